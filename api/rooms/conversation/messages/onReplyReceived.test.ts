import { afterAll, beforeEach, describe, expect, test } from "@jest/globals"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { startMailServer, stopMailServers } from "../../../testing/mail/mailServer.ts"
import { deliverAllDue, senderTo, startWithoutMail } from "../../../testing/mail/outbox.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { User } from "../../accounts/users/user.model.ts"
import { driverApplicationKind as kind } from "../../leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { lockLead } from "../../leads/related/leadTexts.ts"
import { findCopies } from "../../privacy/erasure/leadCopies.ts"
import { onReplyReceived } from "./onReplyReceived.ts"

let id: number

const app = await setUpTestApp()
await app.loginAs("MANAGER")
const owner = await User.findOne({ where: { role: "MANAGER" }, rejectOnEmpty: true })
await owner.update({ email: "kim@example.com", emailKey: "kim@example.com" })
afterAll(stopMailServers)
beforeEach(async () => {
  await owner.update({ state: "ACTIVE", role: "MANAGER" })
  id = await app.apply()
  await startWithoutMail()
})

const HOUR_MS = 60 * 60_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

const text = `When can I start?\n${"More of it. ".repeat(200)}`
const note = (message: Json = {}) =>
  inTransaction(async (transaction) => {
    const lead = await lockLead(kind, id, transaction)
    const letter = { kind: "LETTER", direction: "INCOMING", createdAt: new Date(), text, ...message } as const
    await onReplyReceived({ kind, lead, message: letter }, transaction)
  })
const told = async () => {
  const logs = await EmailLog.findAll({ where: { logType: "message_received" }, order: ["id"] })
  return logs.map(({ recipient }) => recipient)
}
const SHOWN = `query ($id: ID!) {
  driverApplication(id: $id) { waitingSince answerDueAt }
  driverApplications(filter: { isOverdue: true }) { nodes { id } totalCount }
  dashboardSummary { kinds { leadType overdue } }
}`
const shown = async () => {
  const { driverApplication, driverApplications, dashboardSummary } = await app.ask(SHOWN, { id: String(id) })
  const { nodes, totalCount: listed } = driverApplications
  const isListed = nodes.some((lead: Json) => lead.id === String(id))
  return { ...driverApplication, isListed, listed, counted: dashboardSummary.kinds[0].overdue }
}
const setStatus = (status: string) =>
  app.ask(`mutation { setDriverApplicationStatus(id: ${id}, status: ${status}) { __typename } }`)

describe("the reply clock", () => {
  test("starts with the first unanswered reply, and ends when the status changes", async () => {
    // The clock of an unhandled lead has run since its arrival.
    const { answerDueAt } = await shown()
    await note()
    expect((await shown()).answerDueAt).toBe(answerDueAt)
    await setStatus("CONTACTED")
    expect(await shown()).toMatchObject({ waitingSince: null, answerDueAt: null, isListed: false })
    const since = ago(47)
    await note({ createdAt: since })
    await note()
    const due = new Date(since.getTime() + 48 * HOUR_MS).toISOString()
    expect(await shown()).toMatchObject({ waitingSince: since.toISOString(), answerDueAt: due, isListed: false })
    const before = await shown()
    await DriverApplication.update({ waitingSince: ago(49) }, { where: { id }, silent: true })
    expect(await shown()).toMatchObject({ isListed: true, listed: before.listed + 1, counted: before.counted + 1 })
    await setStatus("APPROVED")
    const { listed } = before
    expect(await shown()).toMatchObject({ waitingSince: null, answerDueAt: null, isListed: false, listed })
  })

  test("starts with the sender's message for a lead without a promise, even while the lead is pending", async () => {
    await DriverApplication.update({ isPromised: false, createdAt: ago(100) }, { where: { id } })
    const before = await shown()
    expect(before).toMatchObject({ answerDueAt: null, isListed: false })
    const since = ago(49)
    await note({ createdAt: since })
    const due = new Date(since.getTime() + 48 * HOUR_MS).toISOString()
    const overdue = { isListed: true, listed: before.listed + 1, counted: before.counted + 1 }
    expect(await shown()).toMatchObject({ answerDueAt: due, ...overdue })
    await setStatus("CONTACTED")
    const { answeredAfter } = await DriverApplication.findByPk(id, { rejectOnEmpty: true })
    expect([answeredAfter, (await shown()).answerDueAt]).toEqual([null, null])
  })

  test("does not run for automatic messages", async () => {
    for (const message of [{ kind: "AUTOMATIC" }, { kind: "DELIVERY_REPORT" }, { direction: "OUTGOING" }]) {
      await note(message)
      expect([message, (await shown()).waitingSince, await told()]).toEqual([message, null, []])
    }
  })
})

