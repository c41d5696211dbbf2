import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { projectFolder } from "../project.mjs"

/**
 * A run without a verdict counts as failed: a file that could not be loaded, a run that broke off (`result` null), or
 * an error that no test reports.
 */
export const countTests = (result, exitCode) => {
  const passed = result?.numPassedTests ?? 0
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0)
  const skipped = (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0)
  const isInterrupted = failed === 0 && (exitCode !== 0 || result === null)
  return { passed, failed: isInterrupted ? 1 : failed, skipped }
}

const isRed = ({ status }) => status === "failed"

export const redFiles = (result) => (result?.testResults ?? []).filter(isRed).map(({ name }) => name)

/** More red files than this are a fault, not a busy machine. */
const MAX_RETRIED_FILES = 6

/** Empty if too many files failed: that is no chance. */
export const filesToRetry = (result) => {
  const red = redFiles(result)
  return red.length <= MAX_RETRIED_FILES ? red : []
}

const MAX_MESSAGE_LINES = 8
const MAX_LINE_LENGTH = 300

const cut = (line) => (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line)

const isPlace = (line) => /^\s*at /.test(line)

/** Keeps the first lines, and the first place in the project's own files. */
const shorten = (message) => {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
  const said = lines.filter((line) => !isPlace(line)).slice(0, MAX_MESSAGE_LINES)
  const place = lines.filter(isPlace).find((line) => !/node_modules|node:internal/.test(line))
  return [...said, ...(place ? [`  ${place.trim().replace(`${projectFolder}/`, "")}`] : [])].map(cut)
}

/** `isFlaky` marks tests whose file passed on its second run. */
export const redTests = (result, exitCode, flaky = []) => {
  const red = (result?.testResults ?? []).filter(isRed).flatMap((file) => {
    const isFlaky = flaky.includes(file.name)
    const path = relative(projectFolder, file.name)
    const tests = file.assertionResults.filter(isRed)
    if (tests.length === 0) return [{ name: path, isFlaky, lines: shorten(file.message ?? "") }]
    return tests.map((test) => ({
      name: `${path} › ${[...(test.ancestorTitles ?? []), test.title].join(" › ")}`,
      isFlaky,
      lines: shorten(test.failureMessages?.[0] ?? ""),
    }))
  })
  if (red.length > 0 || (result && exitCode === 0)) return red
  return [{ name: result ? `exit code ${exitCode} without a red test` : "the run broke off", lines: [] }]
}

export const redLines = (suite, red) =>
  red.flatMap(({ name, isFlaky, lines: [first, ...rest] }) => [
    `RED: ${suite}: ${name}${isFlaky ? " (FLAKY: green when run again)" : ""}${first ? `: ${first}` : ""}`,
    ...rest.map((line) => `  ${line}`),
  ])
