import { roles as roleNames } from "@farelight/api/contract/accounts/roles.ts"
import type { Role } from "../../graphql/generated.ts"

const inWords: Record<Role, { label: string; explanation: string }> = {
  OWNER: {
    label: "Owner",
    explanation: "Everything, including people, security and the record of who did what.",
  },
  MANAGER: { label: "Manager", explanation: "Works on leads, content, pictures and mail." },
  EDITOR: { label: "Editor", explanation: "Changes content and pictures, and sees no leads." },
  VIEWER: { label: "Viewer", explanation: "Reads leads, content and mail, and changes nothing." },
}

export const roleLabel = (role: Role) => inWords[role].label

export const rolesInWords = roleNames.map((name) => ({ name, ...inWords[name] }))
