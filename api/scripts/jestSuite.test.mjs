import { expect, test } from "@jest/globals"
import { countTests } from "./jestSuite.mjs"

const result = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
}

test("counts tests by their result", () => {
  expect(countTests(result, 0)).toEqual({ passed: 7, failed: 0, skipped: 2 })
  expect(countTests({ ...result, numFailedTests: 2 }, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 })
})

test("counts a test file that could not be loaded as failed", () => {
  expect(countTests({ ...result, numRuntimeErrorTestSuites: 1 }, 1).failed).toBe(1)
})

test("counts a run without a result, or with an exit code that no test explains, as failed", () => {
  expect(countTests(null, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countTests(result, 1)).toEqual({ passed: 7, failed: 1, skipped: 2 })
})
