import { Button } from "@chakra-ui/react/button"
import { Field } from "@chakra-ui/react/field"
import { Input } from "@chakra-ui/react/input"
import { Stack } from "@chakra-ui/react/stack"
import { type SubmitEvent, useId, useState } from "react"
import { ModalDialog } from "../../components/ModalDialog.tsx"
import { type InviteUserMutation, type Role, useInviteUserMutation } from "../../graphql/generated.ts"
import { failureOf } from "./memberFacts.ts"
import { RoleChoice } from "./RoleChoice.tsx"

interface Props {
  close: () => void
  invited: (answer: InviteUserMutation["inviteUser"]) => void
}

/** Asks whom to invite and as what. */
export const InviteDialog = ({ close, invited }: Props) => {
  const id = useId()
  const [email, setEmail] = useState("")
  // The one that can do no harm, unless the owner means another.
  const [role, setRole] = useState<Role>("VIEWER")
  const [invite, { loading, error, reset }] = useInviteUserMutation({
    refetchQueries: ["Team"],
    onCompleted: ({ inviteUser }) => invited(inviteUser),
    // The field shows it.
    onError: () => {},
  })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!loading) void invite({ variables: { input: { email: email.trim(), role } } })
  }

  return (
    <ModalDialog
      title="Invite somebody"
      close={close}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} colorPalette="brand" aria-busy={loading}>
            {loading ? "Inviting..." : "Invite"}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <Stack gap="5">
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
        </Stack>
      </form>
    </ModalDialog>
  )
}
