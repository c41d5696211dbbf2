import { toast } from "sonner"
import { useDisableTotpMutation } from "../../../../graphql/generated.ts"
import { Text } from "../../../../parts/chakra.ts"
import { FormDialog } from "../../../../parts/forms/FormDialog.tsx"
import { useForm } from "../../../../parts/forms/useForm.ts"
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
    <FormDialog
      title="Turn off the authenticator app?"
      action={["Turn off", "Checking..."]}
      form={form}
      isAlert
      isDanger
      close={close}
    >
      <Text>Your password alone will do again, unless you have a passkey.</Text>
      <CodeField allowsRecoveryCode onSwitch={form.forget} error={form.faults.code} />
    </FormDialog>
  )
}
