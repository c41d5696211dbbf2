import { TickList } from "../../../components/forms/TickList.tsx"
import type { Role } from "../../../graphql/generated.ts"
import { rolesInWords } from "../roles.ts"

export const RoleChoice = ({ role, choose }: { role: Role; choose: (role: Role) => void }) => (
  <TickList legend="Role" options={rolesInWords} chosen={[role]} choose={([name = role]) => choose(name)} isSingle />
)
