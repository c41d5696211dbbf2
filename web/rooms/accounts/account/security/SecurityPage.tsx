import { useState } from "react"
import { useSecurityPageQuery } from "../../../../graphql/generated.ts"
import { Skeleton, Stack } from "../../../../parts/chakra.ts"
import { LoadFailure, useLoadState } from "../../../../parts/records/LoadFailure.tsx"
import { AuthenticatorApp } from "./AuthenticatorApp.tsx"
import { Passkeys } from "./Passkeys.tsx"
import { RecoveryCodes } from "./RecoveryCodes.tsx"
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx"
import { Sessions } from "./Sessions.tsx"

/** How the viewer's account is protected, and where it is signed in. */
export const SecurityPage = () => {
  const query = useSecurityPageQuery({ fetchPolicy: "cache-and-network" })
  const { hasFailed, loadedAt } = useLoadState(query)
  const [newCodes, setNewCodes] = useState<readonly string[]>([])
  const shown = query.data ?? query.previousData

  // Only now: whoever was asked for a second factor would be led on before the codes are stored.
  const finish = () => {
    setNewCodes([])
    void query.refetch().catch(() => undefined)
  }
  const show = (codes: readonly string[]) => (codes.length > 0 ? setNewCodes(codes) : finish())

  return (
    <Stack gap="5">
      {hasFailed && <LoadFailure retry={query.refetch} shownSince={shown && loadedAt} />}
      {!shown && !hasFailed && (
        <Stack role="status" aria-label="Loading" gap="5">
          <Skeleton height="32" />
          <Skeleton height="32" />
          <Skeleton height="48" />
        </Stack>
      )}
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
