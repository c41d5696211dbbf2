import { useState } from "react"
import { toast } from "sonner"
import { failureText, fieldErrors } from "../../../../apollo/errors.ts"
import { Button, Flex, Stack, Text } from "../../../../components/chakra.ts"
import { toastDone } from "../../../../components/forms/attempt.ts"
import { confirm } from "../../../../components/forms/confirm.ts"
import { Form, SubmitButton } from "../../../../components/forms/Form.tsx"
import { TextField } from "../../../../components/forms/TextField.tsx"
import { useForm } from "../../../../components/forms/useForm.ts"
import { counted } from "../../../../components/list/counts.ts"
import { DateTime } from "../../../../components/records/DateTime.tsx"
import {
  type AccountSecurity_FactorsFragment,
  useBeginPasskeyRegistrationMutation,
  useFinishPasskeyRegistrationMutation,
  useRemovePasskeyMutation,
} from "../../../../graphql/generated.ts"
import { createPasskey, hasPasskeys, passkeyFailure } from "../../signIn/passkeys.ts"
import { Fact, FactList, StatePanel } from "./StatePanel.tsx"

const AddPasskey = ({ showCodes }: { showCodes: (codes: readonly string[]) => void }) => {
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
      <Button alignSelf="start" onClick={() => setIsOpen(true)}>
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
      />
      <Flex gap="2">
        <SubmitButton form={form} action={["Add the passkey", "Waiting for your device..."]} isSmall />
        <Button onClick={close}>Cancel</Button>
      </Flex>
    </Form>
  )
}

const Used = ({ at }: { at: string | null }) =>
  at ? (
    <>
      last used <DateTime at={at} />
    </>
  ) : (
    "not used yet"
  )

interface Props {
  passkeys: AccountSecurity_FactorsFragment["passkeys"]
  showCodes: (codes: readonly string[]) => void
}

export const Passkeys = ({ passkeys, showCodes }: Props) => {
  const [remove] = useRemovePasskeyMutation({
    onCompleted: toastDone("Passkey removed"),
    onError: (error) => toast.error(failureText(error)),
  })
  const askToRemove = async ({ id, name }: Props["passkeys"][number]) => {
    const question = {
      title: `Remove “${name}”?`,
      text: "It will no longer sign you in. Your device may keep it until you delete it there.",
      goLabel: "Remove",
    }
    if (await confirm(question)) void remove({ variables: { id } })
  }
  const count = passkeys.length
  return (
    <StatePanel
      title="Passkeys"
      state={count === 0 ? "None" : counted(count, ["passkey", "passkeys"])}
      isGood={count > 0}
    >
      <Stack gap="4">
        <Text color="fg.muted">
          A passkey signs you in by your fingerprint, your face or the lock of your device, without password and code.
        </Text>
        {count > 0 && (
          <FactList label="Passkeys">
            {passkeys.map((passkey) => (
              <Fact
                key={passkey.id}
                title={passkey.name}
                facts={
                  <>
                    Added <DateTime at={passkey.createdAt} />, <Used at={passkey.lastUsedAt} />
                  </>
                }
                action={
                  <Button aria-label={`Remove ${passkey.name}`} onClick={() => askToRemove(passkey)}>
                    Remove
                  </Button>
                }
              />
            ))}
          </FactList>
        )}
        {hasPasskeys() ? (
          <AddPasskey showCodes={showCodes} />
        ) : (
          <Text fontSize="sm">
            This browser has no passkeys at this address. They need https and a current browser.
          </Text>
        )}
      </Stack>
    </StatePanel>
  )
}
