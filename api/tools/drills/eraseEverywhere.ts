import { Console } from "node:console"
import { setTimeout as delay } from "node:timers/promises"
import { requireServer } from "../../testing/database/requireServer.ts"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { startMailServer } from "../../testing/mail/mailServer.ts"
import { operator, startProduct } from "../../testing/product/product.ts"
import { startWebhookReceiver } from "../../testing/webhooks/webhookReceiver.ts"
import { engineName } from "../benchmarks/measure/engine.ts"
import { fillConversations } from "./erasure/conversations.ts"
import { fingerprint, openReader, type Place, type Reader, searchEverything } from "./erasure/places.ts"
import {
  confirmRequest,
  createClient,
  type Filled,
  fillOthers,
  fillTraces,
  person,
  traces,
  waitForEmptyOutboxes,
} from "./erasure/traces.ts"

// Drill: after a person and a lead are erased, the product keeps no trace of them, and nobody else's data changes.
// Searches every column of every table, on SQLite the bytes of its files, the server's log at its most verbose
// level, and a fresh backup.
//   npx tsx api/tools/drills/eraseEverywhere.ts                               on SQLite
//   npx tsx api/tools/drills/eraseEverywhere.ts mysql://root@127.0.0.1:3306   on MySQL or MariaDB
//   more: --leads 1000, the number of other leads
// It runs the built server on a separate database, and exits 1 for a hit or a change.

const { log, table } = new Console(process.stdout)
const [serverUrl] = process.argv.slice(2).filter((given) => given.startsWith("mysql:"))
const OTHERS = Number(process.argv[process.argv.indexOf("--leads") + 1]) || 1_000
const WIPED_WITHIN_MS = 120_000

const ERASE = `mutation ($email: String, $phone: String) { eraseSubject(email: $email, phone: $phone, reason: REQUESTED) {
  leads { leadId } copies { kind count } unreached { kind count } } }`
const ERASE_LEAD = `mutation ($id: ID!) { eraseLead(leadType: DRIVER_APPLICATION, leadId: $id, reason: REQUESTED) {
  copies { kind count } unreached { kind count } } }`

/** Other people's rows must not change. Exempt are search columns, and a note that names the erased person. */
const othersOf = async (reader: Reader, { drivers, advertisers, yolanda }: Filled) => {
  const gone = [...drivers, yolanda].join()
  const ofOthers = `NOT ((log_type LIKE 'driver%' AND lead_id IN (${gone})) OR (log_type LIKE 'advertiser%' AND lead_id IN (${advertisers.join()})))`
  const columns =
    "id, name, email, phone, phone_e164, city, platform, vehicle_year, vehicle_make, vehicle_model, status, created_at"
  const queries = {
    "driver applications": `SELECT ${columns} FROM driver_applications WHERE id NOT IN (${gone}) ORDER BY id`,
    "advertiser submissions": `SELECT * FROM advertiser_submissions WHERE id NOT IN (${advertisers.join()}) ORDER BY id`,
    mails: `SELECT * FROM email_logs WHERE lead_id IS NOT NULL AND log_type NOT LIKE 'privacy%' AND ${ofOthers} ORDER BY id`,
    media: "SELECT * FROM media_files ORDER BY id",
    events:
      "SELECT * FROM events WHERE type <> 'lead.erased' AND type <> 'person.erased' AND position IS NOT NULL ORDER BY id",
  }
  const prints: Record<string, string> = {}
  for (const [what, sql] of Object.entries(queries)) prints[what] = await fingerprint(reader, sql)
  return prints
}

const hitsOf = (places: readonly Place[]) => places.reduce((sum, { hits }) => sum + hits, 0)

await requireServer(serverUrl)
const database = await createScratchDatabase(serverUrl)
const mailServer = await startMailServer()
const receiver = await startWebhookReceiver()
const product = await startProduct({
  DATABASE_URL: database.url,
  LOG_LEVEL: "debug",
  SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  EMAIL_FROM: "site@example.com",
  EMAIL_TO: "team@example.com",
  EMAIL_RECEIPTS: "on",
  // Mails have links only with a public URL.
  PUBLIC_URL: "https://www.example.com",
})
const reader = await openReader(database.url)
let faults = 0
try {
  const client = createClient(product.url)
  await client.logIn(operator.username, operator.password)
  const filled = await fillTraces(client, receiver.url)
  await confirmRequest(client, mailServer.received)
  await fillOthers(client, OTHERS)
  await waitForEmptyOutboxes(reader)
  await fillConversations(database.url, filled)
  const search = () => searchEverything(database.url, product.output(), traces)
  const before = { places: await search(), others: await othersOf(reader, filled) }

  const startedAt = performance.now()
  const { eraseSubject } = await client.ask(ERASE, person)
  const subjectMs = performance.now() - startedAt
  const { eraseLead } = await client.ask(ERASE_LEAD, { id: String(filled.yolanda) })
  const leadMs = performance.now() - startedAt - subjectMs
  // Webhooks deliver the erasure, so messages about the person wait until then.
  await waitForEmptyOutboxes(reader)
  let places = await search()
  for (const until = performance.now() + WIPED_WITHIN_MS; hitsOf(places) > 0 && performance.now() < until; ) {
    await delay(1_000)
    places = await search()
  }
  const others = await othersOf(reader, filled)

  log(`\n${serverUrl ? await engineName(serverUrl) : "SQLite"}, ${OTHERS} leads of others`)
  log(`Erased a person in ${Math.round(subjectMs)} ms: ${JSON.stringify(eraseSubject)}`)
  log(`Erased a lead in ${Math.round(leadMs)} ms: ${JSON.stringify(eraseLead)}`)
  const hitsBefore = new Map(before.places.map(({ place, hits }) => [place.split(":")[0], hits]))
  table(places.map(({ place, ...rest }) => ({ place, before: hitsBefore.get(place.split(":")[0]), ...rest })))
  log(before.places[0]?.place)
  table(Object.entries(others).map(([what, after]) => ({ what, before: before.others[what], after })))
  const changed = Object.entries(others).filter(([what, after]) => before.others[what] !== after)
  faults = hitsOf(places) + changed.length
  // A search that finds nothing proves nothing unless it found something before.
  if ((before.places[0]?.hits ?? 0) < 50) faults += 1
  log(faults === 0 ? "Nothing is left of them, and nobody else is harmed." : `${faults} faults`)
} finally {
  await reader.close()
  await product.end("SIGTERM")
  await mailServer.stop()
  await receiver.stop()
  await database.drop()
}
process.exitCode = faults > 0 ? 1 : 0
