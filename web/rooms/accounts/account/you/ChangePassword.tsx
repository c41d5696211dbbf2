import { useState } from "react"
import { toast } from "sonner"
import { useChangePasswordMutation } from "../../../../graphql/generated.ts"
import { Box } from "../../../../parts/chakra.ts"
import { Form, SubmitButton } from "../../../../parts/forms/Form.tsx"
import { NewPasswordField } from "../../../../parts/forms/NewPasswordField.tsx"
import { TextField } from "../../../../parts/forms/TextField.tsx"
import { useChanges } from "../../../../parts/forms/useChanges.ts"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { Panel } from "../../../../parts/records/Panel.tsx"

/** Changes the viewer's own password. The name they sign in with is for their password manager. */
export const ChangePassword = ({ username }: { username: string }) => {
  // A new form is an empty one.
  const [formKey, setFormKey] = useState(0)
  const changes = useChanges()
  const [change] = useChangePasswordMutation({
    onCompleted: () => {
      toast.success("Password changed")
      changes.noteSaved()
      setFormKey(formKey + 1)
    },
  })
  const form = useForm(({ currentPassword = "", newPassword = "" }) =>
    change({ variables: { input: { currentPassword, newPassword } } }),
  )

  return (
    <Panel title="Password" about="When you change it, your other sessions end; this one goes on.">
      <Box maxWidth="28rem" onInput={changes.onInput}>
        <Form key={formKey} form={form}>
          <input type="text" name="username" autoComplete="username" defaultValue={username} hidden />
          <TextField
            label="Current password"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
            error={form.faults.currentPassword}
          />
          <NewPasswordField label="New password" name="newPassword" error={form.faults.newPassword} />
          <SubmitButton
            form={form}
            action={["Change the password", "Saving..."]}
            isSmall
            disabled={!changes.isChanged}
          />
        </Form>
      </Box>
    </Panel>
  )
}
