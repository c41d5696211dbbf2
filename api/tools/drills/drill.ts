import { Console } from "node:console"
import { writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { engineName } from "../benchmarks/measure/engine.ts"
import { backupDrills } from "./faults/backup.ts"
import { clockDrills } from "./faults/clock.ts"
import { clusterDrills } from "./faults/clusters.ts"
import { connectionDrills } from "./faults/connection.ts"
import { sqliteDrills } from "./faults/sqlite.ts"
import { type Cluster, type ClusterKind, startCluster } from "./stage/cluster.ts"
import type { Drill, EngineName } from "./stage/drill.ts"
import { StartError } from "./stage/replica.ts"
import { outcomeText, resultsTable } from "./stage/report.ts"
import { type Result, runDrill } from "./stage/runDrill.ts"

// Drills: a fault strikes the built server while clients submit leads. What they were told is compared with what is stored
// when it is over: nothing acknowledged is lost, nothing is stored twice, and the only refusal is a 503 with Retry-After.
//   npm run drill -- --database mysql://root@127.0.0.1:3306        on SQLite, and on this MySQL or MariaDB server
//   CLUSTER_TOOL=PATH npm run drill                                also on clusters; stage/cluster.ts says what a tool does
// More: --only TEXT of the fault's or engine's name; --port of the cluster, which takes the 101 ports from there on;
// --result FILE for the counts as JSON. Exits 1 if anything was not as it must be.
// --short is the form that runs with the tests, on machines of any speed: only some drills on clusters, for some minutes,
// and wrong is only what is lost or stored twice, or a server that does not start. The rest is for reading.

const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    short: { type: "boolean", default: false },
    database: { type: "string", default: process.env.TEST_MYSQL_URL },
    port: { type: "string", default: "3501" },
    result: { type: "string" },
  },
})
const { log } = new Console(process.stdout)

const SHORT_LIMIT_MS = 200_000
const tool = process.env.CLUSTER_TOOL

const drills = [...connectionDrills, ...sqliteDrills, ...clockDrills, ...backupDrills, ...clusterDrills]
const asked = drills
  .filter(({ isInShort }) => isInShort || !options.short)
  .filter(({ fault, engine }) => `${fault} ${engine}`.includes(options.only))

const missingFor = (engine: EngineName) => {
  if (engine === "sqlite") return null
  if (engine === "mysql") return options.database ? null : "name a server by --database or TEST_MYSQL_URL"
  return tool ? null : "set CLUSTER_TOOL to a program that makes clusters"
}

const ending = new AbortController()
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => ending.abort(new Error(`interrupted by ${signal}`)))
let isTimeOver = false
const endInTime = () => {
  isTimeOver = true
  ending.abort(new Error("the time was over"))
}
if (options.short) setTimeout(endInTime, SHORT_LIMIT_MS).unref()

const results: { drill: Drill; engine: string; result: Result }[] = []
const red: { name: string; lines: string[] }[] = []
let failures = 0

const isWrong = ({ lost, doubled, faults }: Result) => (options.short ? lost + doubled : faults.length) > 0

/** Reports an aborted drill. In the short form, a timeout is no failure, as the machine may be slow. */
const reportEarlyEnd = (what: string, error: Error) => {
  const isFailure = options.short ? error instanceof StartError && !isTimeOver : true
  if (isFailure) {
    failures += 1
    red.push({ name: what, lines: [error.message.slice(0, 300)] })
  }
  log(`${isFailure ? "WRONG" : "Unknown"}: ${what}: ${error.message}`)
}

const runAll = async (of: readonly Drill[], title: string, serverUrl?: string, cluster?: Cluster) => {
  for (const drill of of) {
    if (ending.signal.aborted) return
    const missing = drill.missing?.() ?? null
    if (missing) {
      log(`Left out: ${drill.fault} on ${title}. To run it, ${missing}.`)
      continue
    }
    try {
      await cluster?.repair()
      const result = await runDrill(drill, serverUrl, cluster, ending.signal)
      results.push({ drill, engine: title, result })
      if (isWrong(result)) {
        failures += 1
        red.push({ name: `${drill.fault} on ${title}`, lines: result.faults })
      }
      log(outcomeText(drill, title, result, isWrong(result)))
    } catch (error) {
      reportEarlyEnd(`${drill.fault} on ${title} ended early`, error as Error)
    }
  }
}

const runOnCluster = async (kind: ClusterKind, of: readonly Drill[]) => {
  const cluster = await startCluster(kind, tool ?? "", Number(options.port), options.short, ending.signal)
  try {
    await runAll(of, kind === "group" ? "Group Replication" : "Galera", cluster.url, cluster)
  } finally {
    await cluster.destroy()
  }
}

const runOn = async (engine: EngineName, of: readonly Drill[]) => {
  if (engine === "sqlite") return runAll(of, "SQLite")
  if (engine === "mysql") return runAll(of, await engineName(options.database), options.database)
  return runOnCluster(engine, of)
}

for (const engine of ["sqlite", "mysql", "group", "galera"] as const) {
  const of = asked.filter((drill) => drill.engine === engine)
  const missing = missingFor(engine)
  if (of.length === 0 || ending.signal.aborted) continue
  if (missing) log(`Left out: ${of.length} drills on ${engine}. To run them, ${missing}.`)
  else
    await runOn(engine, of).catch((error: Error) =>
      reportEarlyEnd(`${of.length} drills on ${engine} could not be run`, error),
    )
}

const passed = results.filter(({ result }) => !isWrong(result)).length
log(`\n${resultsTable(results)}\n`)
const ran = new Set(results.map(({ drill }) => drill))
const unseen = asked.filter((drill) => !ran.has(drill)).map(({ fault, engine }) => `${fault} (${engine})`)
if (isTimeOver) log(`The ${SHORT_LIMIT_MS / 1000} s were over, which is no failure. Not shown: ${unseen.join(", ")}.`)
log(`${passed} right, ${failures} wrong`)
if (options.result) writeFileSync(options.result, JSON.stringify({ passed, failed: failures, skipped: 0, red }))
process.exit(failures > 0 ? 1 : 0)
