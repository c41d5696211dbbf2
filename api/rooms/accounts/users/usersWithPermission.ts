import { type Permission, permits, roles } from "../../../contract/accounts/roles.ts"

export const usersWithPermission = (permission: Permission) => ({
  state: "ACTIVE" as const,
  role: roles.filter((role) => permits(role, permission)),
})
