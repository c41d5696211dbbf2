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
import { outcomeText, resultsTable } from "./stage/report.ts"
import { type Result, runDrill } from "./stage/runDrill.ts"

// Drills: a fault strikes the built server while clients submit leads. What they were told is compared with what is stored
// when it is over: nothing acknowledged is lost, nothing is stored twice, and the only refusal is a 503 with Retry-After.
//   npm run drill -- --database mysql://root@127.0.0.1:3306        on SQLite, and on this MySQL or MariaDB server
//   CLUSTER_TOOL=../shared/tools/real-cluster.sh npm run drill     also on clusters; stage/cluster.ts says what a tool does
// More: --only TEXT of the fault's or engine's name; --short for the clusters' quick form; --port of the cluster, which
// takes the 101 ports from there on; --result FILE for the counts as JSON. Exits 1 if anything was not as it must be.

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

const interruption = new Promise<never>((_, reject) => {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => reject(new Error(`interrupted by ${signal}`)))
})
let isInterrupted = false
interruption.catch(() => {
  isInterrupted = true
})

const results: { drill: Drill; engine: string; result: Result }[] = []
let failures = 0

const runAll = async (of: readonly Drill[], title: string, serverUrl?: string, cluster?: Cluster) => {
  for (const drill of of) {
    if (isInterrupted) return
    const missing = drill.missing?.() ?? null
    if (missing) {
      log(`Left out: ${drill.fault} on ${title}. To run it, ${missing}.`)
      continue
    }
    try {
      await cluster?.repair()
      const result = await runDrill(drill, serverUrl, cluster, interruption)
      results.push({ drill, engine: title, result })
      if (result.faults.length > 0) failures += 1
      log(outcomeText(drill, title, result))
    } catch (error) {
      failures += 1
      log(`WRONG: ${drill.fault} on ${title} ended early: ${(error as Error).message}`)
    }
  }
}

const runOnCluster = async (kind: ClusterKind, of: readonly Drill[]) => {
  const cluster = await startCluster(kind, tool ?? "", Number(options.port), options.short)
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
  if (of.length === 0 || isInterrupted) continue
  if (missing) log(`Left out: ${of.length} drills on ${engine}. To run them, ${missing}.`)
  else
    await runOn(engine, of).catch((error: Error) => {
      failures += 1
      log(`WRONG: ${of.length} drills on ${engine} could not be run: ${error.message}`)
    })
}

const passed = results.filter(({ result }) => result.faults.length === 0).length
log(`\n${resultsTable(results)}\n`)
log(`${passed} right, ${failures} wrong`)
if (options.result) writeFileSync(options.result, JSON.stringify({ passed, failed: failures, skipped: 0 }))
process.exitCode = failures > 0 ? 1 : 0
