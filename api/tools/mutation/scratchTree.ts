import { execFileSync, spawn } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { projectRoot } from "../../platform/config/projectRoot.ts"

// A hung mutant counts as noticed; a test that waits in vain ends long before the usual minutes.
const TEST_LIMIT_MS = 60_000
const RUN_LIMIT_MS = 600_000

const run = (args: string[], cwd: string, env: NodeJS.ProcessEnv) =>
  new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: "ignore", detached: true })
    const endAll = () => {
      try {
        if (child.pid) process.kill(-child.pid, "SIGKILL")
      } catch {
        // The group has ended by itself.
      }
    }
    const timer = setTimeout(endAll, RUN_LIMIT_MS)
    child.on("error", reject).on("close", (code) => {
      clearTimeout(timer)
      endAll()
      resolve(code)
    })
  })

/** A copy of the working tree to break things in. It shares the installed packages. */
export const createScratchTree = () => {
  const folder = mkdtempSync(join(tmpdir(), "farelight-mutation-"))
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: projectRoot,
  })
  for (const path of list.toString().split("\0").filter(Boolean)) {
    if (existsSync(join(projectRoot, path))) cpSync(join(projectRoot, path), join(folder, path))
  }
  for (const path of ["node_modules", "api/node_modules", "web/node_modules"]) {
    if (existsSync(join(projectRoot, path))) symlinkSync(join(projectRoot, path), join(folder, path))
  }
  // A run that ends at its first failure leaves its databases behind; here they are removed with the tree.
  const temporary = join(folder, "tmp")
  mkdirSync(temporary)
  const failureFile = join(folder, "first-failure")
  const tool = (file: string) => join(folder, "api/mutation", file)

  return {
    withFile: async <Result>(path: string, source: string, work: () => Promise<Result>): Promise<Result> => {
      const original = readFileSync(join(folder, path))
      writeFileSync(join(folder, path), source)
      try {
        return await work()
      } finally {
        writeFileSync(join(folder, path), original)
      }
    },

    /**
     * Runs test files one after another, in this order, and returns the first that failed, if any. A shared database
     * saves each run the migrations and seeds, but hides faults in them.
     */
    test: async (paths: readonly string[], { isDatabaseShared = false } = {}): Promise<string | null> => {
      if (paths.length === 0) return null
      rmSync(failureFile, { force: true })
      const options = ["--config", "api/jest.config.mjs", "--runInBand", "--silent", "--forceExit"]
      const settings = ["--testTimeout", String(TEST_LIMIT_MS), "--env", tool("endAtFirstFailure.cjs")]
      const chosen = ["--testSequencer", tool("inGivenOrder.cjs"), ...paths.map((path) => `/${path}$`)]
      const code = await run(["node_modules/jest/bin/jest.js", ...options, ...settings, ...chosen], folder, {
        ...process.env,
        TMPDIR: temporary,
        NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
        NODE_ENV: "test",
        TEST_DATABASE: process.env.TEST_DATABASE ?? "sqlite",
        TESTS_IN_ORDER: paths.join(","),
        FIRST_FAILURE_FILE: failureFile,
        ...(isDatabaseShared && { TEST_TEMPLATE: "farelight_test_template" }),
      })
      if (code === 0) return null
      if (existsSync(failureFile)) return readFileSync(failureFile, "utf8")
      return code === null ? "the run did not end" : "it does not load"
    },

    isTyped: async () =>
      (await run(["node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1"], folder, process.env)) === 0,

    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
