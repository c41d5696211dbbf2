import { expect, test } from "@jest/globals"
import { countTests, filesToRetry, redTests } from "./testResults.mjs"

const result = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
}

test("the test runner counts red tests, files that could not be loaded, and unexplained failures as failed", () => {
  const counts = { passed: 7, failed: 0, skipped: 2 }
  expect(countTests(result, 0)).toEqual(counts)
  expect(countTests({ ...result, numFailedTests: 2 }, 1)).toEqual({ ...counts, failed: 2 })
  expect(countTests({ ...result, numRuntimeErrorTestSuites: 1 }, 1)).toEqual({ ...counts, failed: 1 })
  expect(countTests(result, 1)).toEqual({ ...counts, failed: 1 })
  expect(countTests(null, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

const red = (name) => ({ name, status: "failed", assertionResults: [], message: "No such module" })

test("the test runner retries a few red files, and none if there are many", () => {
  const green = { name: "green", status: "passed", assertionResults: [] }
  expect(filesToRetry({ testResults: [green, ...[..."abcdef"].map(red)] })).toEqual([..."abcdef"])
  expect(filesToRetry({ testResults: [..."abcdefg"].map(red) })).toEqual([])
})

test("the test runner names a file that could not be loaded, and a run that broke off", () => {
  expect(redTests({ testResults: [red("b")] }, 1)).toMatchObject([{ lines: ["No such module"] }])
  expect(redTests(null, 1)).toMatchObject([{ name: "the run broke off" }])
  expect(redTests({ testResults: [] }, 7)).toMatchObject([{ name: "exit code 7 without a red test" }])
})
