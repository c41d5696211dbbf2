import { logger } from "./logger.ts"
import { measure } from "./measurements.ts"

const levels = {
  "user.signed_in": "info",
  "user.signed_out": "info",
  "user.sign_in_failed": "warn",
  "user.code_missing": "warn",
  "user.proof_failed": "warn",
  "user.updated": "info",
  "user.sessions_ended": "warn",
  "user.invited": "info",
  "user.invitation_accepted": "info",
  "user.role_changed": "warn",
  "user.deactivated": "warn",
  "user.reactivated": "warn",
  "user.password_changed": "info",
  "user.password_reset_requested": "info",
  "user.password_reset": "warn",
  "user.totp_enabled": "info",
  "user.totp_disabled": "warn",
  "user.recovery_codes_made": "info",
  "user.recovery_code_used": "warn",
  "user.passkey_added": "info",
  "user.passkey_removed": "warn",
  "user.session_revoked": "info",
  "team.second_factor_required": "warn",
  "team.proof_of_work_required": "warn",
  "api_key.created": "warn",
  "api_key.revoked": "warn",
  "api_key.refused": "warn",
  "request.throttled": "warn",
  "access.refused": "warn",
} as const

export type SecurityEvent = keyof typeof levels

export const securityEvents = Object.keys(levels) as SecurityEvent[]

/** Beside what the record of events is told of it. */
interface SecurityFacts {
  /** The account concerned. Never a name that was typed, as people sometimes type their password there. */
  userId?: number
  /** The API key concerned. Never its secret. */
  apiKeyId?: number
  counter?: string
  /** Whether an invalid token was sent. */
  isTokenInvalid?: boolean
  permission?: string
}

/** Logs a security event: what, who, from where. Like every line, it includes the request's id. */
export const logSecurityEvent = (event: SecurityEvent, { address }: { address: string }, facts: SecurityFacts = {}) => {
  logger[levels[event]]({ event, address, ...facts }, "security event")
  measure("securityEvent", { event })
}
