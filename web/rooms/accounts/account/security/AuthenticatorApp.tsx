import { Suspense, useState } from "react"
import { toast } from "sonner"
import { failureText } from "../../../../apollo/errors.ts"
import { lazyComponent } from "../../../../browser/lazyComponent.tsx"
import { Button, Flex, HelpText, Link, PrimaryButton, Skeleton, Stack, Text } from "../../../../components/chakra.ts"
import { toastDone } from "../../../../components/forms/attempt.ts"
import { Form, SubmitButton } from "../../../../components/forms/Form.tsx"
import { FormDialog } from "../../../../components/forms/FormDialog.tsx"
import { useForm } from "../../../../components/forms/useForm.ts"
import { PreformattedText } from "../../../../components/records/RecordText.tsx"
import {
  type BeginTotpEnrolmentMutation,
  useBeginTotpEnrolmentMutation,
  useConfirmTotpMutation,
  useDisableTotpMutation,
} from "../../../../graphql/generated.ts"
import { CodeField, cleanCode } from "../../signIn/CodeField.tsx"
import { StatePanel } from "./StatePanel.tsx"

const QrCode = lazyComponent(() => import("./QrCode.tsx"), "QrCode")

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret

interface TotpEnrolmentProps {
  enrolment: BeginTotpEnrolmentMutation["beginTotpEnrolment"]
  cancel: () => void
  finish: (recoveryCodes: readonly string[]) => void
}

const TotpEnrolment = ({ enrolment: { secret, uri }, cancel, finish }: TotpEnrolmentProps) => {
  const [confirm] = useConfirmTotpMutation({
    onCompleted: ({ confirmTotp }) => finish(confirmTotp.recoveryCodes),
  })
  const form = useForm(({ code }) => confirm({ variables: { code: cleanCode(code) } }))

  return (
    <Flex gap="6" direction={{ base: "column", md: "row" }}>
      <Suspense fallback={<Skeleton boxSize="48" />}>
        <QrCode label="QR code for the authenticator app" text={uri} />
      </Suspense>
      <Stack gap="5" flex="1" minWidth="0">
        <Stack gap="1">
          <Text fontWeight="medium">1. Scan the picture with your app</Text>
          <HelpText>
            Most password managers can do it too. On this device, <Link href={uri}>open your app</Link> or type the key:
          </HelpText>
          <PreformattedText>{inGroups(secret)}</PreformattedText>
        </Stack>
        <Form form={form}>
          <Stack gap="2" maxWidth="xs">
            <Text fontWeight="medium">2. Enter the code that it shows</Text>
            <CodeField />
          </Stack>
          <Flex gap="2">
            <SubmitButton form={form} action={["Turn on", "Checking..."]} isSmall />
            <Button onClick={cancel}>Cancel</Button>
          </Flex>
        </Form>
      </Stack>
    </Flex>
  )
}

const TurnOffDialog = ({ close }: { close: () => void }) => {
  const [disable] = useDisableTotpMutation({
    onCompleted: toastDone("Codes are no longer asked for", close),
  })
  const form = useForm(({ code }) => disable({ variables: { input: { code: cleanCode(code) } } }))

  return (
    <FormDialog
      title="Turn off the authenticator app?"
      action={["Turn off", "Checking..."]}
      form={form}
      isAlert
      isDanger
      close={close}
    >
      <Text>Your password alone will do again, unless you have a passkey.</Text>
      <CodeField allowsRecoveryCode onSwitch={form.forget} />
    </FormDialog>
  )
}

interface Props {
  isOn: boolean
  showCodes: (codes: readonly string[]) => void
}

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
          <Button onClick={() => setIsTurningOff(true)}>Turn off</Button>
        </Stack>
      )}
      {!isOn && !data && (
        <Stack gap="3" align="start">
          <Text color="fg.muted">
            An app on your phone shows a new code every 30 seconds. Whoever learns your password cannot sign in without
            it.
          </Text>
          <PrimaryButton aria-busy={loading} onClick={() => loading || begin()}>
            Set up
          </PrimaryButton>
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
