import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { cpus } from "node:os"
import { join, relative, resolve } from "node:path"
import { installTools, prepare } from "../prepare.mjs"
import { projectFolder, requireNode } from "../project.mjs"
import { findChromium } from "./findChromium.mjs"
import { hasDovecot } from "./findDovecot.mjs"
import { runDrillSuite, runJest, runJestSuite } from "./jestSuite.mjs"
import { shakeSuite } from "./shake.mjs"
import { redLines } from "./testResults.mjs"

// `npm test`: what to run before a push. All tests on SQLite but the slow ones, and a handful of journeys in Chromium.
// `npm test -- --all`: every suite that this machine can run, as CI does.
// `npm test -- --all --suite api-mysql`: one suite, by its name below; several may be named.
// `npm test -- api/platform/database/reading/keyset.test.ts`: this file or folder, slow or not, in the suites that it belongs to.
// `npm test -- --shake api/rooms/leads`: the tests of a file or folder ten times, in all ways that make a test red by chance.
// `npm test -- -t "text"`: any other arguments of jest narrow the suites down.
// `npm run test:watch`: jest's watch mode over the tests of the API on SQLite and of the web client.

requireNode()

const say = (line) => process.stdout.write(`${line}\n`)

const end = (reason) => {
  console.error(reason)
  say("0 passed, 1 failed")
  process.exit(1)
}

const orEnd = async (step) => {
  try {
    await step()
  } catch (error) {
    end(error.name === "StepError" ? error.message : error)
  }
}

await orEnd(installTools)

const args = process.argv.slice(2)
if (args.includes("--watch")) {
  // The same options as in the projects' own scripts.
  const workers = ["--maxWorkers", String(Math.min(4, cpus().length)), "--workerIdleMemoryLimit", "600MB"]
  process.exit(await runJest([...args, ...workers, "--testTimeout", "60000"], { TEST_DATABASE: "sqlite" }))
}

/** Removes the option from the arguments, as jest does not know it. Returns the value behind each mention. */
const take = (option) => {
  const values = []
  for (let at = args.indexOf(option); at >= 0; at = args.indexOf(option)) values.push(args.splice(at, 2)[1])
  return values
}

const isShaken = args.includes("--shake")
if (isShaken) args.splice(args.indexOf("--shake"), 1)
const chosen = take("--suite")
const named = args
  .map((argument) => relative(projectFolder, resolve(projectFolder, argument)).replaceAll("\\", "/"))
  .filter((path) => /^(api|web|docs\/examples)(\/|$)/.test(path) && existsSync(join(projectFolder, path)))
const isAll = args.includes("--all")
if (isAll) args.splice(args.indexOf("--all"), 1)
const isWide = isAll || named.length > 0

const isNamed = (folder) => named.length === 0 || named.some((path) => `${path}/`.startsWith(folder))
const isWebNamed = named.length === 0 || named.some((path) => /^web(?!\/journeys)/.test(path))
const areJourneysNamed = isNamed("web/journeys/") || named.includes("web")

const chromium = findChromium()
const needsMysql = process.env.TEST_MYSQL_URL ? null : "set TEST_MYSQL_URL, for example to mysql://root@127.0.0.1:3306"
const needsPython = spawnSync("python3", ["--version"]).status === 0 ? null : "install Python 3"
const needsChromium = chromium ? null : "install Chromium or Chrome, or set CHROMIUM_PATH to its program"

const tier = { TEST_TIER: isWide ? "all" : "quick" }
const onSqlite = { TEST_DATABASE: "sqlite", ...tier }
const onMysql = { TEST_DATABASE: "mysql", ...tier }
// The built product may run on another version of Node than the tests.
const inChromium = { CHROMIUM_PATH: chromium ?? "", PRODUCT_NODE: process.env.JOURNEYS_NODE ?? "" }

