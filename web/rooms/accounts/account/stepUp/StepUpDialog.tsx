import { useState } from "react"
import { answerQuestion } from "../../../../apollo/stepUp.ts"
import { useConfirmIdentityMutation, useProofChoicesQuery } from "../../../../graphql/generated.ts"
import { Button, Stack, Text } from "../../../../parts/chakra.ts"
import { Form, SubmitButton } from "../../../../parts/forms/Form.tsx"
import { TextField } from "../../../../parts/forms/TextField.tsx"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { ModalDialog } from "../../../../parts/ModalDialog.tsx"
import { CodeField, cleanCode } from "../../signIn/CodeField.tsx"
import { PasskeyProof } from "./PasskeyProof.tsx"

/** Asks for the password, a code or a passkey; where the second factor is needed, for no password. */
export const StepUpDialog = ({ needsFactor }: { needsFactor: boolean }) => {
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
      close={() => answerQuestion(false)}
      actions={(!usesCode || hasCodes) && <SubmitButton form={form} action={["Confirm", "Checking..."]} />}
    >
      <Stack gap="4">
        <Text color="fg.muted">
          {needsFactor
            ? "This changes what protects your account, so it needs your second factor: the password alone is not enough."
            : "This needs a fresh proof, so that nobody else can do it at a screen that you have left open."}
        </Text>
        <Form form={form}>
          {!usesCode && (
            <TextField
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
              autoFocus
              error={form.faults.password}
            />
          )}
          {usesCode && hasCodes && (
            <CodeField
              key={String(hasTotp)}
              allowsRecoveryCode
              hasApp={hasTotp}
              onSwitch={form.forget}
              error={form.faults.code}
            />
          )}
          {hasCodes && !needsFactor && (
            <Button
              variant="plain"
              size="sm"
              alignSelf="start"
              paddingX="0"
              marginTop="-4"
              textDecoration="underline"
              onClick={() => {
                form.forget()
                setChoosesCode(!choosesCode)
              }}
            >
              {usesCode ? "Use the password instead" : "Use a code instead"}
            </Button>
          )}
        </Form>
        {passkeys.length > 0 && <PasskeyProof />}
      </Stack>
    </ModalDialog>
  )
}