describe("the user notified of a reply", () => {
  test("is the owner, once per lead in a quarter of an hour, by a mail without reply address", async () => {
    await DriverApplication.update({ ownerId: owner.id }, { where: { id } })
    await note()
    await note()
    expect(await told()).toEqual(["kim@example.com"])
    await EmailLog.update({ createdAt: ago(0.26) }, { where: {}, silent: true })
    await note()
    expect(await told()).toEqual(["kim@example.com", "kim@example.com"])
    const server = await startMailServer()
    await deliverAllDue(senderTo(server.port))
    const [{ mail } = { mail: null }] = server.received
    expect(mail?.subject).toMatch(/^Ana Álvarez replied: When can I start\? More of it\. .*…$/)
    expect(mail?.text).toMatch(/\n\nWhen can I start\?\r?\n(More of it\. )+More of i…\n/)
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated")
    expect(mail?.text).toContain("the driver application of Ana Álvarez")
    expect(mail?.text).toMatch(/Reply by [A-Z]/)
    expect(mail?.text).toContain(`/adminpage/dashboard/drivers/${id}`)
  })

  test.each([
    ["has left", { state: "DEACTIVATED" as const }],
    ["may not see leads", { role: "EDITOR" as const }],
  ])("is the operator if the owner %s, or if there is none", async (_why, change) => {
    await note()
    await DriverApplication.update({ ownerId: owner.id }, { where: { id } })
    await owner.update(change)
    await EmailLog.update({ createdAt: ago(1) }, { where: {}, silent: true })
    await note()
    expect(await told()).toEqual(["leads@example.com", "leads@example.com"])
    const server = await startMailServer()
    await deliverAllDue(senderTo(server.port))
    expect(server.received).toHaveLength(2)
  })

  test("the notification is found among the copies of its lead, so an erasure covers it", async () => {
    await note()
    const found = await EmailLog.findOne({ where: { logType: "message_received" }, rejectOnEmpty: true })
    const { mails } = await findCopies(kind, id, { contacts: [], names: [] })
    expect(mails.map((mail) => mail.id)).toEqual([found.id])
    expect(found).toMatchObject({ userId: null, leadId: id, subject: expect.stringContaining("Ana") })
    expect((await findCopies(kind, id + 1, { contacts: [], names: [] })).mails).toEqual([])
  })

  test("gets no mail about a trashed lead, whose clock starts all the same", async () => {
    await inTransaction(async (transaction) => {
      const lead = await lockLead(kind, id, transaction)
      await lead.update({ place: leadPlaces.TRASH }, { transaction, silent: true })
      const message = { kind: "LETTER", direction: "INCOMING", createdAt: new Date(), text } as const
      await onReplyReceived({ kind, lead, message }, transaction)
      expect(lead.waitingSince).not.toBeNull()
      await lead.update({ place: leadPlaces.INBOX }, { transaction, silent: true })
    })
    expect(await told()).toEqual([])
  })

  test("is never the mailbox itself", async () => {
    // Without a mailbox, any recipient is allowed; with one, its own address would loop.
    changeSettings("email", { to: "Team <team@example.com>" })
    await note()
    expect(await told()).toEqual(["team@example.com"])
  })
})
