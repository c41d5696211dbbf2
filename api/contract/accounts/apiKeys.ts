import { DAY_MS } from "../text/durations.ts"
import type { Permission } from "./roles.ts"

/** The scopes of API keys, by their GraphQL names. Each is the permission of the same name. */
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

/** The scopes with the reading scopes that they imply: a write answers with what was written. */
export const withReading = (scopes: readonly ApiKeyScope[]): ApiKeyScope[] => {
  const brought = new Set<string>(
    scopes.map((scope) => scope.replace("webhooks:write", "leads:read").replace(/:(write|erase)$/, ":read")),
  )
  return Object.values(apiKeyScopes).filter((scope) => scopes.includes(scope) || brought.has(scope))
}

export const apiKeyDays = {
  usual: 90,
  max: 365,
  /** Fewer are few: the key should be replaced. */
  few: 14,
}

export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

export const apiKeyName = (name: string) => `API key ${name}`
