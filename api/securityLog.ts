import { logger } from "./logger.ts"

const levels = {
  "user.signed_in": "info",
  "user.signed_out": "info",
  "user.sign_in_failed": "warn",
  "request.throttled": "warn",
  "access.refused": "warn",
} as const

/** What whoever watches over the server wants to be told. */
export type SecurityEvent = keyof typeof levels

interface SecurityFacts {
  /** The account that it is about. Never a name that was typed: people type passwords there. */
  userId?: number
  /** Which counter is used up. */
  counter?: string
  /** Whether the browser has been signed in with before. */
  isKnownDevice?: boolean
  /** Whether a token was sent that is not in force. */
  isTokenInvalid?: boolean
}

/** Logs a security event: what, who, from where; the line carries the request's id like all others. */
export const logSecurityEvent = (event: SecurityEvent, { address }: { address: string }, facts: SecurityFacts = {}) =>
  logger[levels[event]]({ event, address, ...facts }, "security event")
