import { Button } from "@chakra-ui/react/button"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useId } from "react"
import { toast } from "sonner"
import { failureText, fieldErrors } from "../../../apollo/errors.ts"
import { Form } from "../../../components/forms/Form.tsx"
import { ModalDialog } from "../../../components/ModalDialog.tsx"
import { useDisableTotpMutation } from "../../../graphql/generated.ts"
import { CodeField, cleanCode } from "../../auth/CodeField.tsx"

/** Gives the authenticator app up, by one of its codes. */
export const TurnOffDialog = ({ close }: { close: () => void }) => {
  const formId = useId()
  const [disable, { loading, error, reset }] = useDisableTotpMutation({
    onCompleted: () => {
      toast.success("Codes are no longer asked for")
      close()
    },
    // Shown in the form.
    onError: () => {},
  })
  const refused = fieldErrors(error).code

  return (
    <ModalDialog
      title="Turn off the authenticator app?"
      isAlert
      close={close}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            background="fg.error"
            color="bg"
            loading={loading}
            loadingText="Checking..."
          >
            Turn off
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>Your password alone will do again, unless you have a passkey.</Text>
        <Form
          id={formId}
          isBusy={loading}
          failure={error && !refused ? failureText(error) : undefined}
          submit={({ code }) => disable({ variables: { input: { code: cleanCode(code) } } })}
        >
          <CodeField allowsRecoveryCode onSwitch={reset} error={refused} />
        </Form>
      </Stack>
    </ModalDialog>
  )
}
