import { messages } from "@farelight/api/contract/api/messages.ts"
import { toast } from "sonner"
import { serverError } from "../../../apollo/errors.ts"
import { useBeginPasskeyLoginMutation, useFinishPasskeyLoginMutation } from "../../../graphql/generated.ts"
import { Button } from "../../../parts/chakra.ts"
import { useForm } from "../../../parts/forms/useForm.ts"
import { hasPasskeys, passkeyFailure, signWithPasskey } from "./passkeys.ts"
import { useSignIn } from "./useSignIn.ts"

/** Signs in with a passkey, where the browser has them. */
export const PasskeyButton = () => {
  const [begin] = useBeginPasskeyLoginMutation()
  const [finish] = useFinishPasskeyLoginMutation()
  const signIn = useSignIn()

  const { submit, isBusy } = useForm(async () => {
    try {
      const challenge = (await begin()).data?.beginPasskeyLogin
      const response = await signWithPasskey(challenge?.options)
      const { data } = await finish({ variables: { input: { challengeId: challenge?.id ?? "", response } } })
      if (data) signIn(data.finishPasskeyLogin.token)
    } catch (error) {
      toast.error(passkeyFailure(error) ?? serverError(error)?.message ?? messages.loginFailed)
    }
  })

  if (!hasPasskeys()) return null
  return (
    <Button variant="outline" borderColor="border.emphasized" aria-busy={isBusy} onClick={() => submit()}>
      {isBusy ? "Waiting for the passkey..." : "Sign in with a passkey"}
    </Button>
  )
}
