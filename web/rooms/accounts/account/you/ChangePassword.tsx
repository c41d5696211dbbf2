import { useState } from "react"
import { toast } from "sonner"
import { useChangePasswordMutation } from "../../../../graphql/generated.ts"
import { Box } from "../../../../parts/chakra.ts"
import { Form, SubmitButton } from "../../../../parts/forms/Form.tsx"
import { NewPasswordField } from "../../../../parts/forms/NewPasswordField.tsx"
import { TextField } from "../../../../parts/forms/TextField.tsx"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { Remark } from "../../../../parts/Remark.tsx"
import { Panel } from "../../../../parts/records/Panel.tsx"

/** Changes the viewer's own password. The name they sign in with is for their password manager. */
export const ChangePassword = ({ username }: { username: string }) => {
  // A new form is an empty one.
  const [formKey, setFormKey] = useState(0)
  const [change] = useChangePasswordMutation({
    onCompleted: () => {
      toast.success("Password changed")
      setFormKey(formKey + 1)
    },
  })
  const form = useForm(({ currentPassword = "", newPassword = "" }) =>
    change({ variables: { input: { currentPassword, newPassword } } }),
  )

  return (
    <Panel title="Password">
      <Box maxWidth="md">
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
          <Remark>Your other sessions end; this one goes on.</Remark>
          <SubmitButton form={form} action={["Change the password", "Saving..."]} isSmall />
        </Form>
      </Box>
    </Panel>
  )
}
