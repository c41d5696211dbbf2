// A machine's clock may be set while the process runs, and no two machines agree. So time goes on by the monotonic clock
// from a moment that all processes share: the database server's, measured now and then, or, on SQLite, where there is one
// machine, the start of the process.

/** How far clocks may differ or be set back unnoticed. Anything stored further in the future counts as over. */
export const CLOCK_TOLERANCE_MS = 60_000

/** Milliseconds since the process started, which nobody can set. */
export const monotonic = () => performance.now()

const ownOffset = Date.now() - monotonic()
let offset = ownOffset
let isServerTime = false

export const clock = {
  /** The time that waits, limits and leases are kept by, in milliseconds. Nobody who sets this machine's clock moves it. */
  now: (): number => Math.floor(monotonic() + offset),
  date: (): Date => new Date(clock.now()),
  /** The time that is recorded and shown: the database server's, or on SQLite that of the machine as it is set now. */
  wallTime: (): Date => (isServerTime ? clock.date() : new Date()),
}

/** Goes by the database server's time from now on, which differs from the monotonic one by so much. */
export const followServer = (serverOffset: number) => {
  offset = serverOffset
  isServerTime = true
}

export const followMachine = () => {
  offset = ownOffset
  isServerTime = false
}
