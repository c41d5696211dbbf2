import { afterEach, jest } from "@jest/globals"
import { followMachine } from "../../platform/database/clock/clock.ts"

// Before a file's own hooks, which find what the test has replaced as it was.
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  // The files of a worker share the clock, which does not go back with a test's timers.
  followMachine()
})
