import { Console } from "node:console"
import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { requireServer } from "../../testing/database/requireServer.ts"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { logIn, submitDriverLead } from "../../testing/leadsClient.ts"
import { refusal, startMailServer } from "../../testing/mail/mailServer.ts"
import { type Replica, startReplica } from "./stage/replica.ts"

// Drill: a letter to 5,000 leads, while each of three servers in turn is killed every five seconds and the mail server
// refuses one mail in ten. Each address gets one letter, and the unsubscribed ones none.
//   npx tsx api/tools/drills/letterUnderKills.ts                               on SQLite
//   npx tsx api/tools/drills/letterUnderKills.ts mysql://root@127.0.0.1:3306   on MySQL
// It runs the built server on a separate database, and exits 1 if an address got none or two.

const LEADS = 5_000
const UNSUBSCRIBED = 20
const REFUSED_SHARE = 0.1
const AT_ONCE = 20
const KILL_EVERY_MS = 5_000
const LIMIT_MS = 40 * 60_000

const letters = new Map<string, Set<string>>()
let [accepted, refused, kills] = [0, 0, 0]
const mailServer = await startMailServer({
  onMail: ({ to: [address = ""], mail: { messageId = "" } }) => {
    const isRefused = Math.random() < REFUSED_SHARE
    if (isRefused) refused += 1
    else accepted += 1
    if (isRefused) throw refusal(451, "4.7.1 Try again later")
    letters.set(address, (letters.get(address) ?? new Set()).add(messageId))
  },
})

await requireServer(process.argv[2])
const database = await createScratchDatabase(process.argv[2])
const environment = {
  DATABASE_URL: database.url,
  SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  EMAIL_FROM: "leads@example.com",
  EMAIL_TO: "leads@example.com",
  PUBLIC_URL: "http://localhost",
}
const first = await startReplica({ ...environment, SMTP_URL: "", EMAIL_FROM: "" })

const ask = async (url: string, query: string, variables: object = {}) => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` }
  const asked = { method: "POST", headers, body: JSON.stringify({ query, variables }) }
  const { errors } = (await (await fetch(`${url}/graphql`, asked)).json()) as { errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
}
const token = await logIn(first.url)
for (let index = 0; index < LEADS; index += AT_ONCE) {
  const emails = Array.from({ length: AT_ONCE }, (_, step) => `driver${index + step}@example.com`)
  await Promise.all(emails.map((email) => submitDriverLead(first.url, { name: email, email })))
}
const lead = "leadType: DRIVER_APPLICATION, leadId: $id"
for (let id = 1; id <= UNSUBSCRIBED; id += 1)
  await ask(first.url, `mutation ($id: ID!) { setLetters(${lead}, isSubscribed: false) { __typename } }`, { id })
await first.end("SIGTERM")

const replicas: Replica[] = await Promise.all([1, 2, 3].map(() => startReplica(environment)))
const texts = ["en", "es"].map((locale) => ({ locale, subject: "News", body: "Hi {first_name}." }))
const input = { driverApplications: {}, texts }
const START =
  "mutation ($letterId: ID!, $input: LetterInput!) { startLetter(letterId: $letterId, input: $input) { __typename } }"
await ask((replicas[0] as Replica).url, START, { letterId: randomUUID(), input })

const startedAt = performance.now()
const missing = () =>
  LEADS - UNSUBSCRIBED - [...letters.keys()].filter((address) => address.startsWith("driver")).length
try {
  while (missing() > 0 && performance.now() - startedAt < LIMIT_MS) {
    const killed = replicas[kills % replicas.length] as Replica
    await killed.end("SIGKILL")
    kills += 1
    await Promise.all([killed.start(), delay(KILL_EVERY_MS)])
  }
  // A wrongly repeated letter may still be on its way.
  await delay(30_000)
} finally {
  await Promise.all(replicas.map((replica) => replica.end("SIGTERM")))
  await database.drop()
  await mailServer.stop()
}
const seconds = Math.round((performance.now() - startedAt) / 1_000) - 30
const twice = [...letters].filter(([address, ids]) => address.startsWith("driver") && ids.size > 1).length
const again = accepted - [...letters.values()].reduce((sum, ids) => sum + ids.size, 0)
new Console(process.stdout).table([{ seconds, kills, refused, accepted, missing: missing(), twice, again }])
process.exitCode = missing() !== 0 || twice > 0 ? 1 : 0
