import { setTimeout as delay } from "node:timers/promises"
import { beforeEach, expect, test } from "@jest/globals"
import type { FetchMessageObject } from "imapflow"
import { ConnectionError, type Model, type ModelStatic, QueryTypes } from "sequelize"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { letter, letterWithFiles } from "../../../testing/mail/letters.ts"
import { incoming, startWithoutMessages } from "../../../testing/mail/mailbox.ts"
import { keepLog } from "../../../testing/process/log.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { LeadFile } from "../../leads/related/leadFile.model.ts"
import { LeadMessage } from "../../leads/related/leadMessage.model.ts"
import { storeFile } from "../../leads/related/storedFiles.ts"
import { createMessageParser } from "../incoming/parseMessage.ts"
import { fetchMessage, fingerprintOf } from "./fetchMessage.ts"
import { Mailbox, ReceivedMail } from "./mailbox.model.ts"
import { beginReading } from "./mailboxState.ts"
import { takeMessage, takeUnfetched } from "./takeMessage.ts"

const MAILBOX = "a".repeat(64)

const app = await setUpTestApp()
beforeEach(async () => {
  await startWithoutMessages()
  await beginReading(MAILBOX, { uidValidity: 1, uidNext: 1 })
})

const fetched = (text: string) => {
  const end = text.indexOf("\r\n\r\n") + 4
  const fingerprint = fingerprintOf(Buffer.from(text.slice(0, end)), Buffer.from(text.slice(end)))
  return { raw: Buffer.from(text), fingerprint }
}
const at = (uid: number, uidValidity = 1) => ({ mailbox: MAILBOX, address: "leads@example.com", uidValidity, uid })
const lastUid = async () => Number((await Mailbox.findByPk(MAILBOX))?.lastUid)
const subjects = async () => (await incoming()).map(({ subject }) => subject)

test("a message is stored once, for any number of readers and UIDs", async () => {
  const message = fetched(letter({ subject: "once" }))
  await Promise.all([takeMessage(message, at(1)), takeMessage(message, at(1)), takeMessage(message, at(1))])
  await takeMessage(message, at(2))
  expect(await subjects()).toEqual(["once"])
  expect(await lastUid()).toBe(2)
  expect(await ReceivedMail.count()).toBe(1)
})

const steps: [string, ModelStatic<Model>, "beforeCount" | "afterCreate" | "afterUpdate"][] = [
  ["looked up", ReceivedMail, "beforeCount"],
  ["stored", LeadMessage, "afterCreate"],
  ["noted", ReceivedMail, "afterCreate"],
  ["moved on", Mailbox, "afterUpdate"],
]
test.each(steps)(
  "an interruption once a message is %s leaves no traces, and the message is stored once",
  async (step, model, hook) => {
    const email = `${step.replace(" ", ".")}@example.org`
    const lead = await app.apply({ email })
    const message = fetched(letter({ from: email, subject: step }))
    const lost = new ConnectionError(new Error("lost"))
    model.addHook(hook, "lost", () => {
      throw lost
    })
    try {
      await expect(takeMessage(message, at(1))).rejects.toBe(lost)
    } finally {
      model.removeHook(hook, "lost")
    }
    expect([await incoming(), await lastUid(), await ReceivedMail.count()]).toEqual([[], 0, 0])
    await takeMessage(message, at(1))
    expect([await subjects(), await lastUid()]).toEqual([[step], 1])
    expect(await DriverApplication.findByPk(lead)).toMatchObject({ messageCount: 1 })
  },
)

