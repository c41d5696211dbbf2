import { useState } from "react"
import { toast } from "sonner"
import { fieldErrors } from "../../../../apollo/errors.ts"
import {
  useBeginPasskeyRegistrationMutation,
  useFinishPasskeyRegistrationMutation,
} from "../../../../graphql/generated.ts"
import { Button, Flex } from "../../../../parts/chakra.ts"
import { Form, SubmitButton } from "../../../../parts/forms/Form.tsx"
import { TextField } from "../../../../parts/forms/TextField.tsx"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { createPasskey, passkeyFailure } from "../../signIn/passkeys.ts"

/** Adds a passkey under a name that tells it from others. */
export const AddPasskey = ({ showCodes }: { showCodes: (codes: readonly string[]) => void }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [begin] = useBeginPasskeyRegistrationMutation()
  const [finish] = useFinishPasskeyRegistrationMutation()
  const add = async (name: string) => {
    const challenge = (await begin()).data?.beginPasskeyRegistration
    const response = await createPasskey(challenge?.options)
    const { data } = await finish({ variables: { input: { challengeId: challenge?.id ?? "", response, name } } })
    setIsOpen(false)
    toast.success("Passkey added")
    showCodes(data?.finishPasskeyRegistration.recoveryCodes ?? [])
  }
  const form = useForm(({ name = "" }) => add(name.trim()), {
    explain: (error) => passkeyFailure(error) ?? fieldErrors(error),
  })

  const close = () => {
    setIsOpen(false)
    form.forget()
  }

  if (!isOpen)
    return (
      <Button variant="outline" size="sm" alignSelf="start" onClick={() => setIsOpen(true)}>
        Add a passkey
      </Button>
    )
  return (
    <Form form={form}>
      <TextField
        label="Name of the passkey"
        help="So that you can tell it from others, for example “Work laptop”."
        name="name"
        maxLength={100}
        look="narrow"
        required
        autoFocus
        error={form.faults.name}
      />
      <Flex gap="2">
        <SubmitButton form={form} action={["Add the passkey", "Waiting for your device..."]} isSmall />
        <Button variant="outline" size="sm" onClick={close}>
          Cancel
        </Button>
      </Flex>
    </Form>
  )
}
