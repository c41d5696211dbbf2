import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { projectFolder } from "./project.mjs"
import { countTests, filesToRetry, mergeResults, redTests } from "./testResults.mjs"

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

/** Runs the drills on clusters in their short form, and returns how many went right and wrong, and which wrong. */
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
    const brokenOff = { passed: 0, failed: 1, skipped: 0, red: [{ name: "the drills broke off", lines: [] }] }
    return { flaky: [], ...(readResult(resultFile) ?? brokenOff) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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

const MAX_TRIES = 3

/** Runs red files again until none is left, or up to the last try. */
const retry = async (suite, first) => {
  const flaky = []
  let { result, exitCode } = first
  let red = filesToRetry(result)
  for (let attempt = 2; attempt <= MAX_TRIES && red.length > 0; attempt += 1) {
    console.error(`\nTry ${attempt} for ${red.map((path) => relative(projectFolder, path)).join(", ")}`)
    // One file after the other: beside others they were too slow.
    const again = await runOnce(suite, ["--runInBand", "--runTestsByPath", ...red])
    exitCode = again.exitCode
    result = mergeResults(result, again.result)
    const still = filesToRetry(result)
    const settled = red.filter((path) => !still.includes(path)).map((path) => relative(projectFolder, path))
    flaky.push(...settled.map((path) => `FLAKY: ${suite.title}: ${path} passed only at try ${attempt}`))
    red = still
  }
  return { result, exitCode, flaky }
}

/**
 * Runs the jest project of a config file, shows its report, and returns its counts and its red tests. A few red files
 * of a whole run get up to two more tries; those that passed only then are named.
 */
export const runJestSuite = async (suite, extraArguments) => {
  // A pattern given on the command line may match nothing in some suites.
  const args = extraArguments.length > 0 ? ["--passWithNoTests", ...extraArguments] : []
  const first = await runOnce(suite, args)
  const { result, exitCode, flaky } = args.length === 0 ? await retry(suite, first) : { ...first, flaky: [] }
  return { ...countTests(result, exitCode), red: redTests(result, exitCode), flaky }
}

const readResult = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return null
  }
}