test("a message that cannot be parsed now is postponed, and then read whole", async () => {
  const message = fetched(letter({ subject: "patient" }))
  const { parse } = createMessageParser({ program: "no-such-program.js" })
  await expect(takeMessage(message, at(1), parse)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" })
  expect([await incoming(), await lastUid(), await ReceivedMail.count()]).toEqual([[], 0, 0])
  await takeMessage(message, at(1))
  expect(await subjects()).toEqual(["patient"])
})

test("a reader that missed a renumbering of the mailbox stores nothing", async () => {
  await takeMessage(fetched(letter()), at(1))
  await beginReading(MAILBOX, { uidValidity: 2, uidNext: 3 })
  await takeMessage(fetched(letter()), at(2))
  expect(await incoming()).toHaveLength(1)
  expect(await Mailbox.findByPk(MAILBOX)).toMatchObject({ lastUid: 0, readAgainTo: 2 })
})

test("a message is the same by any route, and a different one with another text, sender or time", () => {
  const plain = letter({ messageId: "<1@example.org>" })
  const same = [
    `Received: from elsewhere\r\n${plain}`,
    plain.replace("From: Ana", "From:\r\n Ana"),
    plain.replace("Subject: A", "Subject: [list] A"),
  ]
  const { fingerprint } = fetched(plain)
  expect(same.map((text) => fetched(text).fingerprint)).toEqual(same.map(() => fingerprint))
  const others = [plain.replace("start", "end"), plain.replace("Ana", "Eva"), plain.replace("10:00", "11:00")]
  for (const other of others) expect(fetched(other).fingerprint).not.toBe(fingerprint)
})

test("a message that cannot be stored or fetched gets a note, and the next is stored", async () => {
  const log = keepLog()
  let fault: Error = new ConnectionError(new Error("connect ECONNREFUSED"))
  LeadMessage.addHook("beforeCreate", "poison", (message) => {
    if (message.get("subject") === "poison") throw fault
  })
  const poisoned = () => takeMessage(fetched(letter({ subject: "poison" })), at(1))
  try {
    // A database failure must not count against the message.
    await expect(poisoned()).rejects.toBe(fault)
    fault = new Error("Ana's secret")
    await poisoned()
    await takeUnfetched(at(2))
    await takeUnfetched(at(3))
    await takeMessage(fetched(letter({ subject: "fine" })), at(4))
  } finally {
    LeadMessage.removeHook("beforeCreate", "poison")
  }
  const unread = "It could not be read. It is in the mailbox as it came."
  const kept = "The mail server could not hand it out. It is in the mailbox as it came."
  expect(await incoming()).toMatchObject([
    ...[unread, kept, kept].map((problem) => ({ subject: "", leadId: null, problem })),
    { subject: "fine", problem: null },
  ])
  expect(await lastUid()).toBe(4)
  expect(log.text()).not.toMatch(/Ana|poison|fine/)
})

test("a message that the server fails to deliver is never skipped while it exists", async () => {
  const handsOut = (answer: Partial<FetchMessageObject> | null) =>
    fetchMessage({ fetchOne: async () => (answer && { seq: 1, uid: 1, ...answer }) || false }, 1)
  await expect(handsOut({})).rejects.toThrow("did not hand out")
  expect(await handsOut(null)).toBeNull()
})

test("a message shares a file that a user added while it waited for the lead's lock", async () => {
  const email = "waiting@example.org"
  const bytes = Buffer.from("%PDF-1 the same")
  const message = fetched(letterWithFiles([{ name: "card.pdf", bytes }], { from: email }))
  const lead = { leadType: "driver_application", leadId: await app.apply({ email }) }
  const taking = await inTransaction(async (transaction) => {
    await DriverApplication.findByPk(lead.leadId, { transaction, lock: true })
    const taken = takeMessage(message, at(1))
    await isWaitedFor()
    await storeFile({ lead, name: "card.pdf", bytes, addedBy: "COLLEAGUE" }, transaction)
    return { taken }
  })
  await taking.taken
  const [stored] = await incoming()
  expect(stored).toMatchObject({ ...lead, attachments: [{ name: "card.pdf", fileId: expect.any(Number) }] })
  expect(await LeadFile.count()).toBe(1)
})

/** On SQLite, there is no concurrent transaction. */
const isWaitedFor = async () => {
  if (database().getDialect() === "sqlite") return
  for (;;) {
    // The table of transactions shows their queries, and fails on one with bytes in it.
    const query = "SHOW GLOBAL STATUS LIKE 'Innodb_row_lock_current_waits'"
    const [waits] = await database().query<{ Value: string }>(query, { type: QueryTypes.SELECT })
    if (Number(waits?.Value) > 0) return
    await delay(200)
  }
}
