import { failureText } from "../../../apollo/errors.ts"
import { type InviteUserMutation, type Role, useInviteUserMutation } from "../../../graphql/generated.ts"
import { FormDialog } from "../../../parts/forms/FormDialog.tsx"
import { TextField } from "../../../parts/forms/TextField.tsx"
import { useDraft } from "../../../parts/forms/useDraft.ts"
import { useForm } from "../../../parts/forms/useForm.ts"
import { RoleChoice } from "./RoleChoice.tsx"

interface Props {
  close: () => void
  invited: (answer: InviteUserMutation["inviteUser"]) => void
}

export const InviteDialog = ({ close, invited }: Props) => {
  // Defaults to the role with the fewest permissions.
  const draft = useDraft<{ email: string; role: Role }>("invitation", { email: "", role: "VIEWER" })
  const { email, role } = draft.values
  const [invite] = useInviteUserMutation({
    refetchQueries: ["Team"],
    onCompleted: ({ inviteUser }) => invited(inviteUser),
  })
  const form = useForm(() => invite({ variables: { input: { email: email.trim(), role } } }), {
    explain: (error) => ({ email: failureText(error) }),
    draft,
  })

  return (
    <FormDialog title="Invite somebody" action={["Invite", "Inviting..."]} form={form} close={close}>
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="off"
        maxLength={255}
        required
        error={form.faults.email}
        value={email}
        onChange={({ currentTarget }) => draft.change({ email: currentTarget.value })}
      />
      <RoleChoice role={role} choose={(chosen) => draft.change({ role: chosen })} />
    </FormDialog>
  )
}
