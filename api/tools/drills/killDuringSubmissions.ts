import { Console } from "node:console"
import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { requireServer } from "../../testing/database/requireServer.ts"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { type DriverLead, listDriverApplications, logIn, submitDriverLead } from "../../testing/leadsClient.ts"
import { type Product, startProduct } from "../../testing/product/product.ts"

// Drill: when the server is killed under full load, no acknowledged lead is lost and no resend creates a second one.
// Enough arrives at once that leads share transactions, and some of it twice at once.
//   npx tsx api/tools/drills/killDuringSubmissions.ts                               on SQLite
//   npx tsx api/tools/drills/killDuringSubmissions.ts mysql://root@127.0.0.1:3306   on MySQL
// It runs the built server on a separate database, and exits 1 if a lead is lost or duplicated.

const ROUNDS = 5
const SUBMITTERS = 48
const LOAD_MS = 3000
const ACKNOWLEDGED_A_ROUND = 1000
const MAX_PER_SUBMITTER = 1000
const SENT_TWICE = 20

/** Acknowledged leads by the id that the server returned; the others got no response. */
const acknowledged = new Map<DriverLead, string>()
let unanswered: DriverLead[] = []
let isKilled = false
/** Only refusals by a running server are faults. */
let refusals = 0
let disagreements = 0

const submitUntilKilled = async (url: string) => {
  for (let sent = 0; sent < MAX_PER_SUBMITTER; sent += 1) {
    const submissionId = randomUUID()
    const lead = { submissionId, name: submissionId }
    try {
      const copies = sent % SENT_TWICE === 0 ? 2 : 1
      const ids = await Promise.all(Array.from({ length: copies }, () => submitDriverLead(url, lead)))
      acknowledged.set(lead, ids[0] as string)
      if (new Set(ids).size > 1) disagreements += 1
    } catch {
      unanswered.push(lead)
      if (isKilled) return
      refusals += 1
      await delay(100)
    }
  }
}

const resendUnanswered = async (url: string) => {
  const leads = unanswered
  unanswered = []
  for (const lead of leads) acknowledged.set(lead, await submitDriverLead(url, lead))
  return leads.length
}

/** Each response to a resend must name the lead that already exists. */
const countChangedAnswers = async (url: string) => {
  let changed = disagreements
  for (const [lead, id] of [...acknowledged].slice(-SUBMITTERS)) {
    if ((await submitDriverLead(url, lead)) !== id) changed += 1
  }
  return changed
}

const count = async (url: string) => {
  const stored = await listDriverApplications(url, await logIn(url))
  const storedIds = new Set(stored.map(({ id }) => id))
  const lost = [...acknowledged.values()].filter((id) => !storedIds.has(id)).length
  const duplicates = stored.length - new Set(stored.map(({ name }) => name)).size
  // Leads of one transaction share its time, so this shows the size of the batches.
  const together = (stored.length / new Set(stored.map(({ created_at }) => created_at)).size).toFixed(1)
  return { acknowledged: acknowledged.size, stored: stored.length, together, lost, duplicates }
}

await requireServer(process.argv[2])
const database = await createScratchDatabase(process.argv[2])
let product: Product = await startProduct({ DATABASE_URL: database.url })
const rounds = []
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    isKilled = false
    const submitters = Array.from({ length: SUBMITTERS }, () => submitUntilKilled(product.url))
    while (acknowledged.size < round * ACKNOWLEDGED_A_ROUND) await delay(100)
    // Kills at a random moment after each start.
    await delay(Math.random() * LOAD_MS)
    isKilled = true
    await product.end("SIGKILL")
    await Promise.all(submitters)
    product = await startProduct({ DATABASE_URL: database.url })
    const beforeResend = await count(product.url)
    const resent = await resendUnanswered(product.url)
    const changedAnswers = await countChangedAnswers(product.url)
    const { stored, duplicates } = await count(product.url)
    rounds.push({ round, ...beforeResend, refusals, resent, changedAnswers, storedAfterResend: stored, duplicates })
  }
} finally {
  await product.end("SIGTERM")
  await database.drop()
}

new Console(process.stdout).table(rounds)
const failed = rounds.some(({ lost, duplicates, changedAnswers }) => lost + duplicates + changedAnswers > 0)
process.exitCode = failed ? 1 : 0
