import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { toast } from "sonner"
import { saveAs } from "../../../../apollo/downloadFile.ts"
import { failureText } from "../../../../apollo/errors.ts"
import { copyText } from "../../../../browser/copyText.ts"
import { Button, chakra, Flex, PrimaryButton, SimpleGrid, Stack, Text } from "../../../../components/chakra.ts"
import { confirm } from "../../../../components/forms/confirm.ts"
import { counted } from "../../../../components/list/counts.ts"
import { ModalDialog } from "../../../../components/ModalDialog.tsx"
import { LoadNotice, useLoadState } from "../../../../components/records/LoadFailure.tsx"
import {
  type AccountSecurity_FactorsFragment,
  useRecoveryCodesMutation,
  useSecurityPageQuery,
} from "../../../../graphql/generated.ts"
import { AuthenticatorApp } from "./AuthenticatorApp.tsx"
import { Passkeys } from "./Passkeys.tsx"
import { Sessions } from "./Sessions.tsx"
import { StatePanel } from "./StatePanel.tsx"

const FILE_NAME = "recovery-codes.txt"

const fileOf = (codes: readonly string[]) =>
  [`Recovery codes for ${window.location.host}. Each of them signs in once.`, "", ...codes, ""].join("\n")

/** The codes cannot be shown again, so nothing but the button closes the dialog. */
const RecoveryCodesDialog = ({ codes, close }: { codes: readonly string[]; close: () => void }) => {
  const copy = async () => {
    if (await copyText(codes.join("\n"))) toast.success("Codes copied")
    else toast.error("The browser has copied nothing. Please download the codes.")
  }

  return (
    <ModalDialog
      title="Store your recovery codes"
      close={() => {}}
      closeLabel={null}
      actions={
        <PrimaryButton size="md" onClick={close}>
          I have stored them
        </PrimaryButton>
      }
    >
      <Stack gap="4">
        <Text>
          If you lose your phone, each of these codes signs you in once. Keep them in a password manager or on paper:
          they are shown only now.
        </Text>
        <SimpleGrid
          as="ul"
          aria-label="Recovery codes"
          columns={2}
          columnGap="4"
          rowGap="1"
          background="bg.muted"
          borderRadius="l2"
          padding="4"
        >
          {codes.map((code) => (
            <chakra.li key={code} fontFamily="mono" overflowWrap="anywhere">
              {code}
            </chakra.li>
          ))}
        </SimpleGrid>
        <Flex gap="2" wrap="wrap">
          <Button onClick={() => saveAs(new Blob([fileOf(codes)], { type: "text/plain" }), FILE_NAME)}>Download</Button>
          <Button onClick={copy}>Copy</Button>
        </Flex>
      </Stack>
    </ModalDialog>
  )
}

const FEW = 3

interface Props {
  security: AccountSecurity_FactorsFragment
  showCodes: (codes: readonly string[]) => void
}

const RecoveryCodes = ({ security: { hasTotp, passkeys, recoveryCodesLeft }, showCodes }: Props) => {
  const [make, { loading }] = useRecoveryCodesMutation({
    onCompleted: ({ recoveryCodes }) => showCodes(recoveryCodes.recoveryCodes),
    onError: (error) => toast.error(failureText(error)),
  })
  const question = {
    title: "Make new recovery codes?",
    text: "The old ones will no longer work.",
    goLabel: "Make new ones",
  }
  const ask = async () => {
    if (!loading && (await confirm(question))) void make()
  }
  if (!hasTotp && passkeys.length === 0) return null
  return (
    <StatePanel
      title="Recovery codes"
      state={recoveryCodesLeft === 0 ? "None left" : `${counted(recoveryCodesLeft, ["code", "codes"])} left`}
      isGood={recoveryCodesLeft > FEW}
    >
      <Stack gap="3" align="start">
        <Text color="fg.muted">Without your phone or passkey, each of these codes signs you in once.</Text>
        <Button aria-busy={loading} onClick={ask}>
          Make new ones
        </Button>
      </Stack>
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
