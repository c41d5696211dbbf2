import { expect, test } from "@jest/globals"
import { countRetried, countTests, filesToRetry } from "./jestSuite.mjs"

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

const fileResult = (name, ...statuses) => ({
  name,
  status: statuses.includes("failed") ? "failed" : "passed",
  assertionResults: statuses.map((status) => ({ status })),
})

test("tries a few red files again, and none of many", () => {
  const green = fileResult("green", "passed")
  const red = ["a", "b", "c"].map((name) => fileResult(name, "failed"))
  expect(filesToRetry({ testResults: [green, ...red] })).toEqual(["a", "b", "c"])
  expect(filesToRetry({ testResults: [fileResult("d", "failed"), ...red] })).toEqual([])
  expect(filesToRetry(null)).toEqual([])
})

test("counts files that ran again by their second try", () => {
  const testResults = [fileResult("green", "passed", "pending"), fileResult("red", "passed", "failed")]
  const first = { ...result, testResults }
  const passedAgain = { numPassedTests: 2, numFailedTests: 0 }
  expect(countRetried(first, passedAgain, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 })
  expect(countRetried(first, { numPassedTests: 1, numFailedTests: 1 }, 1).failed).toBe(1)
  expect(countRetried(first, null, 1).failed).toBe(1)
})
