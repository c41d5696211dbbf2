import { EventEmitter } from "node:events"
import type { ErrorCode } from "../../contract/api/errors.ts"
import type { MessageMatch } from "../../contract/mail/messages.ts"
import type { RetentionRuleName } from "../../contract/privacy/retention.ts"
import type { SecurityEvent } from "./securityLog.ts"

/** Nothing may identify a person or address, or contain client input: metrics are kept and shared. */
export interface Measurements {
  request: {
    method: string
    route: string
    status: number
    isBrokenOff: boolean
    seconds: number
    /** Only of valid GraphQL documents, so a client cannot invent names. */
    fields: readonly string[]
    hasErrors: boolean
  }
  error: { code: ErrorCode }
  securityEvent: { event: SecurityEvent }
  quarantined: { reasons: readonly string[] }
  /** The evidence for the mail's lead; otherwise unmatched, a delivery report, or already known. */
  mailReceived: { result: MessageMatch | "UNMATCHED" | "REPORT" | "KNOWN" }
  expired: { rule: RetentionRuleName; count: number }
  readiness: { isReady: boolean }
  /** The server should no longer be used: this connection and older ones are closed. */
  connectionSpent: Record<never, never>
  batch: { size: number }
}

type Name = keyof Measurements

// Not diagnostics_channel: on Node.js 20, collecting an unused channel can drop a new one's listeners.
const measured = new EventEmitter()

// An emitter throws on "error" without a listener.
const eventOf = (name: Name) => `measured.${name}`

export const measure = <Measured extends Name>(name: Measured, measurement: Measurements[Measured]) =>
  measured.emit(eventOf(name), measurement)

export const onMeasured = <Measured extends Name>(
  name: Measured,
  listener: (measurement: Measurements[Measured]) => void,
) => measured.on(eventOf(name), listener)
