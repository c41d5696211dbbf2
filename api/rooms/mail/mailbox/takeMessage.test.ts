import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals"
import { letter } from "../../../testing/mail/letters.ts"
import { incoming, startWithoutMessages } from "../../../testing/mail/mailbox.ts"
import { keepLog } from "../../../testing/process/log.ts"
import { startTestApp, type TestApp } from "../../../testing/testApp.ts"
import { LeadMessage } from "../../leads/messages/leadMessage.model.ts"
import { fingerprintOf } from "./fetchMessage.ts"
import { Mailbox, ReceivedMail } from "./mailbox.model.ts"
import { beginReading } from "./mailboxState.ts"
import { takeMessage, takeUnfetched } from "./takeMessage.ts"

const MAILBOX = "a".repeat(64)

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await startWithoutMessages()
  await beginReading(MAILBOX, { uidValidity: 1, uidNext: 1 })
})

const splitAt = (text: string) => text.indexOf("\r\n\r\n") + 4

const fetched = (text: string) => {
  const end = splitAt(text)
  const fingerprint = fingerprintOf(Buffer.from(text.slice(0, end)), Buffer.from(text.slice(end)))
  return { raw: Buffer.from(text), fingerprint, leftOut: null }
}
const at = (uid: number, uidValidity = 1) => ({ mailbox: MAILBOX, address: "leads@example.com", uidValidity, uid })
const lastUid = async () => Number((await Mailbox.findByPk(MAILBOX))?.lastUid)
const subjects = async () => (await incoming()).map(({ subject }) => subject)

test("a message is taken in once, by however many and under however many numbers", async () => {
  const message = fetched(letter({ subject: "once" }))
  await Promise.all([takeMessage(message, at(1)), takeMessage(message, at(1)), takeMessage(message, at(1))])
  await takeMessage(message, at(2))
  expect(await subjects()).toEqual(["once"])
  expect(await lastUid()).toBe(2)
  expect(await ReceivedMail.count()).toBe(1)
})

test("who has not noticed that the numbers began anew takes in nothing", async () => {
  await takeMessage(fetched(letter()), at(1))
  await beginReading(MAILBOX, { uidValidity: 2, uidNext: 3 })
  await takeMessage(fetched(letter()), at(2))
  expect(await incoming()).toHaveLength(1)
  expect(await Mailbox.findByPk(MAILBOX)).toMatchObject({ lastUid: 0, readAgainTo: 2 })
})

test("it is the same message by any route, and another with another text, sender or moment", () => {
  const plain = letter({ messageId: "<1@example.org>" })
  const same = [
    `Received: from elsewhere\r\n${plain}`,
    plain.replace("From: Ana", "From:\r\n Ana"),
    plain.replace("Subject: A", "Subject: [list] A"),
  ]
  const { fingerprint } = fetched(plain)
  expect(same.map((text) => fetched(text).fingerprint)).toEqual(same.map(() => fingerprint))
  const others = [
    plain.replace("start?", "end?"),
    plain.replace("From: Ana", "From: Eva"),
    plain.replace("10:00", "11:00"),
  ]
  for (const other of others) expect(fetched(other).fingerprint).not.toBe(fingerprint)
})

test("a message that cannot be stored as it is waits with a note, and the next comes in", async () => {
  const log = keepLog()
  LeadMessage.addHook("beforeCreate", "poison", (message) => {
    if (message.get("subject") === "poison") throw new Error("Ana's secret")
  })
  try {
    await takeMessage(fetched(letter({ subject: "poison" })), at(1))
    await takeMessage(fetched(letter({ subject: "fine" })), at(2))
  } finally {
    LeadMessage.removeHook("beforeCreate", "poison")
  }
  expect(await subjects()).toEqual(["", "fine"])
  const [note] = await incoming()
  expect(note).toMatchObject({ leadId: null, problem: "It could not be read. It is in the mailbox as it came." })
  expect(await lastUid()).toBe(2)
  expect(log.text()).not.toMatch(/Ana|poison|fine/)
})

test("a message that the server does not hand out leaves a note", async () => {
  await takeUnfetched(at(1))
  await takeUnfetched(at(2))
  expect((await incoming()).map(({ problem }) => problem)).toEqual(
    Array.from({ length: 2 }, () => "The mail server could not hand it out. It is in the mailbox as it came."),
  )
  expect(await lastUid()).toBe(2)
})