const everySuite = [
  {
    name: "api",
    title: isWide ? "API on SQLite" : "API on SQLite, but its slow tests",
    isAsked: isNamed("api/"),
    config: "api/jest.config.mjs",
    environment: onSqlite,
  },
  {
    name: "api-mysql",
    title: "API on MySQL",
    isAsked: isNamed("api/"),
    isInAllOnly: true,
    config: "api/jest.config.mjs",
    environment: onMysql,
    missing: needsMysql,
  },
  {
    name: "web",
    title: "Web client",
    isAsked: isWebNamed,
    config: "web/jest.config.mjs",
    environment: tier,
    // A worker holds both the page and the product that answers it.
    heapMb: 1600,
  },
  {
    name: "journeys",
    title: isWide ? "Journeys in Chromium on SQLite" : "A few journeys in Chromium",
    isAsked: areJourneysNamed,
    config: "web/journeys/jest.config.mjs",
    environment: { ...onSqlite, ...inChromium },
    missing: needsChromium,
  },
  {
    name: "journeys-mysql",
    title: "Journeys in Chromium on MySQL",
    isAsked: areJourneysNamed,
    isInAllOnly: true,
    config: "web/journeys/jest.config.mjs",
    environment: { ...onMysql, ...inChromium },
    missing: needsChromium ?? needsMysql,
  },
  {
    name: "examples",
    title: "Examples for integrators",
    isAsked: isNamed("docs/examples/"),
    isInAllOnly: true,
    config: "docs/examples/jest.config.mjs",
    environment: inChromium,
    missing: needsChromium ?? needsPython,
  },
  {
    name: "drills",
    title: "Drills on clusters, in short",
    isAsked: args.length === 0,
    isInAllOnly: true,
    run: runDrillSuite,
    missing: process.env.CLUSTER_TOOL
      ? null
      : "set CLUSTER_TOOL to a program as api/tools/drills/stage/cluster.ts says",
  },
]
const unknown = chosen.filter((name) => !everySuite.some((suite) => suite.name === name))
if (unknown.length > 0)
  end(`No suite is called ${unknown.join(", ")}; there are ${everySuite.map(({ name }) => name).join(", ")}.`)

const asked = everySuite.filter(({ name, isAsked }) => isAsked && (chosen.length === 0 || chosen.includes(name)))
const inTier = asked.filter(({ isInAllOnly }) => isWide || !isInAllOnly)
const suites = inTier.filter(({ missing }) => !missing)

// Only these suites need a build; all others run from the sources.
if (suites.some(({ name }) => /journeys|examples|drills/.test(name))) await orEnd(prepare)

if (isShaken) {
  if (named.length === 0) end("Name the files or folders to shake.")
  const red = []
  for (const suite of suites) red.push(...redLines(suite.title, await shakeSuite(suite, args)))
  for (const line of red) say(line)
  process.exit(red.length > 0 ? 1 : 0)
}

const total = { passed: 0, failed: 0, skipped: 0 }
// Printed last, as a long log is read from its end.
const summary = []
for (const suite of suites) {
  say(`\n${suite.title}`)
  const startedAt = performance.now()
  const counts = await (suite.run ?? runJestSuite)(suite, args)
  for (const key of Object.keys(total)) total[key] += counts[key]
  say(
    `${suite.title}: ${counts.passed + counts.failed} tests in ${Math.round((performance.now() - startedAt) / 1000)} s`,
  )
  summary.push(
    ...(counts.forgiven ?? []).map(
      (name) => `FLAKY: ${suite.title}: ${name} (green when run again; see knownFlaky.json)`,
    ),
    ...redLines(suite.title, counts.red),
  )
}
if (total.passed + total.failed === 0) {
  console.error("No test ran.")
  total.failed = 1
}

for (const { title, missing } of inTier) if (missing) say(`Left out: ${title}. To run it, ${missing}.`)
if (!hasDovecot() && suites.some(({ name }) => name.startsWith("api")))
  say("Left out: tests that read a mailbox. To run them, install dovecot-imapd.")
if (!isWide)
  say(
    `Left out: slow tests, most journeys, ${asked
      .filter(({ isInAllOnly }) => isInAllOnly)
      .map(({ title }) => title)
      .join(", ")}. To run them, npm test -- --all.`,
  )
for (const line of summary) say(line)
say(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`)
process.exitCode = total.failed > 0 ? 1 : 0
