// Time comes from the database server, or on SQLite from this machine. The monotonic clock only keeps the time from
// running backward. It cannot replace the other clocks, as it stands still while a machine sleeps.

import { Op } from "sequelize"
import { DAY_MS } from "../../../contract/text/durations.ts"

/** Clocks may differ or be set back by this much. An end that is further ahead than it can be is treated as expired. */
export const CLOCK_TOLERANCE_MS = 60_000

/** A larger change of the clock is a jump. Measurements err by less, and leases survive smaller changes. */
const JUMP_MS = 5_000

/** This long after a jump, every process has noticed the jump and renewed its leases. */
const CLAIMS_RENEWED_MS = CLOCK_TOLERANCE_MS

/** In milliseconds, unaffected by changes of the clock. */
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
  // After a clock was set back a little, time runs at half speed until the clock catches up. After a large change, time
  // jumps back with the clock.
  const isPutRight = wall < last.at - (isServerTime ? CLOCK_TOLERANCE_MS : DAY_MS)
  const at = isPutRight ? wall : Math.max(wall, last.at + passed / 2)
  last = { at, wall, measured }
  return at
}

export const clock = {
  now: (): number => Math.floor(read()),
  date: (): Date => new Date(clock.now()),
  wallTime: (): Date => clock.date(),
  /** For a while after a jump, a claim that looks expired may belong to a living process. */
  hasJumped: (): boolean => {
    read()
    return monotonic() - jumpedAt < CLAIMS_RENEWED_MS
  },
  /** False also for an end more than `lastsMs` and a day ahead, as it was stored under a wrong date. */
  isOpen: (end: Date, lastsMs: number): boolean => {
    const left = end.getTime() - clock.now()
    return left > 0 && left < lastsMs + DAY_MS
  },
  /** False also for a moment further in the future, as it was stored under a wrong date. */
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

/** A moment over a day ahead was stored under a wrong date, so the action counts as not done yet. */
export const notRecordedYet = (now: Date) => ({ [Op.or]: [null, { [Op.gt]: new Date(now.getTime() + DAY_MS) }] })
