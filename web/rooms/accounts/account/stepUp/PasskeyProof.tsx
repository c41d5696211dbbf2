import { failureText } from "../../../../apollo/errors.ts"
import { answerQuestion } from "../../../../apollo/stepUp.ts"
import { useBeginPasskeyLoginMutation, useConfirmIdentityMutation } from "../../../../graphql/generated.ts"
import { Button } from "../../../../parts/chakra.ts"
import { Failure } from "../../../../parts/forms/Form.tsx"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { hasPasskeys, passkeyFailure, signWithPasskey } from "../../signIn/passkeys.ts"

/** Proves by a passkey who the operator is, where the browser has them. */
export const PasskeyProof = () => {
  const [begin] = useBeginPasskeyLoginMutation()
  const [confirm] = useConfirmIdentityMutation()

  const prove = async () => {
    const challenge = (await begin()).data?.beginPasskeyLogin
    const response = await signWithPasskey(challenge?.options)
    await confirm({ variables: { input: { passkey: { challengeId: challenge?.id ?? "", response } } } })
    answerQuestion(true)
  }
  const { submit, isBusy, failure } = useForm(prove, {
    explain: (error) => passkeyFailure(error) ?? failureText(error),
  })

  if (!hasPasskeys()) return null
  return (
    <>
      <Button variant="outline" alignSelf="start" aria-busy={isBusy} onClick={() => submit()}>
        {isBusy ? "Waiting for the passkey..." : "Use a passkey"}
      </Button>
      <Failure>{failure}</Failure>
    </>
  )
}
