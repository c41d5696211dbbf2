import { Console } from "node:console"
import { readdirSync } from "node:fs"
import { setTimeout as delay } from "node:timers/promises"
import { parseArgs } from "node:util"
import { QueryTypes } from "sequelize"
import { MINUTE_MS } from "../../contract/text/durations.ts"
import { openDatabase } from "../../main/models.ts"
import { readDatabaseUrl } from "../../platform/config/databaseUrl.ts"
import { closeDatabase, database } from "../../platform/database/connection/database.ts"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { requireServer } from "../../testing/database/requireServer.ts"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { type Product, startProduct } from "../../testing/product/product.ts"
import { loadLeads } from "../benchmarks/growth/loadLeads.ts"
import { engineName } from "../benchmarks/measure/engine.ts"
import { memoryBytesOf } from "../benchmarks/measure/processUsage.ts"
import { tableText } from "../benchmarks/measure/table.ts"
import { startTraffic } from "./soak/traffic.ts"

// Drill: the built server under steady, light, mixed traffic for a long time. Prints the memory and open handles of each
// process and the rows of each table, before, every ten minutes, and after: what grows for ever shows here. Linux only.
//   npm run soak -- --minutes 60                                             one process on SQLite
//   npm run soak -- --minutes 60 --database mysql://root@127.0.0.1:3306      three on a MySQL server
// More: --leads 100000 there are at first; --every MINUTES; --per-second REQUESTS. Exits 1 if a request failed.

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    every: { type: "string", default: "10" },
    leads: { type: "string", default: "100000" },
    "per-second": { type: "string", default: "10" },
    database: { type: "string" },
  },
})
const { log } = new Console(process.stdout)

const rowsOf = async (table: string) => {
  const [row] = await database().query<{ total: number }>(`SELECT COUNT(*) AS total FROM ${table}`, {
    type: QueryTypes.SELECT,
  })
  return Number(row?.total)
}

type Sample = Map<string, string>

const takeSample = async (products: readonly Product[], traffic: ReturnType<typeof startTraffic> | null) => {
  const sample: Sample = new Map()
  for (const [index, { pid = 0 }] of products.entries()) {
    sample.set(`process ${index + 1}: memory, MB`, (memoryBytesOf(pid) / 2 ** 20).toFixed(0))
    sample.set(`process ${index + 1}: handles`, String(readdirSync(`/proc/${pid}/fd`).length))
  }
  for (const table of (await database().getQueryInterface().showAllTables()).sort())
    sample.set(`rows of ${table}`, String(await rowsOf(table)))
  for (const [kind, { good, bad }] of Object.entries(traffic?.counts ?? {}))
    sample.set(`requests, ${kind}`, bad > 0 ? `${good} (${bad} failed)` : String(good))
  return sample
}

const samplesTable = (samples: readonly { minute: number; sample: Sample }[]) => {
  const names = [...new Set(samples.flatMap(({ sample }) => [...sample.keys()]))]
  const head = ["after minutes", ...samples.map(({ minute }) => String(minute))]
  return tableText(
    head,
    names.map((name) => [name, ...samples.map(({ sample }) => sample.get(name) ?? "–")]),
  )
}

await requireServer(options.database)
const scratch = await createScratchDatabase(options.database)
const products: Product[] = []
try {
  const settings = { DATABASE_URL: scratch.url }
  await (await startProduct(settings)).end("SIGTERM")
  openDatabase(readDatabaseUrl(scratch.url, projectRoot))
  await loadLeads(Number(options.leads), Date.now())
  const engine = await engineName(options.database)
  for (let count = options.database ? 3 : 1; count > 0; count -= 1) products.push(await startProduct(settings))
  log(`${engine}, ${products.length} processes, ${options.leads} leads, ${options["per-second"]} requests a second`)

  const samples = [{ minute: 0, sample: await takeSample(products, null) }]
  const startedAt = performance.now()
  const minutes = Number(options.minutes)
  const traffic = startTraffic(
    products.map(({ url }) => url),
    Number(options["per-second"]),
  )
  for (let minute = 0; minute < minutes; ) {
    await delay(Math.min(Number(options.every), minutes - minute) * MINUTE_MS)
    minute = Math.round(((performance.now() - startedAt) / MINUTE_MS) * 10) / 10
    samples.push({ minute, sample: await takeSample(products, traffic) })
    // Prints all samples each time, so an interrupted run has printed its results.
    log(`\n${samplesTable(samples)}`)
    for (const [failure, count] of traffic.failures) log(`${count} x ${failure}`)
  }
  traffic.stop()
  process.exitCode = traffic.failures.size > 0 ? 1 : 0
} finally {
  await Promise.all(products.map((product) => product.end("SIGTERM")))
  await closeDatabase()
  await scratch.drop()
}
