import { failureText } from "../../../../apollo/errors.ts"
import { answerQuestion } from "../../../../apollo/stepUp.ts"
import { useConfirmIdentityMutation } from "../../../../graphql/generated.ts"
import { Button } from "../../../../parts/chakra.ts"
import { Failure } from "../../../../parts/forms/Form.tsx"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { ask } from "../../signIn/ask.ts"
import { BeginPasskeyLoginDocument } from "../../signIn/generated.ts"
import { hasPasskeys, passkeyFailure, signWithPasskey } from "../../signIn/passkeys.ts"

/** Proves by a passkey who the operator is, where the browser has them. */
export const PasskeyProof = () => {
  const [confirm] = useConfirmIdentityMutation()

  const prove = async () => {
    const { id: challengeId, options } = (await ask(BeginPasskeyLoginDocument, {})).beginPasskeyLogin
    const passkey = { challengeId, response: await signWithPasskey(options) }
    await confirm({ variables: { input: { passkey } } })
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
