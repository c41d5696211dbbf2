import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import { useState } from "react"
import { toast } from "sonner"
import { failureText, fieldErrors } from "../../../apollo/errors.ts"
import { Form } from "../../../components/forms/Form.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import {
  useBeginPasskeyRegistrationMutation,
  useFinishPasskeyRegistrationMutation,
} from "../../../graphql/generated.ts"
import { createPasskey, passkeyFailure } from "../../auth/passkeys.ts"

/** Adds a passkey under a name that tells it from others. */
export const AddPasskey = ({ showCodes }: { showCodes: (codes: readonly string[]) => void }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [begin] = useBeginPasskeyRegistrationMutation()
  const [finish] = useFinishPasskeyRegistrationMutation()
  const refused = fieldErrors(error).name

  const close = () => {
    setIsOpen(false)
    setError(undefined)
  }

  const add = async (name: string) => {
    setIsBusy(true)
    setError(undefined)
    try {
      const challenge = (await begin()).data?.beginPasskeyRegistration
      const response = await createPasskey(challenge?.options)
      const { data } = await finish({ variables: { input: { challengeId: challenge?.id ?? "", response, name } } })
      setIsOpen(false)
      toast.success("Passkey added")
      showCodes(data?.finishPasskeyRegistration.recoveryCodes ?? [])
    } catch (failure) {
      setError(failure)
    } finally {
      setIsBusy(false)
    }
  }

  if (!isOpen)
    return (
      <Button variant="outline" size="sm" alignSelf="start" onClick={() => setIsOpen(true)}>
        Add a passkey
      </Button>
    )
  return (
    <Form
      isBusy={isBusy}
      failure={error !== undefined && !refused ? (passkeyFailure(error) ?? failureText(error)) : undefined}
      submit={({ name = "" }) => add(name.trim())}
    >
      <TextField
        label="Name of the passkey"
        help="So that you can tell it from others, for example “Work laptop”."
        name="name"
        maxLength={100}
        maxWidth="md"
        required
        autoFocus
        error={refused}
      />
      <Flex gap="2">
        <Button type="submit" size="sm" colorPalette="brand" loading={isBusy} loadingText="Waiting for your device...">
          Add the passkey
        </Button>
        <Button variant="outline" size="sm" onClick={close}>
          Cancel
        </Button>
      </Flex>
    </Form>
  )
}
