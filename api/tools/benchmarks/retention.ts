import { Console } from "node:console"
import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { parseArgs } from "node:util"
import { DAY_MS } from "../../contract/text/durations.ts"
import { projectRoot } from "../../platform/config/projectRoot.ts"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { logIn, submitDriverLead } from "../../testing/leadsClient.ts"
import { startProduct } from "../../testing/product/product.ts"
import { fillDatabase } from "./growth/fillDatabase.ts"
import { engineName } from "./measure/engine.ts"
import { percentile, ratioOf, rounded, spreadText } from "./measure/statistics.ts"
import { tableText } from "./measure/table.ts"

// Benchmark: what visitors notice of retention. Two servers, each over as many leads that are all too old, are sent
// submissions in turns in one run, so that other load on the machine meets both. One has retention switched on; it is
// held (SIGSTOP) while it is the other's turn.
//   npm run build && npm run bench:retention                                              on SQLite
//   npm run build && npm run bench:retention -- --database mysql://root@127.0.0.1:3306    on MySQL
// More: --rows 100000, --senders 4 that send one after the other with --pause 20 ms in between, --rounds 6 of --seconds 10.

const { values: options } = parseArgs({
  options: {
    database: { type: "string" },
    rows: { type: "string", default: "100000" },
    senders: { type: "string", default: "4" },
    pause: { type: "string", default: "20" },
    rounds: { type: "string", default: "6" },
    seconds: { type: "string", default: "10" },
  },
})
const rows = Number(options.rows)
const [senders, pauseMs, rounds, seconds] = [options.senders, options.pause, options.rounds, options.seconds].map(
  Number,
) as [number, number, number, number]
const AGE_DAYS = 1_200
const STARTS_WITHIN_MS = 300_000

const { log } = new Console(process.stdout)

const start = async (isOn: boolean) => {
  const database = await createScratchDatabase(options.database)
  const until = Date.now() - AGE_DAYS * DAY_MS
  log((await fillDatabase({ url: database.url, size: rows, until, server: projectRoot })).summary)
  // Mails go with their leads here, and not before them.
  const product = await startProduct({ DATABASE_URL: database.url, RETENTION_MAIL_DAYS: "0" })
  const token = await logIn(product.url)
  const ask = async (query: string) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` }
    const answer = await (
      await fetch(`${product.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) })
    ).json()
    if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    return answer.data
  }
  if (isOn) await ask("mutation { switchRetention(on: true) { isOn } }")
  const countLeads = async (): Promise<number> => {
    const { dashboardSummary } = await ask("{ dashboardSummary { kinds { total } } }")
    return dashboardSummary.kinds.reduce((sum: number, { total }: { total: number }) => sum + total, 0)
  }
  const submitFor = async (milliseconds: number) => {
    const latencies: number[] = []
    const end = performance.now() + milliseconds
    const send = async () => {
      while (performance.now() < end) {
        const begun = performance.now()
        await submitDriverLead(product.url, { submissionId: randomUUID(), name: "Ana Álvarez" })
        latencies.push(performance.now() - begun)
        await delay(pauseMs)
      }
    }
    await Promise.all(Array.from({ length: senders }, send))
    return latencies
  }
  const signal = (name: "SIGSTOP" | "SIGCONT") => product.pid && process.kill(product.pid, name)
  const end = async () => {
    signal("SIGCONT")
    await product.end("SIGTERM")
    await database.drop()
  }
  return { countLeads, submitFor, signal, end }
}

const off = await start(false)
const on = await start(true)
const p50 = { off: [] as number[], on: [] as number[] }
const p95 = { off: [] as number[], on: [] as number[] }
const worst = { off: 0, on: 0 }
const erasedBusy: number[] = []
const erasedIdle: number[] = []
try {
  const all = await on.countLeads()
  for (const limit = Date.now() + STARTS_WITHIN_MS; (await on.countLeads()) === all; await delay(500))
    if (Date.now() > limit) throw new Error("retention has not begun")
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    on.signal("SIGSTOP")
    const without = await off.submitFor(seconds * 1_000)
    on.signal("SIGCONT")
    const before = await on.countLeads()
    const busyAt = performance.now()
    const within = await on.submitFor(seconds * 1_000)
    const between = await on.countLeads()
    const idleAt = performance.now()
    await delay(seconds * 500)
    const after = await on.countLeads()
    const busy = ((before + within.length - between) / (idleAt - busyAt)) * 1_000
    const idle = ((between - after) / (performance.now() - idleAt)) * 1_000
    log(
      `round ${round}: p50 ${rounded(percentile(without, 0.5))} and ${rounded(percentile(within, 0.5))} ms, ` +
        `p95 ${rounded(percentile(without, 0.95))} and ${rounded(percentile(within, 0.95))} ms of ${without.length} ` +
        `and ${within.length}; erased/s ${rounded(busy)} under load, ${rounded(idle)} without; ${after} left`,
    )
    if (round === 0) continue
    for (const [name, latencies] of [
      ["off", without],
      ["on", within],
    ] as const) {
      p50[name].push(percentile(latencies, 0.5))
      p95[name].push(percentile(latencies, 0.95))
      worst[name] = Math.max(worst[name], ...latencies)
    }
    erasedBusy.push(busy)
    erasedIdle.push(idle)
  }
} finally {
  await off.end()
  await on.end()
}

const head = [
  `${await engineName(options.database)}, ${rows.toLocaleString("en")} old leads`,
  "median (lowest–highest)",
]
const spread = (values: readonly number[]) =>
  spreadText(
    ratioOf(
      values,
      values.map(() => 1),
    ),
  )
log(
  tableText(head, [
    ["submissions' p50, with : without retention", spreadText(ratioOf(p50.on, p50.off))],
    ["submissions' p95, with : without retention", spreadText(ratioOf(p95.on, p95.off))],
    ["p95 without, ms", spread(p95.off)],
    ["p95 with, ms", spread(p95.on)],
    ["longest without, ms", rounded(worst.off)],
    ["longest with, ms", rounded(worst.on)],
    ["leads erased/s under this load", spread(erasedBusy)],
    ["leads erased/s without load", spread(erasedIdle)],
  ]),
)
