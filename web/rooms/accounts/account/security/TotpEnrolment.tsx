import { lazy, Suspense } from "react"
import { type BeginTotpEnrolmentMutation, useConfirmTotpMutation } from "../../../../graphql/generated.ts"
import { Button, Flex, Skeleton, Stack, Text } from "../../../../parts/chakra.ts"
import { Form, SubmitButton } from "../../../../parts/forms/Form.tsx"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { Remark } from "../../../../parts/Remark.tsx"
import { Verbatim } from "../../../../parts/records/RecordText.tsx"
import { CodeField, cleanCode } from "../../signIn/CodeField.tsx"

const QrCode = lazy(async () => ({ default: (await import("./QrCode.tsx")).QrCode }))

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret

interface Props {
  enrolment: BeginTotpEnrolmentMutation["beginTotpEnrolment"]
  cancel: () => void
  finish: (recoveryCodes: readonly string[]) => void
}

/** The two steps that connect an authenticator app. */
export const TotpEnrolment = ({ enrolment: { secret, uri }, cancel, finish }: Props) => {
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
          <Remark>Most password managers can do it too. On this device, type the key instead:</Remark>
          <Verbatim>{inGroups(secret)}</Verbatim>
        </Stack>
        <Form form={form}>
          <Stack gap="2" maxWidth="xs">
            <Text fontWeight="medium">2. Enter the code that it shows</Text>
            <CodeField error={form.faults.code} />
          </Stack>
          <Flex gap="2">
            <SubmitButton form={form} action={["Turn on", "Checking..."]} isSmall />
            <Button variant="outline" size="sm" onClick={cancel}>
              Cancel
            </Button>
          </Flex>
        </Form>
      </Stack>
    </Flex>
  )
}
