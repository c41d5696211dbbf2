import { join } from "node:path"
import { expect, test } from "@jest/globals"
import { projectFolder } from "../project.mjs"
import { countTests, filesToRetry, redLines, redTests } from "./testResults.mjs"

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

test("marks the red tests of a file that was green when it ran again", () => {
  const red = { title: "works", status: "failed", failureMessages: ["Error: late"] }
  const file = { name: inProject("api/a.test.ts"), status: "failed", assertionResults: [red] }
  expect(redLines("API", redTests({ testResults: [file] }, 1, [file.name]))).toEqual([
    "RED: API: api/a.test.ts › works (FLAKY: green when run again): Error: late",
  ])
})

test("names a file that could not be loaded, and a run that broke off", () => {
  const file = { name: inProject("api/b.test.ts"), status: "failed", assertionResults: [], message: "No such module" }
  expect(redLines("API", redTests({ testResults: [file] }, 1))).toEqual(["RED: API: api/b.test.ts: No such module"])
  expect(redLines("API", redTests(null, 1))).toEqual(["RED: API: the run broke off"])
  expect(redLines("API", redTests({ testResults: [] }, 7))).toEqual(["RED: API: exit code 7 without a red test"])
  expect(redTests({ testResults: [] }, 0)).toEqual([])
})
