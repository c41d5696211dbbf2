import { namesOf } from "../text/namesOf.ts"

export const permissions = [
  "account",
  "leads:read",
  "leads:write",
  "leads:erase",
  "content:read",
  "content:write",
  "media:read",
  "media:write",
  "mail:read",
  "mail:write",
  "events:read",
  "webhooks:write",
  "team:manage",
] as const

/** "account" covers the user's own account and is open to every signed-in user. */
export type Permission = (typeof permissions)[number]

const without = (...missing: Permission[]) => permissions.filter((permission) => !missing.includes(permission))

export const permissionsOf = {
  OWNER: permissions,
  MANAGER: without("events:read", "webhooks:write", "team:manage"),
  EDITOR: ["account", "content:read", "content:write", "media:read", "media:write"],
  VIEWER: ["account", "leads:read", "content:read", "mail:read"],
} as const satisfies Record<string, readonly Permission[]>

export type Role = keyof typeof permissionsOf

export const roles = namesOf(permissionsOf)

export const permits = (role: Role, permission: Permission) =>
  (permissionsOf[role] as readonly Permission[]).includes(permission)

export const viewerPermissionsOf = (role: Role) => ({
  viewerCanReadLeads: permits(role, "leads:read"),
  viewerCanWorkLeads: permits(role, "leads:write"),
  viewerCanEraseLeads: permits(role, "leads:erase"),
  viewerCanReadContent: permits(role, "content:read"),
  viewerCanEditContent: permits(role, "content:write"),
  viewerCanReadMedia: permits(role, "media:read"),
  viewerCanEditMedia: permits(role, "media:write"),
  viewerCanReadMail: permits(role, "mail:read"),
  viewerCanSendMail: permits(role, "mail:write"),
  viewerCanReadEvents: permits(role, "events:read"),
  viewerCanManageTeam: permits(role, "team:manage"),
})
