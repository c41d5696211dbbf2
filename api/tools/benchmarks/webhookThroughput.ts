import { Console } from "node:console"
import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { parseArgs } from "node:util"
import { projectRoot } from "../../platform/config/projectRoot.ts"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { logIn, submitDriverLead } from "../../testing/leadsClient.ts"
import { startProduct } from "../../testing/product/product.ts"
import { engineName } from "./measure/engine.ts"
import { cpuMsOf } from "./measure/processUsage.ts"
import { median, percentile, ratioOf, rounded, spreadText } from "./measure/statistics.ts"
import { tableText } from "./measure/table.ts"
import { type Arrival, startReceivers } from "./webhooks/receivers.ts"

// Benchmark: what webhooks cost submissions, and how soon messages arrive. A built server with three webhooks and one
// without take turns in one run, so that other load on the machine meets both; each round waits until all is delivered.
//   npm run build && npx tsx api/tools/benchmarks/webhookThroughput.ts                                        on SQLite
//   npm run build && npx tsx api/tools/benchmarks/webhookThroughput.ts --database mysql://root@127.0.0.1:3306  on MySQL
// More: --dead adds a fourth webhook whose receiver never answers; --leads 1000 and --rounds 3; --folder ../main measures
// another built checkout.

const { values: options } = parseArgs({
  options: {
    database: { type: "string" },
    dead: { type: "boolean", default: false },
    leads: { type: "string", default: "1000" },
    rounds: { type: "string", default: "3" },
    folder: { type: "string", default: projectRoot },
  },
})
const leads = Number(options.leads)
const rounds = Number(options.rounds)
const SENDERS = 8
const LIVING = ["/one", "/two", "/three"]
const LIMIT_MS = 300_000

const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }`

const addWebhook = async (url: string, token: string, receiver: string) => {
  const variables = { input: { url: receiver, events: ["LEAD_CREATED"] } }
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` }
  const body = JSON.stringify({ query: CREATE, variables })
  const answer = await (await fetch(`${url}/graphql`, { method: "POST", headers, body })).json()
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
}

const start = async (paths: string[]) => {
  const database = await createScratchDatabase(options.database)
  const product = await startProduct({ DATABASE_URL: database.url }, options.folder)
  const token = await logIn(product.url)
  for (const path of paths) await addWebhook(product.url, token, receivers.url(path))
  /** When each lead was acknowledged, and what all cost: the server's CPU time is hardly touched by other load. */
  const submit = async (count: number) => {
    const acknowledged = new Map<string, number>()
    let next = 0
    const send = async () => {
      while (next < count) {
        const submissionId = randomUUID()
        next += 1
        const person = { name: "Ana Álvarez", email: `${submissionId}@example.com` }
        acknowledged.set(await submitDriverLead(product.url, { submissionId, ...person }), Date.now())
      }
    }
    const begun = performance.now()
    const cpuBefore = cpuMsOf(product.pid ?? 0)
    await Promise.all(Array.from({ length: Math.min(SENDERS, count) }, send))
    const cpuMs = (cpuMsOf(product.pid ?? 0) - cpuBefore) / count
    return { acknowledged, perSecond: (count / (performance.now() - begun)) * 1_000, cpuMs }
  }
  const end = async () => {
    await product.end("SIGTERM")
    await database.drop()
  }
  return { submit, end }
}

/** What arrives at the living receivers until everything has, once each. */
const arriveAll = async (count: number): Promise<Arrival[]> => {
  const arrived = new Map<string, Arrival>()
  for (const limit = Date.now() + LIMIT_MS; arrived.size < count * LIVING.length; await delay(100)) {
    if (Date.now() > limit) throw new Error(`only ${arrived.size} of ${count * LIVING.length} messages arrived`)
    for (const one of await receivers.takeArrived())
      if (LIVING.includes(one.path)) arrived.set(`${one.path} ${one.messageId}`, one)
  }
  return [...arrived.values()]
}

const { log } = new Console(process.stdout)
const receivers = await startReceivers()
const without = await start([])
const withHooks = await start(options.dead ? [...LIVING, "/dead"] : LIVING)
const rates = { without: [] as number[], withHooks: [] as number[], deliveries: [] as number[] }
const cpu = { without: [] as number[], withHooks: [] as number[] }
const latencies: number[] = []
const idle: number[] = []
try {
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await without.submit(leads)
    const begunAt = Date.now()
    const { acknowledged, perSecond, cpuMs } = await withHooks.submit(leads)
    const arrived = await arriveAll(leads)
    const single = await withHooks.submit(1)
    const alone = await arriveAll(1)
    if (round === 0) continue
    const latencyOf = (known: Map<string, number>) => (one: Arrival) => one.at - (known.get(one.leadId) ?? Number.NaN)
    rates.without.push(bare.perSecond)
    rates.withHooks.push(perSecond)
    cpu.without.push(bare.cpuMs)
    cpu.withHooks.push(cpuMs)
    rates.deliveries.push((arrived.length / (Math.max(...arrived.map(({ at }) => at)) - begunAt)) * 1_000)
    latencies.push(...arrived.map(latencyOf(acknowledged)))
    idle.push(...alone.map(latencyOf(single.acknowledged)))
    const [deliveries = Number.NaN] = rates.deliveries.slice(-1)
    const figures = [bare.perSecond, perSecond, deliveries, bare.cpuMs, cpuMs].map(rounded)
    log(`round ${round}: without/s, with/s, deliveries/s, CPU ms without, with: ${figures.join(", ")}`)
  }
} finally {
  await without.end()
  await withHooks.end()
  receivers.stop()
}

const head = [`${await engineName(options.database)}, ${leads} leads`, "median (lowest–highest)"]
log(
  tableText(head, [
    ["submissions with : without webhooks", spreadText(ratioOf(rates.withHooks, rates.without))],
    ["CPU time per submission, with : without", spreadText(ratioOf(cpu.withHooks, cpu.without))],
    ["submissions/s without", rounded(median(rates.without))],
    ["submissions/s with", rounded(median(rates.withHooks))],
    ["server's CPU per submission without, ms", rounded(median(cpu.without))],
    ["deliveries/s from the first submission on", rounded(median(rates.deliveries))],
    ["latency p50, ms", rounded(percentile(latencies, 0.5))],
    ["latency p99, ms", rounded(percentile(latencies, 0.99))],
    ["latency of one alone, p50 ms", rounded(percentile(idle, 0.5))],
  ]),
)
