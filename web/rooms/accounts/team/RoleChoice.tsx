import type { Role } from "../../../graphql/generated.ts"
import { TickList } from "../../../parts/forms/TickList.tsx"
import { rolesInWords } from "../roles.ts"

export const RoleChoice = ({ role, choose }: { role: Role; choose: (role: Role) => void }) => (
  <TickList legend="Role" options={rolesInWords} chosen={[role]} choose={([name = role]) => choose(name)} isSingle />
)
