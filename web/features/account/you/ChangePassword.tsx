import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Text } from "@chakra-ui/react/text"
import { useState } from "react"
import { toast } from "sonner"
import { errorCode, failureText, fieldErrors } from "../../../apollo/errors.ts"
import { provingContext } from "../../../apollo/sessionLink.ts"
import { Form } from "../../../components/forms/Form.tsx"
import { NewPasswordField } from "../../../components/forms/NewPasswordField.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import { useChangePasswordMutation } from "../../../graphql/generated.ts"

/** Changes the viewer's own password. The name they sign in with is for their password manager. */
export const ChangePassword = ({ username }: { username: string }) => {
  // A new form is an empty one.
  const [formKey, setFormKey] = useState(0)
  const [change, { loading, error }] = useChangePasswordMutation({
    context: provingContext,
    onCompleted: () => {
      toast.success("Password changed")
      setFormKey(formKey + 1)
    },
    // Shown in the form.
    onError: () => {},
  })
  const { newPassword, currentPassword } = fieldErrors(error)
  const wrong = errorCode(error) === "UNAUTHENTICATED" ? "This password is wrong." : currentPassword

  return (
    <Panel title="Password">
      <Box maxWidth="md">
        <Form
          key={formKey}
          isBusy={loading}
          failure={error && !newPassword && !wrong ? failureText(error) : undefined}
          submit={({ currentPassword: current = "", newPassword: next = "" }) =>
            change({ variables: { input: { currentPassword: current, newPassword: next } } })
          }
        >
          <input type="text" name="username" autoComplete="username" defaultValue={username} hidden />
          <TextField
            label="Current password"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
            error={wrong}
          />
          <NewPasswordField label="New password" name="newPassword" error={newPassword} />
          <Text color="fg.muted" fontSize="sm">
            Your other sessions end; this one goes on.
          </Text>
          <Button
            type="submit"
            size="sm"
            alignSelf="start"
            colorPalette="brand"
            loading={loading}
            loadingText="Saving..."
          >
            Change the password
          </Button>
        </Form>
      </Box>
    </Panel>
  )
}
