import { useNavigate } from "react-router-dom"
import { toast } from "sonner"
import { removeAdminToken } from "../../../../apollo/adminToken.ts"
import { errorCode, failureText } from "../../../../apollo/errors.ts"
import { HelpText } from "../../../../components/chakra.ts"
import { Form, SubmitButton } from "../../../../components/forms/Form.tsx"
import { NewPasswordField } from "../../../../components/forms/NewPasswordField.tsx"
import { TextField } from "../../../../components/forms/TextField.tsx"
import { useForm } from "../../../../components/forms/useForm.ts"
import { useResetPasswordMutation } from "../../../../graphql/generated.ts"
import { authPaths } from "../authPaths.ts"
import { SignedOutScreen } from "../SignedOutScreen.tsx"
import { DeadLink, INCOMPLETE } from "./DeadLink.tsx"
import { useLinkToken } from "./useLinkToken.ts"

const askAgain = { label: "Ask for a new link", path: authPaths.forgotPassword }

export const PasswordResetPage = () => {
  const token = useLinkToken()
  const navigate = useNavigate()
  const [reset] = useResetPasswordMutation({
    onCompleted: () => {
      // A password reset ends all sessions, so the stored token is of no use.
      removeAdminToken()
      toast.success("Password changed. Sign in with it now.")
      navigate(authPaths.login, { replace: true })
    },
  })
  const form = useForm(({ newPassword = "" }) => reset({ variables: { input: { token, newPassword } } }))
  const refused = form.faults.newPassword
  const code = errorCode(form.error)
  const isDead = code === "NOT_FOUND" || (code === "BAD_USER_INPUT" && !refused)
  return (
    <SignedOutScreen title="Choose a new password">
      {token === "" && <DeadLink next={askAgain}>{INCOMPLETE}</DeadLink>}
      {isDead && <DeadLink next={askAgain}>{failureText(form.error)}</DeadLink>}
      {token !== "" && !isDead && (
        <Form form={form}>
          <TextField
            label="E-mail address"
            help="Optional. Your password manager stores it with the password."
            type="email"
            autoComplete="username"
          />
          <NewPasswordField label="New password" name="newPassword" autoFocus />
          <HelpText>Wherever you are signed in, you will be signed out.</HelpText>
          <SubmitButton form={form} action={["Save the password", "Saving..."]} />
        </Form>
      )}
    </SignedOutScreen>
  )
}
