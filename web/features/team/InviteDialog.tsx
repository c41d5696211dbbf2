import { Field } from "@chakra-ui/react/field"
import { Input } from "@chakra-ui/react/input"
import { useState } from "react"
import { FormDialog } from "../../components/forms/FormDialog.tsx"
import { type InviteUserMutation, type Role, useInviteUserMutation } from "../../graphql/generated.ts"
import { failureOf } from "./memberFacts.ts"
import { RoleChoice } from "./RoleChoice.tsx"

interface Props {
  close: () => void
  invited: (answer: InviteUserMutation["inviteUser"]) => void
}

/** Asks whom to invite and as what. */
export const InviteDialog = ({ close, invited }: Props) => {
  const [email, setEmail] = useState("")
  // The one that can do no harm, unless the owner means another.
  const [role, setRole] = useState<Role>("VIEWER")
  const [invite, { loading, error, reset }] = useInviteUserMutation({
    refetchQueries: ["Team"],
    onCompleted: ({ inviteUser }) => invited(inviteUser),
    // The field shows it.
    onError: () => {},
  })

  return (
    <FormDialog
      title="Invite somebody"
      action={["Invite", "Inviting..."]}
      submit={() => invite({ variables: { input: { email: email.trim(), role } } })}
      isBusy={loading}
      close={close}
    >
      <Field.Root required invalid={error !== undefined}>
        <Field.Label>E-mail address</Field.Label>
        <Input
          type="email"
          autoComplete="off"
          maxLength={255}
          value={email}
          onChange={({ currentTarget }) => {
            if (error) reset()
            setEmail(currentTarget.value)
          }}
        />
        <Field.ErrorText>{failureOf(error)}</Field.ErrorText>
      </Field.Root>
      <RoleChoice role={role} choose={setRole} />
    </FormDialog>
  )
}
