import { Button } from "@chakra-ui/react/button"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useId, useState } from "react"
import { failureText, fieldErrors } from "../../../apollo/errors.ts"
import { answerQuestion } from "../../../apollo/stepUp.ts"
import { Form } from "../../../components/forms/Form.tsx"
import { TextField } from "../../../components/forms/TextField.tsx"
import { ModalDialog } from "../../../components/ModalDialog.tsx"
import { useConfirmIdentityMutation, useProofChoicesQuery } from "../../../graphql/generated.ts"
import { CodeField, cleanCode } from "../../auth/CodeField.tsx"

/** Asks for the password or a code. */
export const StepUpDialog = () => {
  const formId = useId()
  const { data } = useProofChoicesQuery()
  const [usesCode, setUsesCode] = useState(false)
  const [confirm, { loading, error, reset }] = useConfirmIdentityMutation({
    onCompleted: () => answerQuestion(true),
    // Shown in the form.
    onError: () => {},
  })
  const refused = fieldErrors(error)
  const hasCodes = data?.accountSecurity.hasTotp || (data?.accountSecurity.recoveryCodesLeft ?? 0) > 0

  return (
    <ModalDialog
      title="Please confirm that it is you"
      close={() => answerQuestion(false)}
      actions={
        <>
          <Button variant="outline" onClick={() => answerQuestion(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} colorPalette="brand" loading={loading} loadingText="Checking...">
            Confirm
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">
          This needs a fresh proof, so that nobody else can do it at a screen that you have left open.
        </Text>
        <Form
          id={formId}
          isBusy={loading}
          failure={error && Object.keys(refused).length === 0 ? failureText(error) : undefined}
          submit={({ password, code }) =>
            confirm({ variables: { input: usesCode ? { code: cleanCode(code) } : { password } } })
          }
        >
          {usesCode ? (
            <CodeField allowsRecoveryCode onSwitch={reset} error={refused.code} />
          ) : (
            <TextField
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
              autoFocus
              error={refused.password}
            />
          )}
          {hasCodes && (
            <Button
              variant="plain"
              size="sm"
              alignSelf="start"
              paddingX="0"
              marginTop="-4"
              textDecoration="underline"
              onClick={() => {
                reset()
                setUsesCode(!usesCode)
              }}
            >
              {usesCode ? "Use the password instead" : "Use a code instead"}
            </Button>
          )}
        </Form>
      </Stack>
    </ModalDialog>
  )
}
