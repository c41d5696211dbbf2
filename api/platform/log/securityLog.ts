import { type EventType, eventTypes } from "../../contract/activity/eventTypes.ts"
import { logger } from "./logger.ts"
import { measure } from "./measurements.ts"

export type SecurityEvent =
  | Extract<EventType, `${"user" | "team" | "api_key"}.${string}`>
  | "access.refused"
  | "request.throttled"

export const securityEvents = [
  ...Object.keys(eventTypes).filter((type) => /^(user|team|api_key|access)\./.test(type)),
  "request.throttled",
] as SecurityEvent[]

// Everyday events have the level info, and all others are warnings, so that alerts can follow the level.
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

interface SecurityFacts {
  /** The id only, never a typed username, as people sometimes type their password into the field for the username. */
  userId?: number
  /** The id only, never the secret. */
  apiKeyId?: number
  counter?: string
  isTokenInvalid?: boolean
  permission?: string
  because?: string
}

export const logSecurityEvent = (event: SecurityEvent, { address }: { address: string }, facts: SecurityFacts = {}) => {
  logger[ordinary.includes(event) ? "info" : "warn"]({ event, address, ...facts }, "security event")
  measure("securityEvent", { event })
}
