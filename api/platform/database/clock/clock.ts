// Wall-clock time comes from the database server, measured periodically, or from this machine on SQLite. Clocks get set
// and machines sleep while the process runs; the monotonic clock stands still during sleep, so it only keeps time from
// running backward.

import { Op } from "sequelize"
import { DAY_MS } from "../../../contract/text/durations.ts"

/** Clocks may differ or be set back by this much unnoticed. An end further ahead counts as expired. */
export const CLOCK_TOLERANCE_MS = 60_000

/** A clock change larger than the measurement error. Leases survive smaller ones. */
const JUMP_MS = 5_000

/** By this long after a jump, every process has noticed it and renewed its leases. */
const CLAIMS_RENEWED_MS = CLOCK_TOLERANCE_MS

/** Milliseconds since the process started; unaffected by clock changes. */
export const monotonic = () => performance.now()

const machineTime = () => Date.now()

let wallClock = machineTime
let isServerTime = false
let last = { at: machineTime(), wall: machineTime(), measured: monotonic() }
let jumpedAt = Number.NEGATIVE_INFINITY

const read = () => {
  const [wall, measured] = [wallClock(), monotonic()]
  const passed = Math.max(0, measured - last.measured)
  if (Math.abs(wall - last.wall - passed) > JUMP_MS) jumpedAt = measured
  // After the clock is set back, time runs at half speed; it jumps if the gap exceeds a day (server time: the
  // tolerance).
  const isPutRight = wall < last.at - (isServerTime ? CLOCK_TOLERANCE_MS : DAY_MS)
  const at = isPutRight ? wall : Math.max(wall, last.at + passed / 2)
  last = { at, wall, measured }
  return at
}

export const clock = {
  now: (): number => Math.floor(read()),
  date: (): Date => new Date(clock.now()),
  wallTime: (): Date => clock.date(),
  /** Just after a jump, claims that look expired may belong to a living process. */
  hasJumped: (): boolean => {
    read()
    return monotonic() - jumpedAt < CLAIMS_RENEWED_MS
  },
  /** An end more than a day beyond `lastsMs` was set while the date was wrong, and counts as past. */
  isOpen: (end: Date, lastsMs: number): boolean => {
    const left = end.getTime() - clock.now()
    return left > 0 && left < lastsMs + DAY_MS
  },
  /** A moment that far in the future was stored under a wrong date, and counts as long ago. */
  isWithin: (moment: Date, milliseconds: number): boolean => Math.abs(clock.now() - moment.getTime()) < milliseconds,
}

export const adoptServerTime = (offset: number) => {
  wallClock = () => monotonic() + offset
  isServerTime = true
}

export const adoptMachineTime = () => {
  wallClock = machineTime
  isServerTime = false
  last = { at: machineTime(), wall: machineTime(), measured: monotonic() }
  jumpedAt = Number.NEGATIVE_INFINITY
}

/** A moment over a day ahead was stored under a wrong date, so the one-time action counts as open. */
export const notRecordedYet = (now: Date) => ({ [Op.or]: [null, { [Op.gt]: new Date(now.getTime() + DAY_MS) }] })
