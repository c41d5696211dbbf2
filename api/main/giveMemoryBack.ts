import { performance } from "node:perf_hooks"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

const CHECK_EVERY_MS = 30_000
/** The share of its time that a process may work and still be quiet: some of it every second, whoever asks. */
const QUIET = 0.1
/** A collection takes some 60 ms, and code that was compiled for speed must be compiled again: it must be worth that. */
const GROWN = 1.2

const exposedGc = (): (() => void) => {
  setFlagsFromString("--expose-gc")
  return runInNewContext("gc")
}

/** Collects garbage after busy times and after the start, as V8 would keep twice the memory. */
export const giveMemoryBack = (checkEveryMs = CHECK_EVERY_MS, collect = exposedGc()) => {
  let since = performance.eventLoopUtilization()
  let kept = 0
  let isHalfDone = false
  const check = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, since)
    since = now
    const isGrown = process.memoryUsage().heapUsed > kept * GROWN
    if (utilization > QUIET || !(isGrown || isHalfDone)) return
    collect()
    kept = process.memoryUsage().heapUsed
    // What the first collection empties goes back to the system at the next one.
    isHalfDone = isGrown
  }
  const timer = setInterval(check, checkEveryMs).unref()
  return { stop: () => clearInterval(timer) }
}
