import { useState } from "react"
import { toast } from "sonner"
import { failureText } from "../../../../apollo/errors.ts"
import { type AccountSecurity_FactorsFragment, useMakeRecoveryCodesMutation } from "../../../../graphql/generated.ts"
import { Button, Stack, Text } from "../../../../parts/chakra.ts"
import { counted } from "../../../../parts/list/counts.ts"
import { ConfirmDialog } from "../../../../parts/ModalDialog.tsx"
import { StatePanel } from "./StatePanel.tsx"

// Then it is time for new ones.
const FEW = 3

interface Props {
  security: AccountSecurity_FactorsFragment
  showCodes: (codes: readonly string[]) => void
}

/** Codes for the day on which the phone is lost. They stand in for any second factor. */
export const RecoveryCodes = ({ security: { hasTotp, passkeys, recoveryCodesLeft }, showCodes }: Props) => {
  const [isAsking, setIsAsking] = useState(false)
  const [make, { loading }] = useMakeRecoveryCodesMutation({
    onCompleted: ({ recoveryCodes }) => showCodes(recoveryCodes.recoveryCodes),
    onError: (error) => toast.error(failureText(error)),
  })
  if (!hasTotp && passkeys.length === 0) return null
  return (
    <StatePanel
      title="Recovery codes"
      state={recoveryCodesLeft === 0 ? "None left" : `${counted(recoveryCodesLeft, ["code", "codes"])} left`}
      isGood={recoveryCodesLeft > FEW}
    >
      <Stack gap="3" align="start">
        <Text color="fg.muted">Without your phone or passkey, each of these codes signs you in once.</Text>
        <Button variant="outline" size="sm" aria-busy={loading} onClick={() => loading || setIsAsking(true)}>
          Make new ones
        </Button>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title="Make new recovery codes?"
          text="The old ones will no longer work."
          goLabel="Make new ones"
          close={() => setIsAsking(false)}
          go={make}
        />
      )}
    </StatePanel>
  )
}
