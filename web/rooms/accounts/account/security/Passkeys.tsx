import { useState } from "react"
import { toast } from "sonner"
import { failureText } from "../../../../apollo/errors.ts"
import { type Passkey_FactsFragment, useRemovePasskeyMutation } from "../../../../graphql/generated.ts"
import { Button, Stack, Text } from "../../../../parts/chakra.ts"
import { counted } from "../../../../parts/list/counts.ts"
import { ConfirmDialog } from "../../../../parts/ModalDialog.tsx"
import { Moment } from "../../../../parts/records/Moment.tsx"
import { hasPasskeys } from "../../signIn/passkeys.ts"
import { AddPasskey } from "./AddPasskey.tsx"
import { Fact, FactList } from "./FactList.tsx"
import { StatePanel } from "./StatePanel.tsx"

const Used = ({ at }: { at: string | null }) =>
  at ? (
    <>
      last used <Moment at={at} />
    </>
  ) : (
    "not used yet"
  )

interface Props {
  passkeys: readonly Passkey_FactsFragment[]
  showCodes: (codes: readonly string[]) => void
}

/** The viewer's passkeys. */
export const Passkeys = ({ passkeys, showCodes }: Props) => {
  const [removing, setRemoving] = useState<Passkey_FactsFragment>()
  const [remove] = useRemovePasskeyMutation({
    onCompleted: () => toast.success("Passkey removed"),
    onError: (error) => toast.error(failureText(error)),
  })
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
                    Added <Moment at={passkey.createdAt} />, <Used at={passkey.lastUsedAt} />
                  </>
                }
                action={
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Remove ${passkey.name}`}
                    onClick={() => setRemoving(passkey)}
                  >
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
      {removing && (
        <ConfirmDialog
          title={`Remove “${removing.name}”?`}
          text="It will no longer sign you in. Your device may keep it until you delete it there."
          goLabel="Remove"
          close={() => setRemoving(undefined)}
          go={() => remove({ variables: { id: removing.id } })}
        />
      )}
    </StatePanel>
  )
}
