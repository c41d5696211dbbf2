import { DAY_MS } from "../text/durations.ts"
import type { Permission } from "./roles.ts"

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

/** A write or erase scope implies the read scope, because a write returns the written data. */
export const withReadScopes = (scopes: readonly ApiKeyScope[]): ApiKeyScope[] => {
  const brought = new Set<string>(
    scopes.map((scope) => scope.replace("webhooks:write", "leads:read").replace(/:(write|erase)$/, ":read")),
  )
  return Object.values(apiKeyScopes).filter((scope) => scopes.includes(scope) || brought.has(scope))
}

export const apiKeyDays = {
  usual: 90,
  max: 365,
  /** A key with fewer days left counts as ending soon. */
  few: 14,
}

export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

export const apiKeyName = (name: string) => `API key ${name}`
