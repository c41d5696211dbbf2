import { Button } from "@chakra-ui/react/button"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { useState } from "react"
import { toast } from "sonner"
import { ModalDialog } from "../../components/ModalDialog.tsx"
import { useChangeUserRoleMutation } from "../../graphql/generated.ts"
import { roleLabel } from "../account/roles.ts"
import { failureOf, type Member, nameOf } from "./memberFacts.ts"
import { RoleChoice } from "./RoleChoice.tsx"

/** Gives a member another role. */
export const RoleDialog = ({ member, close }: { member: Member; close: () => void }) => {
  const { id, role: current } = member.user
  const [role, setRole] = useState(current)
  const [changeRole, { loading, error }] = useChangeUserRoleMutation({
    // The viewer may be the member.
    refetchQueries: ["DashboardLayout"],
    onCompleted: () => {
      toast.success(`${nameOf(member)} is ${roleLabel(role).toLowerCase()} now`)
      close()
    },
    // The dialog shows it.
    onError: () => {},
  })

  const save = () => {
    if (role === current) close()
    else if (!loading) void changeRole({ variables: { input: { id, role } } })
  }

  return (
    <ModalDialog
      title={`Role of ${nameOf(member)}`}
      close={close}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button colorPalette="brand" aria-busy={loading} onClick={save}>
            {loading ? "Saving..." : "Save"}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <RoleChoice role={role} choose={setRole} />
        {error && (
          <Text role="alert" color="fg.error" fontSize="sm">
            {failureOf(error)}
          </Text>
        )}
      </Stack>
    </ModalDialog>
  )
}
