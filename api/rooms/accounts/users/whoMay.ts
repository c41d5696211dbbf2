import { type Permission, permits, roles } from "../../../contract/accounts/roles.ts"

/** Condition: active accounts with a role that has the permission. */
export const whoMay = (permission: Permission) => ({
  state: "ACTIVE" as const,
  role: roles.filter((role) => permits(role, permission)),
})
