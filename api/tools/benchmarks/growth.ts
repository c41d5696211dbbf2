import { Console } from "node:console"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { type Product, startProduct } from "../../testing/product/product.ts"
import { signIn } from "./growth/askProduct.ts"
import { casesOf } from "./growth/cases.ts"
import { fillDatabase, withDatabase } from "./growth/fillDatabase.ts"
import { measureInserts } from "./growth/insertCost.ts"
import { type Figure, measureCase, measureExports } from "./growth/measureCases.ts"
import { engineName } from "./measure/engine.ts"
import { rounded } from "./measure/statistics.ts"
import { tableText } from "./measure/table.ts"

// Benchmark: lists, searches, counts and exports must stay fast as the number of leads grows. Loads each number of
// driver applications, and a tenth as many inquiries, into a scratch database; then one client queries the built
// server through GraphQL. Prints the median and 99th percentile of the client's time in milliseconds. Fails if a
// median exceeds its limit, as that of a query does which reads and sorts a million leads.
//   npm run bench:growth -- --rows 1000000                    1,000, 100,000 and 1,000,000 on SQLite
//   npm run bench:growth -- --rows 1000000 --database mysql://root@127.0.0.1:3306      on a MySQL server
//   npm run bench:growth -- --rows 100000 --server ../main    another checkout's build; it may be older
// More: --only TEXT of the cases' names; --alone for this number of rows only.

const SIZES = [1_000, 100_000]

const LIMIT_MS = 250
/** These queries look at each row, so they have higher limits. */
const OWN_LIMITS_MS: Readonly<Record<string, number>> = { "page of retention": 1_500 }

const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    database: { type: "string" },
    server: { type: "string", default: projectRoot },
    only: { type: "string", default: "" },
    alone: { type: "boolean", default: false },
  },
})
const most = Number(options.rows)
const sizes = [...(options.alone ? [] : SIZES.filter((size) => size < most)), most]
const server = resolve(options.server)
const { log } = new Console(process.stdout)

const measureSize = async (size: number): Promise<Map<string, Figure>> => {
  const database = await createScratchDatabase(options.database)
  const started: Product[] = []
  const start = async () => {
    const product = await startProduct({ DATABASE_URL: database.url }, server)
    started.push(product)
    return { product, operator: await signIn(product) }
  }
  try {
    const until = Date.now()
    const { bytes, summary } = await fillDatabase({ url: database.url, size, until, server })
    log(summary)
    const figures = new Map<string, Figure>()
    const first = await start()
    for (const [name, ask] of Object.entries(await casesOf(first.operator, until)))
      if (name.includes(options.only)) figures.set(name, await measureCase(ask))
    await first.product.end("SIGTERM")
    const second = await start()
    const exported = options.only ? {} : await measureExports(second.product, second.operator)
    await second.product.end("SIGTERM")
    const inserts = await withDatabase(database.url, server, measureInserts)
    const disk = { "bytes a lead on disk": { text: rounded(bytes), found: "" } }
    for (const [name, figure] of Object.entries({ ...exported, ...inserts, ...disk })) figures.set(name, figure)
    return figures
  } finally {
    await Promise.all(started.map((product) => product.end("SIGTERM")))
    await database.drop()
  }
}

const columns: Map<string, Figure>[] = []
for (const size of sizes) columns.push(await measureSize(size))
const last = columns.at(-1) ?? new Map<string, Figure>()
const head = ["p50 / p99 in ms", ...sizes.map((size) => size.toLocaleString("en")), "found"]
const rows = [...last].map(([name, { found }]) => [
  name,
  ...columns.map((figures) => figures.get(name)?.text ?? "–"),
  found,
])
log(`\n${await engineName(options.database)}, ${server}\n\n${tableText(head, rows)}`)

const slow = columns.flatMap((figures) =>
  [...figures].filter(([name, { medianMs = 0 }]) => medianMs > (OWN_LIMITS_MS[name] ?? LIMIT_MS)),
)
for (const [name, { medianMs }] of slow) log(`${name}: ${rounded(medianMs ?? 0)} ms is above its limit`)
if (slow.length > 0) process.exitCode = 1
