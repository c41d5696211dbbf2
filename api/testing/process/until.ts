import { setTimeout as delay } from "node:timers/promises"
import { afterEach, beforeEach } from "@jest/globals"

const LOOK_EVERY_MS = 20
// Below the test's own limit, so that a failure names the condition, not the test.
const LIMIT_MS = 150_000

let running = { isOver: true }
beforeEach(() => {
  running = { isOver: false }
})
afterEach(() => {
  running.isOver = true
})

/** Waits until the condition holds. Stops with the test, so that a failed test leaves no wait behind. */
export const until = async (holds: () => boolean | Promise<boolean>) => {
  const test = running
  const givesUpAt = performance.now() + LIMIT_MS
  while (!(await holds())) {
    if (test.isOver) throw new Error("The test ended before this became true.")
    if (performance.now() > givesUpAt) throw new Error(`This did not become true within ${LIMIT_MS / 1000} s: ${holds}`)
    await delay(LOOK_EVERY_MS)
  }
}
