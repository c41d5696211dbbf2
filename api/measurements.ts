import { channel } from "node:diagnostics_channel"
import type { ErrorCode } from "./contract/errors.ts"
import type { SecurityEvent } from "./securityLog.ts"

/** What the server notices about itself. None of it names a person, an address or anything that a client chose. */
export interface Measurements {
  request: {
    method: string
    /** The pattern of its route. */
    route: string
    status: number
    /** Whether the client left before the answer was complete. */
    isBrokenOff: boolean
    seconds: number
    /** For GraphQL: the fields of Query or Mutation that a valid document selects. */
    fields: readonly string[]
    hasErrors: boolean
  }
  /** An error that left the server. */
  error: { code: ErrorCode }
  securityEvent: { event: SecurityEvent }
  /** A probe was told whether requests may be sent here. */
  readiness: { isReady: boolean }
  /** A connection answered that its server is no longer the one to use, so it and those as old are given up. */
  connectionSpent: Record<never, never>
  /** Work that was done together, by one transaction or statement. */
  batch: { size: number }
}

type Name = keyof Measurements

const channelOf = (name: Name) => channel(`farelight.${name}`)

/** Reports a measurement to whoever listens. Where metrics are off nobody does, and it costs next to nothing. */
export const measure = <Measured extends Name>(name: Measured, measurement: Measurements[Measured]) =>
  channelOf(name).publish(measurement)

/** Calls `listener` at each measurement of this name. */
export const onMeasured = <Measured extends Name>(
  name: Measured,
  listener: (measurement: Measurements[Measured]) => void,
) => channelOf(name).subscribe((measurement) => listener(measurement as Measurements[Measured]))
