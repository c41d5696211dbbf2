import { messages } from "@farelight/api/contract/api/messages.ts"
import { toast } from "sonner"
import { serverError } from "../../../apollo/errors.ts"
import { FormButton } from "../../../parts/forms/Form.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { ask } from "./ask.ts"
import { BeginPasskeyLoginDocument, FinishPasskeyLoginDocument } from "./generated.ts"
import { hasPasskeys, passkeyFailure, signWithPasskey } from "./passkeys.ts"
import { signIn } from "./signIn.ts"

export const PasskeyButton = () => {
  const { submit, isBusy } = useForm(async () => {
    try {
      const { id: challengeId, options } = (await ask(BeginPasskeyLoginDocument, {})).beginPasskeyLogin
      const input = { challengeId, response: await signWithPasskey(options) }
      signIn((await ask(FinishPasskeyLoginDocument, { input })).finishPasskeyLogin.token)
    } catch (error) {
      toast.error(passkeyFailure(error) ?? serverError(error)?.message ?? messages.loginFailed)
    }
  })

  if (!hasPasskeys()) return null
  return (
    <FormButton look="outline" aria-busy={isBusy} onClick={() => submit()}>
      {isBusy ? "Waiting for the passkey..." : "Sign in with a passkey"}
    </FormButton>
  )
}
