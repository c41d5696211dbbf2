import { EventEmitter } from "node:events"
import type { ErrorCode } from "../../contract/api/errors.ts"
import type { MessageMatch } from "../../contract/mail/messages.ts"
import type { RetentionRuleName } from "../../contract/privacy/retention.ts"
import type { SecurityEvent } from "./securityLog.ts"

/** Metrics are stored and shared, so nothing may identify a person or address, or come from a client's input. */
export interface Measurements {
  request: {
    method: string
    route: string
    status: number
    isBrokenOff: boolean
    seconds: number
    /** Only fields of valid GraphQL documents, so that a client cannot invent names. */
    fields: readonly string[]
    hasErrors: boolean
  }
  error: { code: ErrorCode }
  securityEvent: { event: SecurityEvent }
  quarantined: { reasons: readonly string[] }
  /** The evidence that led to the lead. Otherwise the mail is unmatched, a delivery report, or known already. */
  mailReceived: { result: MessageMatch | "UNMATCHED" | "REPORT" | "KNOWN" }
  expired: { rule: RetentionRuleName; count: number }
  readiness: { isReady: boolean }
  /** The server should no longer be used, so this connection and all older ones are closed. */
  connectionSpent: Record<never, never>
  batch: { size: number }
}

type Name = keyof Measurements

// Not by diagnostics_channel: on Node.js 20, collecting an unused channel can drop the listeners of a new one.
const measured = new EventEmitter()

// Prefixed, as an emitter throws on "error" if there is no listener.
const eventOf = (name: Name) => `measured.${name}`

export const measure = <Measured extends Name>(name: Measured, measurement: Measurements[Measured]) =>
  measured.emit(eventOf(name), measurement)

export const onMeasured = <Measured extends Name>(
  name: Measured,
  listener: (measurement: Measurements[Measured]) => void,
) => measured.on(eventOf(name), listener)
