import { beforeEach, expect, test } from "@jest/globals"
import { Op } from "sequelize"
import { emailLogTypes } from "../../../contract/mail/emailLog.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { addMails, type MailValues } from "../../../testing/factories/mail.ts"
import { configureMail, later, receiveAllDue, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { readOutboxState } from "../delivery/outboxState.ts"

const app = await setUpTestApp()
const token = await app.login()
beforeEach(startWithoutMail)

const write = async (count: number, values: MailValues = {}) => {
  const recipient = "Leads <leads@example.com>"
  const mails = await addMails(
    ...Array.from({ length: count }, () => ({ status: "failed" as const, recipient, ...values })),
  )
  return mails.map(({ id }) => String(id))
}

const RESEND = `mutation ($ids: [ID!]!) {
  resendEmails(ids: $ids) { resent { id status } refused { emailLog { id status } reason } notFoundIds results { id ok error { code message } } }
}`
const resend = async (ids: string[], asker = token) => {
  const { data, errors } = await app.graphql(RESEND, { ids }, { token: asker })
  return data?.resendEmails ?? errors?.[0]
}

const resendFailed = async (asker = token) =>
  (await app.ask("mutation { resendFailedEmails { count } }", {}, asker)).resendFailedEmails.count

const eventsOf = async (work: () => Promise<unknown>) => {
  const before = ((await RecordedEvent.max("id")) as number | null) ?? 0
  await work()
  const events = await RecordedEvent.findAll({ where: { id: { [Op.gt]: before } }, order: ["id"] })
  return events.map(({ type, subjectId, facts }) => [type, subjectId, JSON.parse(facts)])
}

const ago = (ms: number) => new Date(clock.now() - ms)

test("resending several mails queues them, skips those that must not be sent, and lists unknown ones", async () => {
  const [failed, logged, sent] = [
    await write(2),
    await write(1, { status: "logged" }),
    await write(1, { status: "sent", sentAt: ago(61_000) }),
  ]
  const waiting = await write(1, { status: "queued", dueAt: later(), waitingSince: ago(5_000) })
  const refused = [
    ...(await write(1, { status: "sending", dueAt: later() })),
    ...(await write(1, { status: "cancelled" })),
    ...(await write(1, { status: "queued", dueAt: ago(1), waitingSince: ago(1) })),
    ...(await write(1, { status: "sent", sentAt: ago(30_000) })),
  ]
  const resent = [...failed, ...logged, ...sent, ...waiting]
  const ids = [...refused, "999999", "x", ...resent, ...failed]
  let answer: Json
  const events = await eventsOf(async () => {
    answer = await resend(ids)
  })
  expect(answer.resent).toEqual(resent.map((id) => ({ id, status: "QUEUED" })))
  expect(answer.refused).toEqual([
    { emailLog: { id: refused[0], status: "SENDING" }, reason: "It is being sent right now." },
    { emailLog: { id: refused[1], status: "CANCELLED" }, reason: "It was canceled." },
    { emailLog: { id: refused[2], status: "QUEUED" }, reason: "It is about to be sent." },
    { emailLog: { id: refused[3], status: "SENT" }, reason: "It was sent less than a minute ago." },
  ])
  expect(answer.notFoundIds).toEqual(["999999", "x"])
  const results = new Map(answer.results.map(({ id, ...result }: Json) => [id, result]))
  expect([...results.keys()]).toEqual([...refused, "999999", "x", ...resent])
  expect(results.get(refused[1])).toEqual({ ok: false, error: { code: "CONFLICT", message: "It was canceled." } })
  expect(results.get("x")).toMatchObject({ ok: false, error: { code: "NOT_FOUND" } })
  for (const id of resent) expect(results.get(id)).toEqual({ ok: true, error: null })
  expect(events).toEqual(resent.map((id) => ["mail.resent", id, { mailType: "driver_application" }]))
})

test("resending several mails sends each once for repeated requests, to the operator's current address", async () => {
  const ids = await write(3, { recipient: "gone@example.com" })
  const [one, other] = await Promise.all([resend(ids), resend(ids)])
  expect([one.resent.length + other.resent.length, one.refused.length + other.refused.length]).toEqual([3, 3])
  expect((await receiveAllDue()).map(({ to }) => to[0])).toEqual(Array(3).fill("leads@example.com"))
  expect((await resend(ids)).resent).toEqual([])
  expect(await receiveAllDue()).toEqual([])
})

test("resending several mails is refused without a mail server, and for more than 500", async () => {
  expect(await resend(Array.from({ length: 501 }, (_, id) => String(id)))).toMatchObject({
    extensions: { code: "BAD_USER_INPUT", fields: [{ message: "Up to 500 mails can be sent again at once." }] },
  })
  configureMail(null)
  expect(await resend(await write(1))).toMatchObject({ extensions: { code: "CONFLICT" } })
})

test("all failed mails are queued again in batches, which is recorded once", async () => {
  const ids = await write(1_001)
  await write(1, { logType: emailLogTypes.TEST })
  const sent = await write(1, { status: "sent" })
  let count = 0
  const events = await eventsOf(async () => {
    count = await resendFailed()
  })
  expect([count, events]).toEqual([1_001, [["mail.failed_resent", null, { count: 1_001 }]]])
  expect(await readOutboxState()).toMatchObject({ waitingCount: ids.length, failedCount: 0 })
  expect(await EmailLog.findByPk(sent[0])).toMatchObject({ status: "sent" })
  expect(await eventsOf(async () => expect(await resendFailed()).toBe(0))).toEqual([])
})

test("mails to accounts are sent again only by owners", async () => {
  const ids = await write(1, { userId: 1, logType: "account_sign_in" })
  const manager = await app.loginAs("MANAGER")
  expect(await resend(ids, manager)).toMatchObject({ resent: [], refused: [], notFoundIds: ids })
  expect(await resendFailed(manager)).toBe(0)
  expect(await resendFailed()).toBe(1)
})
