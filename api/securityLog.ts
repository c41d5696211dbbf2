import { logger } from "./logger.ts"
import { measure } from "./measurements.ts"

const levels = {
  "user.signed_in": "info",
  "user.signed_out": "info",
  "user.sign_in_failed": "warn",
  "request.throttled": "warn",
  "access.refused": "warn",
} as const

/** Events for those who monitor the server. */
export type SecurityEvent = keyof typeof levels

export const securityEvents = Object.keys(levels) as SecurityEvent[]

interface SecurityFacts {
  /** The account concerned. Never a name that was typed, as people sometimes type their password there. */
  userId?: number
  /** The name of the counter that is used up. */
  counter?: string
  /** Whether somebody has signed in with this browser before. */
  isKnownDevice?: boolean
  /** Whether an invalid token was sent. */
  isTokenInvalid?: boolean
  /** What was asked for and not permitted. */
  permission?: string
}

/** Logs a security event: what, who, from where. Like every line, it includes the request's id. */
export const logSecurityEvent = (event: SecurityEvent, { address }: { address: string }, facts: SecurityFacts = {}) => {
  logger[levels[event]]({ event, address, ...facts }, "security event")
  measure("securityEvent", { event })
}
