import { join } from "node:path"
import { expect, test } from "@jest/globals"
import { projectFolder } from "./project.mjs"
import { countTests, filesToRetry, mergeResults, redLines, redTests } from "./testResults.mjs"

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

const names = (...letters) => letters.map((letter) => fileResult(letter, "failed"))

test("tries a few red files again, and none of many", () => {
  const green = fileResult("green", "passed")
  expect(filesToRetry({ testResults: [green, ...names(..."abcdef")] })).toEqual([..."abcdef"])
  expect(filesToRetry({ testResults: names(..."abcdefg") })).toEqual([])
  expect(filesToRetry(null)).toEqual([])
})

test("counts files that ran again by their last try", () => {
  const first = { testResults: [fileResult("green", "passed", "pending"), fileResult("red", "passed", "failed")] }
  const count = (second, exitCode) => countTests(mergeResults(first, second), exitCode)
  const green = { testResults: [fileResult("red", "passed", "passed")] }
  expect(count(green, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 })
  expect(count({ testResults: [fileResult("red", "passed", "failed")] }, 1)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
  })
  expect(count(null, 1)).toEqual({ passed: 2, failed: 1, skipped: 1 })
  expect(count(green, 1).failed).toBe(1)
  expect(filesToRetry(mergeResults(first, green))).toEqual([])
})

test("counts a file that could not be loaded again as one failure", () => {
  const first = { testResults: [fileResult("red", "passed", "failed")] }
  const broken = { name: "red", status: "failed", assertionResults: [] }
  expect(countTests(mergeResults(first, { testResults: [broken] }), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

const inProject = (path) => join(projectFolder, path)

test("names each red test with the start of its message and its place", () => {
  const failureMessage = [
    "\u001b[31mError: expected\u001b[39m",
    "",
    "x".repeat(400),
    ...["3", "4", "5", "6", "7", "8", "9"],
    `    at ${inProject("node_modules/library/index.js")}:1:1`,
    `    at until (${inProject("api/a.test.ts")}:12:3)`,
  ].join("\n")
  const red = { title: "works", ancestorTitles: ["a part"], status: "failed", failureMessages: [failureMessage] }
  const file = { name: inProject("api/a.test.ts"), status: "failed", assertionResults: [{ status: "passed" }, red] }
  expect(redLines("API", redTests({ testResults: [file] }, 1))).toEqual([
    "RED: API: api/a.test.ts › a part › works: Error: expected",
    `  ${"x".repeat(300)}…`,
    "  3",
    "  4",
    "  5",
    "  6",
    "  7",
    "  8",
    "    at until (api/a.test.ts:12:3)",
  ])
})

test("names a file that could not be loaded, and a run that broke off", () => {
  const file = { name: inProject("api/b.test.ts"), status: "failed", assertionResults: [], message: "No such module" }
  expect(redLines("API", redTests({ testResults: [file] }, 1))).toEqual(["RED: API: api/b.test.ts: No such module"])
  expect(redLines("API", redTests(null, 1))).toEqual(["RED: API: the run broke off"])
  expect(redLines("API", redTests({ testResults: [] }, 7))).toEqual(["RED: API: exit code 7 without a red test"])
  expect(redTests({ testResults: [] }, 0)).toEqual([])
})
