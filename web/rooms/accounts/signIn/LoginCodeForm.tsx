import { errorCode, failureText } from "../../../apollo/errors.ts"
import { Form, FormButton, SubmitButton } from "../../../parts/forms/Form.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { ask } from "./ask.ts"
import { CodeField, cleanCode } from "./CodeField.tsx"
import { LoginDocument, type LoginMutationVariables } from "./generated.ts"
import { PasskeyButton } from "./PasskeyButton.tsx"
import styles from "./signIn.module.css"
import { signIn } from "./signIn.ts"

const WRONG_CODE = "This code is wrong, or was used before. Enter the one that is shown now."

interface Props {
  credentials: LoginMutationVariables
  startOver: () => void
}

/** The second step of signing in, for an account that has a second factor. */
export const LoginCodeForm = ({ credentials, startOver }: Props) => {
  const form = useForm(
    async ({ code }) => signIn((await ask(LoginDocument, { ...credentials, code: cleanCode(code) })).login.token),
    { explain: (error) => (errorCode(error) === "UNAUTHENTICATED" ? { code: WRONG_CODE } : failureText(error)) },
  )

  return (
    <Form form={form}>
      <p className={styles.remark}>Your password is right. Your account also asks for a code, or for your passkey.</p>
      <CodeField allowsRecoveryCode onSwitch={form.forget} error={form.faults.code} />
      <SubmitButton form={form} action={["Continue", "Checking..."]} />
      <PasskeyButton />
      <FormButton look="underlined" onClick={startOver}>
        Back to user name and password
      </FormButton>
    </Form>
  )
}
