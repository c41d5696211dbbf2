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

/** Sets the flag that ES modules need. `wrapper` is a program that runs jest. Resolves to the exit code. */
export const runJest = (args, environment, { stdio = "inherit", wrapper = [], heapMb = 900 } = {}) =>
  new Promise((resolve, reject) => {
    // Workers inherit these options. Without a limit they fill more than a gigabyte before they collect garbage.
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

/** Runs the drills in their short form, as a full run takes hours. */
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
    // Without a cluster, the drills have proven nothing.
    return result && result.passed + result.failed > 0 ? result : brokenOff
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `result` is null if the run broke off. */
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

/** Files that pass when rerun alone: the machine was busy. */
const flakyFiles = async (suite, first) => {
  const red = filesToRetry(first)
  if (red.length === 0) return []
  console.error(`\nAgain, alone: ${red.map((path) => relative(projectFolder, path)).join(", ")}`)
  const { result } = await runOnce(suite, ["--runInBand", "--runTestsByPath", ...red])
  const still = redFiles(result)
  return result ? red.filter((path) => !still.includes(path)) : []
}

/**
 * In a whole run, a few failed files run again, to tell a fault from a busy machine. They still count as failed, unless
 * their tests are listed in knownFlaky.json.
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
