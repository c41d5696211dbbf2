import { errorCode, failureText } from "../../../apollo/errors.ts"
import { type LoginMutationVariables, useLoginMutation } from "../../../graphql/generated.ts"
import { Button, Text } from "../../../parts/chakra.ts"
import { Form, SubmitButton } from "../../../parts/forms/Form.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { CodeField, cleanCode } from "./CodeField.tsx"
import { PasskeyButton } from "./PasskeyButton.tsx"
import { useSignIn } from "./useSignIn.ts"

const WRONG_CODE = "This code is wrong, or was used before. Enter the one that is shown now."

interface Props {
  credentials: LoginMutationVariables
  startOver: () => void
}

/** The second step of signing in, for an account that has a second factor. */
export const LoginCodeForm = ({ credentials, startOver }: Props) => {
  const signIn = useSignIn()
  const [login] = useLoginMutation({
    onCompleted: ({ login: session }) => signIn(session.token),
  })
  const form = useForm(({ code }) => login({ variables: { ...credentials, code: cleanCode(code) } }), {
    explain: (error) => (errorCode(error) === "UNAUTHENTICATED" ? { code: WRONG_CODE } : failureText(error)),
  })

  return (
    <Form form={form}>
      <Text color="fg.muted">Your password is right. Your account also asks for a code, or for your passkey.</Text>
      <CodeField allowsRecoveryCode onSwitch={form.forget} error={form.faults.code} />
      <SubmitButton form={form} action={["Continue", "Checking..."]} />
      <PasskeyButton />
      <Button variant="plain" size="sm" alignSelf="start" paddingX="0" textDecoration="underline" onClick={startOver}>
        Back to user name and password
      </Button>
    </Form>
  )
}
