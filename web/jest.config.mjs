import { randomBytes } from "node:crypto"
import { cpus } from "node:os"
import vm from "node:vm"

// knip reads this file too, without the flag.
if (!vm.SourceTextModule && process.argv[1]?.includes("jest"))
  throw new Error("Jest needs Node's flag --experimental-vm-modules for ES modules: `npm test -- PATH` sets it.")

// The database that the tests' API begins with, as for the API's own tests (api/jest.config.mjs).
const isTemplateGiven = Boolean(process.env.TEST_TEMPLATE)
process.env.TEST_TEMPLATE ??= `farelight_test_template_${randomBytes(6).toString("hex")}`

/** Component tests: ES modules through swc in jsdom, on the API in the same process. Run with `NODE_OPTIONS=--experimental-vm-modules`. */
export default {
  displayName: "web",
  testMatch: ["<rootDir>/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/"],
  runtime: "<rootDir>/../api/testing/jest/sharedRuntime.cjs",
  testEnvironment: "<rootDir>/testing/jest/environment.mjs",
  globalTeardown: isTemplateGiven
    ? "<rootDir>/../api/testing/jest/closeShared.cjs"
    : "<rootDir>/../api/testing/jest/endRun.mjs",
  setupFiles: ["<rootDir>/../api/testing/process/environment.ts"],
  setupFilesAfterEnv: ["<rootDir>/testing/setup.ts"],
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: {
    "\\.tsx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic", development: true } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: "es6" },
      },
    ],
    "\\.(avif|jpg|svg)$": "<rootDir>/testing/jest/assetFile.mjs",
  },
  moduleNameMapper: {
    "/pictureFiles\\.ts$": "<rootDir>/testing/jest/pictureFiles.ts",
    "^(.*\\.svg)\\?no-inline$": "$1",
    "\\.css\\?inline$": "<rootDir>/testing/jest/assetUrl.ts",
    "\\.css$": "<rootDir>/testing/jest/styleSheet.ts",
    "^@emotion/sheet$": "<rootDir>/testing/jest/emotionSheet.ts",
    "\\.woff2$": "<rootDir>/testing/jest/assetUrl.ts",
  },
  // Jest by itself leaves one core idle, which is half of a small machine. For both projects, the command line sets it.
  ...(!process.argv.includes("--watch") && {
    maxWorkers: Math.max(1, Math.min(4, cpus().length)),
    workerIdleMemoryLimit: "1000MB",
  }),
  testTimeout: 60_000,
}
