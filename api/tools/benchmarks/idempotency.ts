import { Console } from "node:console"
import { randomUUID } from "node:crypto"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { driverForm } from "../../testing/forms.ts"
import { logIn } from "../../testing/leadsClient.ts"
import { startProduct } from "../../testing/product/product.ts"
import { type Call, sendLoad } from "./measure/load.ts"
import { cpuMsOf } from "./measure/processUsage.ts"
import { percentile } from "./measure/statistics.ts"

// Benchmark: what an `Idempotency-Key` costs. One server gets the same writes with and without it, in turns in one run, so
// that other load on the machine affects both.
//   npm run build && npx tsx api/tools/benchmarks/idempotency.ts                               on SQLite
//   npm run build && npx tsx api/tools/benchmarks/idempotency.ts mysql://root@127.0.0.1:3306   on MySQL

const ROUNDS = 10
const load = { connections: 32, seconds: 2 }

const database = await createScratchDatabase(process.argv[2])
const product = await startProduct({ DATABASE_URL: database.url, RATE_LIMIT: "off", PROOF_OF_WORK_AFTER: "0" })
const authorization = `Bearer ${await logIn(product.url)}`

const ways = ["without", "with"] as const
type Way = (typeof ways)[number]

const post = (path: string, bodyOf: () => unknown): Record<Way, Call> => {
  const callWith = (keyed: boolean): Call => ({
    url: product.url + path,
    method: "POST",
    next: () => ({
      body: JSON.stringify(bodyOf()),
      headers: {
        "content-type": "application/json",
        authorization,
        ...(keyed && { "idempotency-key": randomUUID() }),
      },
    }),
  })
  return { with: callWith(true), without: callWith(false) }
}

const writes = {
  submissions: post("/api/drivers/apply", () => driverForm({ submission_id: randomUUID() })),
  "leads added by hand": post("/api/admin/drivers", () => driverForm()),
}

/** How many writes a second there were, and what each cost of the server's processor, in microseconds. */
const measure = async (call: Call) => {
  const before = cpuMsOf(product.pid ?? 0)
  const { perSecond, times } = await sendLoad(call, load)
  return { perSecond, cpuMicros: ((cpuMsOf(product.pid ?? 0) - before) * 1_000) / times.length }
}

const figures = (values: number[]) => ({
  median: Number(percentile(values, 0.5).toFixed(2)),
  lowest: Number(Math.min(...values).toFixed(2)),
  highest: Number(Math.max(...values).toFixed(2)),
})

const { table } = new Console(process.stdout)
try {
  for (const [name, calls] of Object.entries(writes)) {
    const rounds: Record<Way, Awaited<ReturnType<typeof measure>>>[] = []
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      // In either order in turn: what one leaves behind, such as mail to send, costs the other.
      const order = round % 2 ? ways : ways.toReversed()
      const measured = {} as (typeof rounds)[number]
      for (const one of order) measured[one] = await measure(calls[one])
      if (round > 0) rounds.push(measured)
    }
    const told = (tell: (round: (typeof rounds)[number]) => number) => figures(rounds.map(tell))
    table({
      [`${name} a second without`]: told(({ without }) => without.perSecond),
      [`${name} a second with`]: told((round) => round.with.perSecond),
      "with / without": told((round) => round.with.perSecond / round.without.perSecond),
      "processor, without / with": told((round) => round.without.cpuMicros / round.with.cpuMicros),
    })
  }
} finally {
  await product.end("SIGTERM")
  await database.drop()
}
