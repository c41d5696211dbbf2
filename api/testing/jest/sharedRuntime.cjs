const { pathToFileURL } = require("node:url")
const { default: Runtime } = require("jest-runtime")

// Jest loads every module anew for each test file: most of the time that a small file takes, and memory that a worker
// does not get back. Here the files that share an environment (sharedEnvironment.cjs) share what they have loaded.

const GLOBALS = "@jest/globals/"

/**
 * Modules of one file: its tests, the packages that hook themselves into a file's tests, and all others that import
 * jest's globals. A module that imports one of these belongs to the file as well: it would keep using that of the file
 * before.
 */
const ofOneFile = (keys) => {
  const importing = keys.filter((key) => key.startsWith(GLOBALS)).map((key) => key.slice(GLOBALS.length))
  const named = new Set(importing.flatMap((path) => [path, GLOBALS + path, pathToFileURL(path).href]))
  return keys.filter((key) => named.has(key) || /\/testing\/|\/@testing-library\//.test(key))
}

class SharedRuntime extends Runtime {
  startFile(cacheFS, testPath) {
    for (const [path, source] of cacheFS) this.fileCache.strings.set(path, source)
    this._testPath = testPath
    this.testState.state = "loading"
  }

  /** Forgets the file's own modules, and jest's that keep the state of its tests. */
  teardown() {
    this.restoreAllMocks()
    const { moduleRegistry, esModuleRegistry, internalModuleRegistry } = this.registries
    for (const registry of [moduleRegistry, esModuleRegistry])
      for (const key of ofOneFile([...registry.keys()])) registry.delete(key)
    for (const key of internalModuleRegistry.keys()) if (key.includes("jest-circus")) internalModuleRegistry.delete(key)
    this.testMainModule.reset()
    this.jestGlobals.clearJestObjectCache()
    this.loggedReferenceErrors.clear()
  }
}

const runtimes = new WeakMap()

/** Replaces jest's runtime: one for a shared environment, a new one for any other. */
module.exports = function RuntimeOfFile(...args) {
  const [, environment, , , cacheFS, , testPath] = args
  if (!environment.isShared) return new Runtime(...args)
  const runtime = runtimes.get(environment) ?? new SharedRuntime(...args)
  runtimes.set(environment, runtime)
  runtime.startFile(cacheFS, testPath)
  return runtime
}
