import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { projectFolder } from "../project.mjs"
import { isKnownFlaky } from "./knownFlaky.mjs"
import { countTests, filesToRetry, redFiles, redTests } from "./testResults.mjs"

// Resolved on use, as Jest may not be installed yet when this file is loaded.
const jestProgram = () => {
  const manifest = createRequire(import.meta.url).resolve("jest/package.json")
  return join(dirname(manifest), "bin/jest.js")
}

/** Runs jest with the flag that ES modules need, behind another program if one is given, and resolves to its exit code. */
export const runJest = (args, environment, { stdio = "inherit", wrapper = [], heapMb = 900 } = {}) =>
  new Promise((resolve, reject) => {
    // The workers take these over. Without a limit they leave garbage until they fill more than a gigabyte.
    const nodeOptions = [
      "--experimental-vm-modules",
      "--disable-warning=ExperimentalWarning",
      `--max-old-space-size=${heapMb}`,
    ]
    const [program, ...programArgs] = [...wrapper, process.execPath, ...nodeOptions, jestProgram(), ...args]
    spawn(program, programArgs, {
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
  const program = ["--import", "tsx", "api/tools/drills/drill.ts", "--short", "--result", resultFile]
  try {
    await new Promise((resolve, reject) => {
      spawn(process.execPath, program, { cwd: projectFolder, stdio: "inherit" })
        .on("error", reject)
        .on("close", resolve)
    })
    const brokenOff = {
      passed: 0,
      failed: 1,
      skipped: 0,
      red: [{ name: "no drill could be run to its end", lines: [] }],
    }
    const result = readResult(resultFile)
    // Without a cluster, nothing was shown.
    return result && result.passed + result.failed > 0 ? result : brokenOff
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the jest project of a config file once, and returns its result, null for a run that broke off. */
export const runOnce = async ({ config, environment, wrapper, heapMb }, args) => {
  const folder = mkdtempSync(join(tmpdir(), "farelight-jest-"))
  const resultFile = join(folder, "result.json")
  try {
    const jestArguments = ["--config", config, "--json", "--outputFile", resultFile, ...args]
    // With --json jest reports on stderr; on stdout it would only name the result file.
    const exitCode = await runJest(jestArguments, environment, {
      stdio: ["inherit", "ignore", "inherit"],
      wrapper,
      heapMb,
    })
    return { result: readResult(resultFile), exitCode }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Failed files that pass when rerun alone, so that load was the cause. */
const flakyFiles = async (suite, first) => {
  const red = filesToRetry(first)
  if (red.length === 0) return []
  console.error(`\nAgain, alone: ${red.map((path) => relative(projectFolder, path)).join(", ")}`)
  const { result } = await runOnce(suite, ["--runInBand", "--runTestsByPath", ...red])
  const still = redFiles(result)
  return result ? red.filter((path) => !still.includes(path)) : []
}

/**
 * Runs the jest project of a config file, shows its report, and returns its counts and its red tests. In a whole run a
 * few red files run again, to tell a fault from a test that depends on what runs beside it. Red they stay, unless a test is
 * green then and listed in knownFlaky.json.
 */
export const runJestSuite = async (suite, extraArguments) => {
  // A pattern given on the command line may match nothing in some suites.
  const args = extraArguments.length > 0 ? ["--passWithNoTests", ...extraArguments] : []
  const { result, exitCode } = await runOnce(suite, args)
  const flaky = args.length === 0 ? await flakyFiles(suite, result) : []
  const counts = countTests(result, exitCode)
  const red = redTests(result, exitCode, flaky)
  const forgiven = red.filter(({ name, isFlaky }) => isFlaky && isKnownFlaky(name))
  return {
    ...counts,
    passed: counts.passed + forgiven.length,
    failed: counts.failed - forgiven.length,
    red: red.filter((one) => !forgiven.includes(one)),
    forgiven: forgiven.map(({ name }) => name),
  }
}

const readResult = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return null
  }
}
