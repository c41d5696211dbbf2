// A moment is wall-clock time: that of the database server, measured now and then, or on SQLite, where there is one machine,
// that of this machine. Clocks are set and machines sleep while the process runs; the monotonic clock, which stands still
// during sleep, only keeps time from running backwards.

import { Op } from "sequelize"
import { DAY_MS } from "../../../contract/text/durations.ts"

/** How far clocks may differ or be set back unnoticed. Anything stored further in the future counts as over. */
export const CLOCK_TOLERANCE_MS = 60_000

/** A change of the clock by more than measurements are off by. Claims outlast a smaller one. */
const JUMP_MS = 5_000

/** Within this time after a jump every process has noticed it and renewed its claims. */
const CLAIMS_RENEWED_MS = CLOCK_TOLERANCE_MS

/** Milliseconds since the process started, which nobody can set. */
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
  // Set back, time goes on at half speed until it is right again, so that what waits goes on. A date that was wrong by more
  // than a day would take too long; and processes that share a server's time go back together.
  const isPutRight = wall < last.at - (isServerTime ? CLOCK_TOLERANCE_MS : DAY_MS)
  const at = isPutRight ? wall : Math.max(wall, last.at + passed / 2)
  last = { at, wall, measured }
  return at
}

export const clock = {
  now: (): number => Math.floor(read()),
  date: (): Date => new Date(clock.now()),
  /** The same, for what is recorded and shown. */
  wallTime: (): Date => clock.date(),
  /** True just after a jump: claims that seem to have ended may be those of a living process. */
  hasJumped: (): boolean => {
    read()
    return monotonic() - jumpedAt < CLAIMS_RENEWED_MS
  },
  /** True before the end of something that lasts so long. An end further ahead was set while the date was wrong. */
  isOpen: (end: Date, lastsMs: number): boolean => {
    const left = end.getTime() - clock.now()
    return left > 0 && left < lastsMs + DAY_MS
  },
  /** True of a moment less than so long ago. One further in the future was recorded before the clock was set back. */
  isWithin: (moment: Date, milliseconds: number): boolean => Math.abs(clock.now() - moment.getTime()) < milliseconds,
}

/** Goes by the database server's time from now on, which differs from the monotonic one by so much. */
export const followServer = (offset: number) => {
  wallClock = () => monotonic() + offset
  isServerTime = true
}

/** Goes by this machine's time, and knows of no jump. */
export const followMachine = () => {
  wallClock = machineTime
  isServerTime = false
  last = { at: machineTime(), wall: machineTime(), measured: monotonic() }
  jumpedAt = Number.NEGATIVE_INFINITY
}

/** The condition for a column that notes when something was done once. A moment further ahead was noted by a wrong date. */
export const notYet = (now: Date) => ({ [Op.or]: [null, { [Op.gt]: new Date(now.getTime() + DAY_MS) }] })
