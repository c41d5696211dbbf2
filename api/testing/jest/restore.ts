import { afterEach, jest } from "@jest/globals"
import { adoptMachineTime } from "../../platform/database/clock/clock.ts"

// Runs before a file's own hooks, which then find replaced functions restored.
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  // The files of a worker share the clock, which does not go back with a test's timers.
  adoptMachineTime()
})
