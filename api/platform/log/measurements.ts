import { EventEmitter } from "node:events"
import type { ErrorCode } from "../../contract/api/errors.ts"
import type { MessageMatch } from "../../contract/mail/messages.ts"
import type { RetentionRuleName } from "../../contract/privacy/retention.ts"
import type { SecurityEvent } from "./securityLog.ts"

/** What the server notices about itself. None of it names a person, an address or anything that a client chose. */
export interface Measurements {
  request: {
    method: string
    route: string
    status: number
    /** Whether the client left before the answer was complete. */
    isBrokenOff: boolean
    seconds: number
    /** For GraphQL: the fields of Query or Mutation that a valid document selects. */
    fields: readonly string[]
    hasErrors: boolean
  }
  error: { code: ErrorCode }
  securityEvent: { event: SecurityEvent }
  quarantined: { reasons: readonly string[] }
  /** A message that came in found a lead, by what; waits without one; reports of a mail of ours; or was read before. */
  mailReceived: { result: MessageMatch | "UNMATCHED" | "REPORT" | "KNOWN" }
  expired: { rule: RetentionRuleName; count: number }
  /** A probe was told whether requests may be sent here. */
  readiness: { isReady: boolean }
  /** A connection answered that its server is no longer the one to use, so it and those as old are given up. */
  connectionSpent: Record<never, never>
  /** Work that was done together, by one transaction or statement. */
  batch: { size: number }
}

type Name = keyof Measurements

// Not diagnostics_channel: in Node 20, clearing up an unheard channel can drop the new one of the same name, and
// its listeners hear no more.
const measured = new EventEmitter()

// An emitter throws at an "error" that nobody listens to.
const eventOf = (name: Name) => `measured.${name}`

/** Reports a measurement to whoever listens. Where metrics are off nobody does, and it costs next to nothing. */
export const measure = <Measured extends Name>(name: Measured, measurement: Measurements[Measured]) =>
  measured.emit(eventOf(name), measurement)

export const onMeasured = <Measured extends Name>(
  name: Measured,
  listener: (measurement: Measurements[Measured]) => void,
) => measured.on(eventOf(name), listener)
