import { toast } from "sonner"
import { useDisableTotpMutation } from "../../../../graphql/generated.ts"
import { Button, Stack, Text } from "../../../../parts/chakra.ts"
import { Form } from "../../../../parts/forms/Form.tsx"
import { useForm } from "../../../../parts/forms/useForm.ts"
import { ModalDialog } from "../../../../parts/ModalDialog.tsx"
import { CodeField, cleanCode } from "../../signIn/CodeField.tsx"

/** Gives the authenticator app up, by one of its codes. */
export const TurnOffDialog = ({ close }: { close: () => void }) => {
  const [disable] = useDisableTotpMutation({
    onCompleted: () => {
      toast.success("Codes are no longer asked for")
      close()
    },
  })
  const form = useForm(({ code }) => disable({ variables: { input: { code: cleanCode(code) } } }))

  return (
    <ModalDialog
      title="Turn off the authenticator app?"
      isAlert
      close={close}
      actions={
        <Button
          type="submit"
          form={form.props.id}
          background="fg.error"
          color="bg"
          loading={form.isBusy}
          loadingText="Checking..."
        >
          Turn off
        </Button>
      }
    >
      <Stack gap="4">
        <Text>Your password alone will do again, unless you have a passkey.</Text>
        <Form form={form}>
          <CodeField allowsRecoveryCode onSwitch={form.forget} error={form.faults.code} />
        </Form>
      </Stack>
    </ModalDialog>
  )
}
