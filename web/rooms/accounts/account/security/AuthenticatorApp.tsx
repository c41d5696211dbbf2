import { useState } from "react"
import { toast } from "sonner"
import { failureText } from "../../../../apollo/errors.ts"
import { useBeginTotpEnrolmentMutation } from "../../../../graphql/generated.ts"
import { Button, Stack, Text } from "../../../../parts/chakra.ts"
import { StatePanel } from "./StatePanel.tsx"
import { TotpEnrolment } from "./TotpEnrolment.tsx"
import { TurnOffDialog } from "./TurnOffDialog.tsx"

interface Props {
  isOn: boolean
  showCodes: (codes: readonly string[]) => void
}

/** Codes of an authenticator app as a second factor. */
export const AuthenticatorApp = ({ isOn, showCodes }: Props) => {
  const [isTurningOff, setIsTurningOff] = useState(false)
  const [begin, { data, loading, reset }] = useBeginTotpEnrolmentMutation({
    onError: (error) => toast.error(failureText(error)),
  })

  return (
    <StatePanel title="Authenticator app" state={isOn ? "On" : "Off"} isGood={isOn}>
      {isOn && (
        <Stack gap="3" align="start">
          <Text color="fg.muted">Signing in takes a code of your app.</Text>
          <Button variant="outline" size="sm" onClick={() => setIsTurningOff(true)}>
            Turn off
          </Button>
        </Stack>
      )}
      {!isOn && !data && (
        <Stack gap="3" align="start">
          <Text color="fg.muted">
            An app on your phone shows a new code every 30 seconds. Whoever learns your password cannot sign in without
            it.
          </Text>
          <Button colorPalette="brand" size="sm" aria-busy={loading} onClick={() => loading || begin()}>
            Set up
          </Button>
        </Stack>
      )}
      {!isOn && data && (
        <TotpEnrolment
          enrolment={data.beginTotpEnrolment}
          cancel={reset}
          finish={(codes) => {
            reset()
            showCodes(codes)
          }}
        />
      )}
      {isTurningOff && <TurnOffDialog close={() => setIsTurningOff(false)} />}
    </StatePanel>
  )
}
