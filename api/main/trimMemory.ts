import { performance } from "node:perf_hooks"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

const CHECK_EVERY_MS = 30_000
/** Up to this load a process counts as idle, as background tasks and probes always cause some. */
const QUIET = 0.1
/** Less growth is not worth a collection, which takes about 60 ms and discards optimized code. */
const GROWN = 1.2

const exposedGc = (): (() => void) => {
  setFlagsFromString("--expose-gc")
  return runInNewContext("gc")
}

/** V8 would keep twice the memory after the start, and after busy periods. */
export const trimMemory = (checkEveryMs = CHECK_EVERY_MS, collect = exposedGc()) => {
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
    // Only a second collection returns the emptied memory to the system.
    isHalfDone = isGrown
  }
  const timer = setInterval(check, checkEveryMs).unref()
  return { stop: () => clearInterval(timer) }
}
