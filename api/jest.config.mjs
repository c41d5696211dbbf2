import { randomBytes } from "node:crypto"
import { cpus } from "node:os"
import vm from "node:vm"
import { hasDovecot } from "./scripts/testing/findDovecot.mjs"

// knip reads this file too, without the flag.
if (!vm.SourceTextModule && process.argv[1]?.includes("jest"))
  throw new Error("Jest needs Node's flag --experimental-vm-modules for ES modules: `npm test -- PATH` sets it.")

const isMysql = process.env.TEST_DATABASE === "mysql"

// The database that the workers copy theirs from (testing/database/templateDatabase.ts). Whoever names it must drop it.
const isTemplateGiven = Boolean(process.env.TEST_TEMPLATE)
process.env.TEST_TEMPLATE ??= `farelight_test_template_${randomBytes(6).toString("hex")}`

/**
 * The API's tests. With TEST_DATABASE=mysql they run on the MySQL server of TEST_MYSQL_URL, otherwise on SQLite. A test
 * for one engine only has the engine in its name: `*.mysql.test.ts`, `*.sqlite.test.ts`. One that needs Dovecot is called
 * `*.imap.test.ts`, and left out where there is none. One that takes long and rarely
 * breaks is called `*.slow.test.ts`; TEST_TIER=quick leaves it out.
 */
export default {
  displayName: isMysql ? "api on MySQL" : "api on SQLite",
  rootDir: import.meta.dirname,
  testMatch: ["<rootDir>/**/*.test.{ts,mjs}"],
  testPathIgnorePatterns: [
    "/node_modules/",
    "<rootDir>/dist/",
    isMysql ? "\\.sqlite\\.test\\.ts$" : "\\.mysql\\.test\\.ts$",
    ...(hasDovecot() ? [] : ["\\.imap\\.test\\.ts$"]),
    ...(process.env.TEST_TIER === "quick" ? ["\\.slow(\\.\\w+)?\\.test\\.ts$"] : []),
  ],
  filter: isMysql ? "<rootDir>/testing/jest/onMysql.cjs" : undefined,
  modulePathIgnorePatterns: ["<rootDir>/dist/"],
  extensionsToTreatAsEsm: [".ts"],
  transform: {
    "^.+\\.ts$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript" },
          experimental: { keepImportAttributes: true },
        },
        module: { type: "es6" },
      },
    ],
  },
  runtime: "<rootDir>/testing/jest/sharedRuntime.cjs",
  testEnvironment: "<rootDir>/testing/jest/sharedEnvironment.cjs",
  setupFiles: ["<rootDir>/testing/process/environment.ts"],
  setupFilesAfterEnv: ["<rootDir>/testing/jest/restore.ts"],
  globalTeardown: isTemplateGiven ? undefined : "<rootDir>/testing/database/dropTemplateDatabase.mjs",
  ...(!process.argv.includes("--watch") && {
    // One more than there are cores, as tests that wait for other processes, mail servers and locks leave them idle.
    maxWorkers: Math.min(4, cpus().length + 1),
    workerIdleMemoryLimit: "600MB",
  }),
  // No test takes this long, but on a busy machine. What waits in vain (`until`) says so before.
  testTimeout: 200_000,
}
