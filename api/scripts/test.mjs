import { findChromium } from "./findChromium.mjs"
import { runJestSuite } from "./jestSuite.mjs"
import { prepare } from "./prepare.mjs"
import { requireNode } from "./project.mjs"

// `npm test`: every suite that this machine can run. `npm test -- <Jest arguments>` narrows them down.

requireNode()

const chromium = findChromium()
const mysqlUrl = process.env.TEST_MYSQL_URL
const needsMysql = mysqlUrl ? null : "set TEST_MYSQL_URL, for example to mysql://root@127.0.0.1:3306"
const needsChromium = chromium ? null : "install Chromium or Chrome, or set CHROMIUM_PATH to its program"

const onSqlite = { TEST_DATABASE: "sqlite" }
const onMysql = { TEST_DATABASE: "mysql" }
const inChromium = { CHROMIUM_PATH: chromium ?? "" }

const suites = [
  { title: "API on SQLite", config: "api/jest.config.mjs", environment: onSqlite, missing: null },
  { title: "API on MySQL", config: "api/jest.config.mjs", environment: onMysql, missing: needsMysql },
  { title: "Web client", config: "web/jest.config.mjs", environment: {}, missing: null },
  {
    title: "Journeys in Chromium on SQLite",
    config: "web/journeys/jest.config.mjs",
    environment: { ...onSqlite, ...inChromium },
    missing: needsChromium,
  },
  {
    title: "Journeys in Chromium on MySQL",
    config: "web/journeys/jest.config.mjs",
    environment: { ...onMysql, ...inChromium },
    missing: needsChromium ?? needsMysql,
  },
]

const say = (line) => process.stdout.write(`${line}\n`)

try {
  await prepare()
} catch (error) {
  console.error(error.name === "StepError" ? error.message : error)
  say("0 passed, 1 failed")
  process.exit(1)
}

const total = { passed: 0, failed: 0, skipped: 0 }
for (const suite of suites.filter(({ missing }) => !missing)) {
  say(`\n${suite.title}`)
  const counts = await runJestSuite(suite, process.argv.slice(2))
  for (const key of Object.keys(total)) total[key] += counts[key]
}
if (total.passed + total.failed === 0) {
  console.error("No test ran.")
  total.failed = 1
}

for (const { title, missing } of suites) if (missing) say(`Left out: ${title}. To run it, ${missing}.`)
say(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`)
process.exitCode = total.failed > 0 ? 1 : 0
