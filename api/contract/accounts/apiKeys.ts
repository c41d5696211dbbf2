import { DAY_MS } from "../text/durations.ts"
import type { Permission } from "./roles.ts"

/** Scopes of API keys by GraphQL name; each equals the permission of that name. */
export const apiKeyScopes = {
  LEADS_READ: "leads:read",
  LEADS_WRITE: "leads:write",
  LEADS_ERASE: "leads:erase",
  CONTENT_READ: "content:read",
  CONTENT_WRITE: "content:write",
  MEDIA_READ: "media:read",
  MEDIA_WRITE: "media:write",
  MAIL_READ: "mail:read",
  EVENTS_READ: "events:read",
  WEBHOOKS_WRITE: "webhooks:write",
} as const satisfies Record<string, Permission>

export type ApiKeyScope = (typeof apiKeyScopes)[keyof typeof apiKeyScopes]

/** Adds the implied read scopes, as a write returns what was written. */
export const withReadScopes = (scopes: readonly ApiKeyScope[]): ApiKeyScope[] => {
  const brought = new Set<string>(
    scopes.map((scope) => scope.replace("webhooks:write", "leads:read").replace(/:(write|erase)$/, ":read")),
  )
  return Object.values(apiKeyScopes).filter((scope) => scopes.includes(scope) || brought.has(scope))
}

export const apiKeyDays = {
  usual: 90,
  max: 365,
  /** With fewer left, the user should create new codes. */
  few: 14,
}

export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

export const apiKeyName = (name: string) => `API key ${name}`
