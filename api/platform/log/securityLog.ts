import { type EventType, eventTypes } from "../../contract/activity/eventTypes.ts"
import { logger } from "./logger.ts"
import { measure } from "./measurements.ts"

/** Events for those who monitor the server: what happens to accounts and API keys, and what is refused. */
export type SecurityEvent =
  | Extract<EventType, `${"user" | "team" | "api_key"}.${string}`>
  | "access.refused"
  | "request.throttled"

export const securityEvents = [
  ...Object.keys(eventTypes).filter((type) => /^(user|team|api_key|access)\./.test(type)),
  "request.throttled",
] as SecurityEvent[]

// What everybody does every day; the rest is worth a look.
const ordinary: readonly SecurityEvent[] = [
  "user.signed_in",
  "user.signed_out",
  "user.updated",
  "user.invited",
  "user.invitation_accepted",
  "user.password_changed",
  "user.password_reset_requested",
  "user.totp_enabled",
  "user.recovery_codes_made",
  "user.passkey_added",
  "user.session_revoked",
]

/** Beside what the record of events is told of it. */
interface SecurityFacts {
  /** The account concerned. Never a name that was typed, as people sometimes type their password there. */
  userId?: number
  /** The API key concerned. Never its secret. */
  apiKeyId?: number
  counter?: string
  isTokenInvalid?: boolean
  permission?: string
  /** What it was refused for, if not for lack of the permission. */
  because?: string
}

/** Logs a security event: what, who, from where. Like every line, it includes the request's id. */
export const logSecurityEvent = (event: SecurityEvent, { address }: { address: string }, facts: SecurityFacts = {}) => {
  logger[ordinary.includes(event) ? "info" : "warn"]({ event, address, ...facts }, "security event")
  measure("securityEvent", { event })
}
