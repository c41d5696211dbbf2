import { Console } from "node:console"
import { randomUUID } from "node:crypto"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { setTimeout as delay } from "node:timers/promises"
import { SMTPServer } from "smtp-server"
import { openDatabase } from "../../main/models.ts"
import { projectRoot } from "../../platform/config/projectRoot.ts"
import { closeDatabase, inTransaction } from "../../platform/database/connection/database.ts"
import { readDatabaseUrl } from "../../platform/database/connection/databaseUrl.ts"
import { clock } from "../../platform/database/locks/clock.ts"
import { queued } from "../../platform/outbox/emailLifecycle.ts"
import { EmailLog } from "../../platform/outbox/emailLog.model.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import { previewOf } from "../../rooms/mail/log/mailPreview.ts"
import { requireServer } from "../../testing/database/requireServer.ts"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { type Product, startProduct } from "../../testing/product/product.ts"

// Drill: four processes on one MySQL database deliver 2,000 waiting mails; each mail is sent once, and none is left behind.
//   npm run build && npx tsx api/tools/drills/deliverTogether.ts mysql://root@127.0.0.1:3306
// It runs the built server on a separate database, and exits 1 if a mail is missing, duplicated or stuck.

const PROCESSES = 4
const MAILS = 2_000
const LIMIT_MS = 120_000

const [serverUrl] = process.argv.slice(2)
if (!serverUrl) {
  console.error("Give the URL of a MySQL server, for example mysql://root@127.0.0.1:3306")
  process.exit(1)
}

/** How often each Message-ID has arrived, and when the first and last mail did. */
const arrivals = { counts: new Map<string, number>(), firstAt: 0, lastAt: 0 }

const noteArrival = (raw: string) => {
  const messageId = /^message-id: (\S+)/im.exec(raw)?.[1] ?? ""
  arrivals.counts.set(messageId, (arrivals.counts.get(messageId) ?? 0) + 1)
  arrivals.lastAt = performance.now()
  arrivals.firstAt ||= arrivals.lastAt
}

const startCounter = async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, _session, callback) => {
      text(stream).then((raw) => {
        noteArrival(raw)
        callback()
      }, callback)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { port: (server.server.address() as AddressInfo).port, stop: () => server.close() }
}

/** Queues the mails while no process runs, so that all processes start from the same queue. */
const queueMails = async (url: string) => {
  await (await startProduct({ DATABASE_URL: url })).end("SIGTERM")
  openDatabase(readDatabaseUrl(url, projectRoot))
  const { subject, body, html } = previewOf(leadKinds, "driver_application", {
    sections: [],
    urlOf: () => null,
    timeZone: "UTC",
  })
  const mails = Array.from({ length: MAILS }, () => ({
    ...queued(clock.date()),
    ...{ logType: "driver_application" as const, leadId: null, formData: {}, replyTo: null },
    ...{ subject, body, html, recipient: "leads@example.com", messageId: `<${randomUUID()}@example.com>` },
  }))
  await inTransaction((transaction) => EmailLog.bulkCreate(mails, { transaction }))
}

await requireServer(serverUrl)
const database = await createScratchDatabase(serverUrl)
const counter = await startCounter()
const products: Product[] = []
try {
  await queueMails(database.url)
  const settings = {
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${counter.port}`,
    EMAIL_FROM: "no-reply@example.com",
    EMAIL_TO: "leads@example.com",
  }
  products.push(...(await Promise.all(Array.from({ length: PROCESSES }, () => startProduct(settings)))))
  const deadline = performance.now() + LIMIT_MS
  const countUnsent = () => EmailLog.count({ where: { status: ["queued", "sending"] } })
  while ((await countUnsent()) > 0 && performance.now() < deadline) await delay(200)
  // A second copy of a mail may still be on its way.
  await delay(2_000)

  const arrived = [...arrivals.counts.values()]
  const seconds = (arrivals.lastAt - arrivals.firstAt) / 1000
  const found = {
    "mails queued": MAILS,
    "Message-IDs that arrived": arrived.length,
    "of these more than once": arrived.filter((count) => count > 1).length,
    "rows sent": await EmailLog.count({ where: { status: "sent" } }),
    "rows left in sending": await EmailLog.count({ where: { status: "sending" } }),
    "mails a second": Math.round(MAILS / seconds),
  }
  new Console(process.stdout).table(found)
  const isRight = arrived.length === MAILS && arrived.every((count) => count === 1) && found["rows sent"] === MAILS
  process.exitCode = isRight && found["rows left in sending"] === 0 ? 0 : 1
} finally {
  await Promise.all(products.map((product) => product.end("SIGTERM")))
  await closeDatabase()
  await database.drop()
  counter.stop()
}
