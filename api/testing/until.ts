import { setTimeout as delay } from "node:timers/promises"
import { afterEach, beforeEach } from "@jest/globals"

const LOOK_EVERY_MS = 20
// Below the test's own limit, so that what was waited for in vain is named. Nothing is expected to take this long.
const LIMIT_MS = 150_000

let running = { isOver: true }
beforeEach(() => {
  running = { isOver: false }
})
afterEach(() => {
  running.isOver = true
})

/** Waits until what is asked for holds. Gives up with the test, so that a test that failed leaves no wait behind. */
export const until = async (holds: () => boolean | Promise<boolean>) => {
  const test = running
  const givesUpAt = performance.now() + LIMIT_MS
  while (!(await holds())) {
    if (test.isOver) throw new Error("The test ended before this came about.")
    if (performance.now() > givesUpAt) throw new Error(`This did not come about within ${LIMIT_MS / 1000} s: ${holds}`)
    await delay(LOOK_EVERY_MS)
  }
}
