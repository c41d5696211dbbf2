import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { toast } from "sonner"
import { failureText } from "../../../../apollo/errors.ts"
import {
  type AccountSecurity_FactorsFragment,
  useMakeRecoveryCodesMutation,
  useSecurityPageQuery,
} from "../../../../graphql/generated.ts"
import { Button, Stack, Text } from "../../../../parts/chakra.ts"
import { counted } from "../../../../parts/list/counts.ts"
import { ConfirmDialog } from "../../../../parts/ModalDialog.tsx"
import { useLoadState } from "../../../../parts/records/LoadFailure.tsx"
import { LoadNotice } from "../../../../parts/records/LoadNotice.tsx"
import { AuthenticatorApp } from "./AuthenticatorApp.tsx"
import { Passkeys } from "./Passkeys.tsx"
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx"
import { Sessions } from "./Sessions.tsx"
import { StatePanel } from "./StatePanel.tsx"

// Suggests new codes below this number.
const FEW = 3

interface Props {
  security: AccountSecurity_FactorsFragment
  showCodes: (codes: readonly string[]) => void
}

/** Recovery codes replace any second factor. */
const RecoveryCodes = ({ security: { hasTotp, passkeys, recoveryCodesLeft }, showCodes }: Props) => {
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
        <Button aria-busy={loading} onClick={() => loading || setIsAsking(true)}>
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

export const SecurityPage = () => {
  const query = useSecurityPageQuery({ fetchPolicy: "cache-and-network" })
  const [newCodes, setNewCodes] = useState<readonly string[]>([])
  const shown = query.data ?? query.previousData
  const part = useRef<HTMLDivElement>(null)
  const isAsked = useLocation().hash === "#security"
  const isShown = shown !== undefined
  useEffect(() => {
    if (isShown && isAsked) part.current?.scrollIntoView?.()
  }, [isShown, isAsked])

  // Reloads only now, as a completed second factor would navigate away before the codes are saved.
  const finish = () => {
    setNewCodes([])
    void query.refetch().catch(() => undefined)
  }
  const show = (codes: readonly string[]) => (codes.length > 0 ? setNewCodes(codes) : finish())

  return (
    <Stack gap="5" ref={part}>
      <LoadNotice state={useLoadState(query)} content={shown} label="Loading" height="36" gap="5" />
      {shown && (
        <>
          <AuthenticatorApp isOn={shown.accountSecurity.hasTotp} showCodes={show} />
          <Passkeys passkeys={shown.accountSecurity.passkeys} showCodes={show} />
          <RecoveryCodes security={shown.accountSecurity} showCodes={show} />
          <Sessions sessions={shown.sessions} reload={query.refetch} />
        </>
      )}
      {newCodes.length > 0 && <RecoveryCodesDialog codes={newCodes} close={finish} />}
    </Stack>
  )
}
