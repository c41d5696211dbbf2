import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { findChromium } from "./findChromium.mjs"
import { runDrillSuite, runJest, runJestSuite } from "./jestSuite.mjs"
import { installTools, prepare } from "./prepare.mjs"
import { projectFolder, requireNode } from "./project.mjs"
import { redLines } from "./testResults.mjs"

// `npm test`: every suite that this machine can run.
// `npm test -- api/database/keyset.test.ts`: this file or folder, in the suites that it belongs to.
// `npm test -- -t "text"`: any other arguments of jest narrow all suites down.
// `npm run test:watch`: jest's watch mode over the tests of the API on SQLite and of the web client.

requireNode()

const say = (line) => process.stdout.write(`${line}\n`)

const orFail = async (step) => {
  try {
    await step()
  } catch (error) {
    console.error(error.name === "StepError" ? error.message : error)
    say("0 passed, 1 failed")
    process.exit(1)
  }
}

await orFail(installTools)

const args = process.argv.slice(2)
if (args.includes("--watch")) process.exit(await runJest(args, { TEST_DATABASE: "sqlite" }))

const chromium = findChromium()
const mysqlUrl = process.env.TEST_MYSQL_URL
const needsMysql = mysqlUrl ? null : "set TEST_MYSQL_URL, for example to mysql://root@127.0.0.1:3306"
const needsPython = spawnSync("python3", ["--version"]).status === 0 ? null : "install Python 3"
const needsChromium = chromium ? null : "install Chromium or Chrome, or set CHROMIUM_PATH to its program"

const named = args
  .map((argument) => relative(projectFolder, resolve(projectFolder, argument)).replaceAll("\\", "/"))
  .filter((path) => /^(api|web|docs\/examples)(\/|$)/.test(path) && existsSync(join(projectFolder, path)))
const isNamed = (folder) => named.length === 0 || named.some((path) => `${path}/`.startsWith(folder))
const isApiNamed = isNamed("api/")
const isWebNamed = named.length === 0 || named.some((path) => /^web(?!\/journeys)/.test(path))
const areJourneysNamed = isNamed("web/journeys/") || named.includes("web")
const areExamplesNamed = isNamed("docs/examples/")

const onSqlite = { TEST_DATABASE: "sqlite" }
const onMysql = { TEST_DATABASE: "mysql" }
const inChromium = { CHROMIUM_PATH: chromium ?? "" }

const suites = [
  { title: "API on SQLite", isAsked: isApiNamed, config: "api/jest.config.mjs", environment: onSqlite, missing: null },
  {
    title: "API on MySQL",
    isAsked: isApiNamed,
    config: "api/jest.config.mjs",
    environment: onMysql,
    missing: needsMysql,
  },
  { title: "Web client", isAsked: isWebNamed, config: "web/jest.config.mjs", environment: {}, missing: null },
  {
    title: "Journeys in Chromium on SQLite",
    isAsked: areJourneysNamed,
    config: "web/journeys/jest.config.mjs",
    environment: { ...onSqlite, ...inChromium },
    missing: needsChromium,
  },
  {
    title: "Journeys in Chromium on MySQL",
    isAsked: areJourneysNamed,
    config: "web/journeys/jest.config.mjs",
    environment: { ...onMysql, ...inChromium },
    missing: needsChromium ?? needsMysql,
  },
  {
    title: "Examples for integrators",
    isAsked: areExamplesNamed,
    config: "docs/examples/jest.config.mjs",
    environment: inChromium,
    missing: needsChromium ?? needsPython,
  },
  {
    title: "Drills on clusters, in short",
    isAsked: args.length === 0,
    run: runDrillSuite,
    missing: process.env.CLUSTER_TOOL ? null : "set CLUSTER_TOOL to a program as api/drills/stage/cluster.ts says",
  },
].filter(({ isAsked }) => isAsked)

// Tests of single files run from the sources; the journeys, the examples and the whole run need the build.
if (areJourneysNamed || areExamplesNamed) await orFail(prepare)

const total = { passed: 0, failed: 0, skipped: 0 }
// Said last, as nobody reads a long log from its start.
const summary = []
for (const suite of suites.filter(({ missing }) => !missing)) {
  say(`\n${suite.title}`)
  const counts = await (suite.run ?? runJestSuite)(suite, args)
  for (const key of Object.keys(total)) total[key] += counts[key]
  summary.push(...counts.flaky, ...redLines(suite.title, counts.red))
}
if (total.passed + total.failed === 0) {
  console.error("No test ran.")
  total.failed = 1
}

for (const { title, missing } of suites) if (missing) say(`Left out: ${title}. To run it, ${missing}.`)
for (const line of summary) say(line)
say(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`)
process.exitCode = total.failed > 0 ? 1 : 0
