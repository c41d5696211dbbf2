import { useState } from "react"
import { failureText } from "../../../../apollo/errors.ts"
import { answerQuestion } from "../../../../apollo/stepUp.ts"
import { Button, Stack, Text, TextButton } from "../../../../components/chakra.ts"
import { Failure, Form, SubmitButton } from "../../../../components/forms/Form.tsx"
import { TextField } from "../../../../components/forms/TextField.tsx"
import { useForm } from "../../../../components/forms/useForm.ts"
import { ModalDialog } from "../../../../components/ModalDialog.tsx"
import { useConfirmIdentityMutation, useProofChoicesQuery } from "../../../../graphql/generated.ts"
import { requestSignIn } from "../../signIn/ask.ts"
import { CodeField, cleanCode } from "../../signIn/CodeField.tsx"
import { BeginPasskeyLoginDocument } from "../../signIn/generated.ts"
import { hasPasskeys, passkeyFailure, signWithPasskey } from "../../signIn/passkeys.ts"

const PasskeyProof = () => {
  const [confirm] = useConfirmIdentityMutation()

  const prove = async () => {
    const { id: challengeId, options } = (await requestSignIn(BeginPasskeyLoginDocument, {})).beginPasskeyLogin
    const passkey = { challengeId, response: await signWithPasskey(options) }
    await confirm({ variables: { input: { passkey } } })
    answerQuestion(true)
  }
  const { submit, isBusy, failure } = useForm(prove, {
    explain: (error) => passkeyFailure(error) ?? failureText(error),
  })

  if (!hasPasskeys()) return null
  return (
    <>
      <Button size="md" alignSelf="start" aria-busy={isBusy} onClick={() => submit()}>
        {isBusy ? "Waiting for the passkey..." : "Use a passkey"}
      </Button>
      <Failure>{failure}</Failure>
    </>
  )
}

interface Props {
  opened: { needsFactor: boolean }
  close: () => void
}

export const StepUpDialog = ({ opened: { needsFactor }, close }: Props) => {
  const { data } = useProofChoicesQuery()
  const [choosesCode, setChoosesCode] = useState(false)
  const [confirm] = useConfirmIdentityMutation({
    onCompleted: () => answerQuestion(true),
  })
  const usesCode = needsFactor || choosesCode
  const form = useForm(({ password, code }) =>
    confirm({ variables: { input: usesCode ? { code: cleanCode(code) } : { password } } }),
  )
  const { hasTotp, recoveryCodesLeft, passkeys } = data?.accountSecurity ?? {
    hasTotp: needsFactor,
    recoveryCodesLeft: 0,
    passkeys: [],
  }
  const hasCodes = hasTotp || recoveryCodesLeft > 0

  return (
    <ModalDialog
      title="Please confirm that it is you"
      close={close}
      actions={(!usesCode || hasCodes) && <SubmitButton form={form} action={["Confirm", "Checking..."]} />}
    >
      <Stack gap="4">
        <Text color="fg.muted">
          {needsFactor
            ? "This changes what protects your account, so it needs your second factor: the password alone is not enough."
            : "This needs a fresh proof, so that nobody else can do it at a screen that you have left open."}
        </Text>
        <Form form={form}>
          {/* Tells password managers which account this is. */}
          <input type="text" autoComplete="username" value={data?.me.username ?? ""} readOnly hidden />
          {!usesCode && (
            <TextField
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
              autoFocus
            />
          )}
          {usesCode && hasCodes && (
            <CodeField key={String(hasTotp)} allowsRecoveryCode hasApp={hasTotp} onSwitch={form.forget} />
          )}
          {hasCodes && !needsFactor && (
            <TextButton
              alignSelf="start"
              marginTop="-4"
              onClick={() => {
                form.forget()
                setChoosesCode(!choosesCode)
              }}
            >
              {usesCode ? "Use the password instead" : "Use a code instead"}
            </TextButton>
          )}
        </Form>
        {passkeys.length > 0 && <PasskeyProof />}
      </Stack>
    </ModalDialog>
  )
}
