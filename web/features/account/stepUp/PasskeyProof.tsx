import { Button } from "@chakra-ui/react/button"
import { Text } from "@chakra-ui/react/text"
import { useState } from "react"
import { failureText } from "../../../apollo/errors.ts"
import { answerQuestion } from "../../../apollo/stepUp.ts"
import { useBeginPasskeyLoginMutation, useConfirmIdentityMutation } from "../../../graphql/generated.ts"
import { hasPasskeys, passkeyFailure, signWithPasskey } from "../../auth/passkeys.ts"

/** Proves by a passkey who the operator is, where the browser has them. */
export const PasskeyProof = () => {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [begin] = useBeginPasskeyLoginMutation()
  const [confirm] = useConfirmIdentityMutation()

  const prove = async () => {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      const challenge = (await begin()).data?.beginPasskeyLogin
      const response = await signWithPasskey(challenge?.options)
      await confirm({ variables: { input: { passkey: { challengeId: challenge?.id ?? "", response } } } })
      answerQuestion(true)
    } catch (error) {
      setFailure(passkeyFailure(error) ?? failureText(error))
    } finally {
      setIsBusy(false)
    }
  }

  if (!hasPasskeys()) return null
  return (
    <>
      <Button variant="outline" alignSelf="start" aria-busy={isBusy} onClick={prove}>
        {isBusy ? "Waiting for the passkey..." : "Use a passkey"}
      </Button>
      {failure && (
        <Text role="alert" color="fg.error" fontSize="sm">
          {failure}
        </Text>
      )}
    </>
  )
}
