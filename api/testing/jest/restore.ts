import { afterEach, jest } from "@jest/globals"

// Before a file's own hooks, which find what the test has replaced as it was.
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})
