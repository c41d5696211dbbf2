import { useState } from "react"
import { toast } from "sonner"
import { useChangeUserRoleMutation } from "../../../graphql/generated.ts"
import { FormDialog } from "../../../parts/forms/FormDialog.tsx"
import { useForm } from "../../../parts/forms/useForm.ts"
import { roleLabel } from "../account/roles.ts"
import { type Member, nameOf } from "./memberFacts.ts"
import { RoleChoice } from "./RoleChoice.tsx"

/** Gives a member another role. */
export const RoleDialog = ({ member, close }: { member: Member; close: () => void }) => {
  const { id, role: current } = member.user
  const [role, setRole] = useState(current)
  const [changeRole] = useChangeUserRoleMutation({
    // The viewer may be the member.
    refetchQueries: ["DashboardLayout"],
    onCompleted: () => {
      toast.success(`${nameOf(member)} is ${roleLabel(role).toLowerCase()} now`)
      close()
    },
  })

  const form = useForm(() => (role === current ? close() : changeRole({ variables: { input: { id, role } } })))

  return (
    <FormDialog title={`Role of ${nameOf(member)}`} action={["Save", "Saving..."]} form={form} close={close}>
      <RoleChoice role={role} choose={setRole} />
    </FormDialog>
  )
}
