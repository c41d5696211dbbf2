import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { projectFolder } from "./project.mjs"

// Resolved on use, as Jest may not be installed yet when this file is loaded.
const jestProgram = () => {
  const manifest = createRequire(import.meta.url).resolve("jest/package.json")
  return join(dirname(manifest), "bin/jest.js")
}

/** Runs jest with the flag that ES modules need, and resolves to its exit code. */
export const runJest = (args, environment, stdio = "inherit") =>
  new Promise((resolve, reject) => {
    const nodeOptions = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"]
    spawn(process.execPath, [...nodeOptions, jestProgram(), ...args], {
      cwd: projectFolder,
      env: { ...process.env, NODE_ENV: "test", ...environment },
      stdio,
    })
      .on("error", reject)
      .on("close", resolve)
  })

/**
 * Counts a jest result. A run without a verdict counts as failed: a test file that could not be loaded, and a run
 * that broke off (`result` null) or exited with an error that no test reports.
 */
export const countTests = (result, exitCode) => {
  const passed = result?.numPassedTests ?? 0
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0)
  const skipped = (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0)
  const isInterrupted = failed === 0 && (exitCode !== 0 || result === null)
  return { passed, failed: isInterrupted ? 1 : failed, skipped }
}

/** Runs the drills on clusters in their short form, and returns how many went right and wrong. */
export const runDrillSuite = async () => {
  const folder = mkdtempSync(join(tmpdir(), "farelight-drill-"))
  const resultFile = join(folder, "result.json")
  const program = ["--import", "tsx", "api/drills/drill.ts", "--short", "--result", resultFile]
  try {
    await new Promise((resolve, reject) => {
      spawn(process.execPath, program, { cwd: projectFolder, stdio: "inherit" })
        .on("error", reject)
        .on("close", resolve)
    })
    return readResult(resultFile) ?? { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** At most this many red files get a second try: more are a fault, not a busy machine. */
const MAX_RETRIED_FILES = 3

/** The paths of the red files of a jest result if a second try may settle them, otherwise none. */
export const filesToRetry = (result) => {
  const red = (result?.testResults ?? []).filter(({ status }) => status === "failed").map(({ name }) => name)
  return red.length <= MAX_RETRIED_FILES ? red : []
}

/** The counts of a run whose red files ran a second time: what the second try says counts for them. */
export const countRetried = (first, second, exitCode) => {
  const tests = first.testResults.filter(({ status }) => status !== "failed").flatMap((file) => file.assertionResults)
  const passed = tests.filter(({ status }) => status === "passed").length
  const again = countTests(second, exitCode)
  return { passed: passed + again.passed, failed: again.failed, skipped: tests.length - passed + again.skipped }
}

const runOnce = async ({ config, environment }, args) => {
  const folder = mkdtempSync(join(tmpdir(), "farelight-jest-"))
  const resultFile = join(folder, "result.json")
  try {
    const jestArguments = ["--config", config, "--json", "--outputFile", resultFile, ...args]
    // With --json jest reports on stderr; on stdout it would only name the result file.
    const exitCode = await runJest(jestArguments, environment, ["inherit", "ignore", "inherit"])
    return { result: readResult(resultFile), exitCode }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs the jest project of a config file, shows its report, and returns its counts. A suite that `retries` runs a few
 * red files of a whole run once more, and names those that passed only then.
 */
export const runJestSuite = async (suite, extraArguments) => {
  // A pattern given on the command line may match nothing in some suites.
  const args = extraArguments.length > 0 ? ["--passWithNoTests", ...extraArguments] : []
  const { result, exitCode } = await runOnce(suite, args)
  const red = suite.retries && args.length === 0 ? filesToRetry(result) : []
  if (red.length === 0) return countTests(result, exitCode)

  const names = red.map((path) => relative(projectFolder, path)).join(", ")
  console.error(`\nA second try for ${names}`)
  const second = await runOnce(suite, ["--runTestsByPath", ...red])
  const counts = countRetried(result, second.result, second.exitCode)
  if (counts.failed === 0) console.error(`FLAKY, passed only at the second try: ${names}`)
  return counts
}

const readResult = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return null
  }
}
