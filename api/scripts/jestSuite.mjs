import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
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

/** Runs the jest project of a config file, shows its report, and returns its counts. */
export const runJestSuite = async ({ config, environment }, extraArguments) => {
  const folder = mkdtempSync(join(tmpdir(), "farelight-jest-"))
  const resultFile = join(folder, "result.json")
  // A pattern given on the command line may match nothing in some suites.
  const args = extraArguments.length > 0 ? ["--passWithNoTests", ...extraArguments] : []
  try {
    const jestArguments = ["--config", config, "--json", "--outputFile", resultFile, ...args]
    // With --json jest reports on stderr; on stdout it would only name the result file.
    const exitCode = await runJest(jestArguments, environment, ["inherit", "ignore", "inherit"])
    return countTests(readResult(resultFile), exitCode)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const readResult = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return null
  }
}
