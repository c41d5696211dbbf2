import { type Permission, permits, roles } from "../../../contract/accounts/roles.ts"

/** The condition of accounts that are in use and have a role that permits something. */
export const whoMay = (permission: Permission) => ({
  state: "ACTIVE" as const,
  role: roles.filter((role) => permits(role, permission)),
})
