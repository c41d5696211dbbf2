import { Console } from "node:console"
import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { submitDriverLead } from "../../testing/leadsClient.ts"
import { startImapServer } from "../../testing/mail/imapServer.ts"
import { letter } from "../../testing/mail/letters.ts"
import { startProduct } from "../../testing/product/product.ts"
import { median } from "./measure/statistics.ts"

// Benchmark: submissions a second with a mailbox that is read, idle and while mail arrives, against none. Two servers take
// turns in one run, so that other load on the machine affects both. It needs Dovecot.
//   npm run build && npx tsx api/tools/benchmarks/submissionsWithMailbox.ts                               on SQLite
//   npm run build && npx tsx api/tools/benchmarks/submissionsWithMailbox.ts mysql://root@127.0.0.1:3306   on MySQL

const ROUNDS = 12
const WARM_UP_ROUNDS = 2
const WINDOW_MS = 2_000
const SUBMITTERS = 16
/** In a window: five a second, which is more than any team answers. */
const MESSAGES = 10

const start = async (environment: Record<string, string>) => {
  const database = await createScratchDatabase(process.argv[2])
  const product = await startProduct({ DATABASE_URL: database.url, ...environment })
  /** How many leads a second it stores in a window. */
  const submit = async () => {
    const startedAt = performance.now()
    let count = 0
    const submitAll = async () => {
      while (performance.now() - startedAt < WINDOW_MS) {
        await submitDriverLead(product.url, { submissionId: randomUUID(), name: "Ana Álvarez" })
        count += 1
      }
    }
    await Promise.all(Array.from({ length: SUBMITTERS }, submitAll))
    return (count * 1_000) / (performance.now() - startedAt)
  }
  const end = async () => {
    await product.end("SIGTERM")
    await database.drop()
  }
  return { submit, end }
}

const server = await startImapServer()
const off = await start({})
const on = await start({ IMAP_URL: server.url })

/** Sends messages all through a window. */
const sendSome = async () => {
  for (let sent = 0; sent < MESSAGES; sent += 1) {
    await server.append([letter({ text: "When do we start?\n".repeat(100) })])
    await delay(WINDOW_MS / MESSAGES / 2)
  }
}

const rates: Record<"off" | "idle" | "arriving", number[]> = { off: [], idle: [], arriving: [] }
const { log, table } = new Console(process.stdout)
try {
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const found = { off: await off.submit(), idle: await on.submit(), arriving: 0 }
    const [arriving] = await Promise.all([on.submit(), sendSome()])
    // The last ones are read while nobody is measured.
    await delay(500)
    found.arriving = arriving
    if (round >= 0) for (const name of ["off", "idle", "arriving"] as const) rates[name].push(found[name])
  }
} finally {
  await on.end()
  await off.end()
  await server.end()
}

const perSecond = Object.fromEntries(Object.entries(rates).map(([name, values]) => [name, Math.round(median(values))]))
const ratio = (name: "idle" | "arriving") =>
  median(rates[name].map((rate, round) => rate / (rates.off[round] ?? rate))).toFixed(3)
table({
  "submissions a second": perSecond,
  "against none": { off: 1, idle: ratio("idle"), arriving: ratio("arriving") },
})
log(`medians of ${ROUNDS} rounds of ${WINDOW_MS / 1_000} s each; ${SUBMITTERS} submitters`)
