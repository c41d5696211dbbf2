import { beforeEach, describe, expect, test } from "@jest/globals"
import { Op } from "sequelize"
import { messages } from "../../../contract/api/messages.ts"
import { daysLater } from "../../../contract/text/zonedTime.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { storedMoment } from "../../../platform/database/connection/dialect.ts"
import { runningOverwrite } from "../../../platform/database/writing/secureDelete.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { findEverywhere } from "../../../testing/database/everyByte.ts"
import { setUpPrivacyApp } from "../../../testing/erasure/privacyApp.ts"
import { configureMail } from "../../../testing/mail/outbox.ts"
import type { Json } from "../../../testing/testApp.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { LeadPlacement } from "../../leads/places/leadPlacement.model.ts"
import { PrivacyRequest, PrivacyRequestLink } from "../../mail/privacy/privacyRequest.model.ts"
import { deleteOldRequests } from "../erasure/clearRequests.ts"
import { remindOfPrivacyRequests } from "./remindOfRequests.ts"

const app = await setUpPrivacyApp()
beforeEach(() => app.startAnew())

describe("a privacy request that is sent", () => {
  test("gets the same answer for every address, and is hidden until confirmed", async () => {
    await app.apply({ email: "known@example.org" })
    await EmailLog.destroy({ where: {} })
    for (const email of ["known@example.org", "unknown@example.org", "known@example.org"]) {
      const { status, body } = await app.submit({ email })
      expect([status, body]).toEqual([202, { message: messages.privacyRequestReceived }])
    }
    expect(await app.list()).toEqual([])
    const counts = "{ dashboardSummary { privacyRequests { open dueSoon overdue } } }"
    expect((await app.ask(counts)).dashboardSummary.privacyRequests).toEqual({ open: 0, dueSoon: 0, overdue: 0 })
    // A user without the permission does not see the count.
    expect((await app.ask(counts, {}, await app.loginAs("VIEWER"))).dashboardSummary.privacyRequests).toBeNull()
    const [first] = await PrivacyRequest.findAll()
    const found = await app.ask("query ($id: ID!) { privacyRequest(id: $id) { id } }", { id: String(first?.id) })
    expect(found.privacyRequest).toBeNull()
    expect((await app.ask("{ emailLogs { nodes { recipient } } }")).emailLogs.nodes).toEqual([])
    expect(await RecordedEvent.count({ where: { subjectType: "privacy_request" } })).toBe(0)
    await expect(app.answer(String(first?.id), "REFUSED", "No.")).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("names refused fields, and accepted values", async () => {
    const { status, body } = await app.submit({ kind: "SHRED", email: "nobody" })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: "kind", message: expect.stringContaining("KNOW, DELETE, CORRECT, OPT_OUT") },
      { field: "email", message: expect.stringContaining("mail") },
    ])
    expect((await app.submit({ details: "x".repeat(2001) })).body.errors[0]).toMatchObject({ field: "details" })
    expect(await PrivacyRequest.count()).toBe(0)
  })

  test("has its link mailed to its own address only", async () => {
    await app.submit({})
    await EmailLog.update({ recipient: "mallory@example.org" }, { where: { recipient: "ana@example.org" } })
    await app.deliver()
    expect(app.received).toEqual([])
    expect(await PrivacyRequestLink.count()).toBe(0)
  })

  test("is refused if no link can be mailed", async () => {
    configureMail(null)
    const { status, body, headers } = await app.submit({})
    expect([status, body.message]).toEqual([503, expect.stringContaining("Privacy Policy instead")])
    expect(headers.get("retry-after")).toBe("3600")
    expect(await PrivacyRequest.count()).toBe(0)
  })

  test("gets a new link for seven days if repeated before confirmation", async () => {
    await app.submit({})
    const aWhileAgo = daysLater(new Date(), -6)
    await PrivacyRequest.update({ receivedAt: aWhileAgo, mailedAt: aWhileAgo }, { where: {} })
    await app.submit({})
    expect(await deleteOldRequests(daysLater(new Date(), 2))).toBe(0)
    await app.deliver()
    const link = await PrivacyRequestLink.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })
    expect(link.expiresAt.getTime()).toBeGreaterThan(daysLater(new Date(), 6.9).getTime())
    expect(await deleteOldRequests(daysLater(new Date(), 7.1))).toBe(1)
  })

  test("cannot flood a mailbox: a double click sends one mail, and a day has at most four", async () => {
    const email = "flooded@example.org"
    await Promise.all(Array.from({ length: 4 }, () => app.submit({ email, details: "Twice" })))
    expect(await PrivacyRequest.count()).toBe(1)
    expect(await EmailLog.count({ where: { recipient: email } })).toBe(1)
    for (let index = 0; index < 6; index += 1)
      await app.submit({ email: index % 2 ? "Another@example.org" : "another@example.org", details: `Again ${index}` })
    expect(await EmailLog.count({ where: { recipient: { [Op.ne]: email } } })).toBe(4)
  })

  test("has its link in the mail only, in the person's language, and is confirmed once", async () => {
    await app.submit({ email: "eva@example.org", kind: "DELETE", locale: "es" })
    await app.deliver()
    const { mail, token: linkToken } = app.mailTo("eva@example.org")
    expect(mail?.subject).toBe("Confirme su solicitud de privacidad")
    expect(mail?.text).toContain("/es/privacy-request/confirm?token=")
    expect(await findEverywhere([linkToken])).toEqual([])
    expect(await app.list()).toEqual([])
    const answers = [await app.confirm(linkToken), await app.confirm(linkToken)]
    const dueAt = daysLater((await PrivacyRequest.findOne({ rejectOnEmpty: true })).receivedAt, 45).toISOString()
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { kind: "DELETE", dueAt }])
    expect(await app.list("OPEN")).toMatchObject([{ email: "eva@example.org", kind: "DELETE", status: "OPEN", dueAt }])
    expect(await RecordedEvent.count({ where: { type: "privacy_request.confirmed" } })).toBe(1)
    await app.deliver()
    expect(app.mailTo("eva@example.org").mail?.subject).toBe("Recibimos su solicitud de privacidad")
    const told = app.received.filter(({ mail }) => mail.subject === "A privacy request has arrived")
    expect(told.map(({ to }) => to[0]).sort()).toEqual(["manager@example.com"])
    expect(told[0]?.mail.text).not.toContain("eva@")
    expect((await app.confirm("garbage")).status).toBe(404)
  })

  test("is deleted after seven days without confirmation, with its link", async () => {
    await app.submit({ email: "stranger@example.org", name: "Somebody Else" })
    await app.deliver()
    const { token: linkToken } = app.mailTo("stranger@example.org")
    expect(await deleteOldRequests(daysLater(new Date(), 6.9))).toBe(0)
    expect(await deleteOldRequests(daysLater(new Date(), 7.1))).toBe(1)
    expect((await app.confirm(linkToken)).status).toBe(404)
    await runningOverwrite()
    expect(await findEverywhere(["stranger@example.org", "Somebody Else"])).toEqual([])
  })
})

describe("the queue of privacy requests", () => {
  test("shows leads of the requester's address, and of the number as a weaker match", async () => {
    const own = await app.apply({ name: "Ana Own", email: "Ana@Example.org", phone: "+1 213 555 0177" })
    const other = await app.apply({ name: "Ben Shared", email: "ben@example.org", phone: "(213) 555-0177" })
    const id = await app.confirmed({ phone: "213 555 0177" })
    const [request] = await app.list("OPEN")
    expect(request?.leads).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ leadId: String(own), name: "Ana Own", matches: ["EMAIL", "PHONE"] }),
        expect.objectContaining({ leadId: String(other), matches: ["PHONE"] }),
      ]),
    )
    expect(request?.id).toBe(id)
    // Leads are listed newest first, not in the order of matching or storage.
    const sql = "UPDATE driver_applications SET created_at = :at WHERE id = :own"
    await database().query(sql, { replacements: { at: storedMoment(database(), new Date("2020-01-01")), own } })
    const [again] = await app.list("OPEN")
    expect(again?.leads.map(({ leadId }: { leadId: string }) => leadId)).toEqual([String(other), String(own)])
    await expect(app.answer(id, "NOTHING_FOUND")).rejects.toMatchObject({ code: "CONFLICT" })
    await DriverApplication.destroy({ where: { id: [own, other] } })
  })

  test("shows each lead's place", async () => {
    const email = "placed@example.org"
    const listed = await app.apply({ email })
    const held = await app.apply({ email, subject: "a trap" })
    const trashed = await app.apply({ email })
    const remove = "mutation ($id: ID!) { deleteLead(leadType: DRIVER_APPLICATION, leadId: $id) { __typename } }"
    await app.ask(remove, { id: String(trashed) })
    await app.confirmed({ email })
    const [request] = await app.list("OPEN")
    const places = new Map(
      request?.leads.map((lead: Json) => [Number(lead.leadId), [lead.isTrashed, lead.isQuarantined]]),
    )
    expect([listed, held, trashed].map((id) => places.get(id))).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ])
    await DriverApplication.unscoped().destroy({ where: { id: [listed, held, trashed] } })
    await LeadPlacement.destroy({ where: { leadId: [held, trashed] } })
  })

  test("is counted, and reminds once before and once after the due date, and again after an extension", async () => {
    const id = await app.confirmed()
    const dueAt = new Date((await app.list("OPEN"))[0]?.dueAt)
    const where = { logType: "privacy_request_due" }
    const reminders = async () => (await EmailLog.findAll({ where, order: ["id"] })).map(({ subject }) => subject)
    await remindOfPrivacyRequests(daysLater(dueAt, -7.1))
    expect(await reminders()).toEqual([])
    const soon = daysLater(dueAt, -6.9)
    await Promise.all([remindOfPrivacyRequests(soon), remindOfPrivacyRequests(soon)])
    await remindOfPrivacyRequests(daysLater(dueAt, -1))
    expect(await reminders()).toEqual(["A privacy request is due soon"])
    await remindOfPrivacyRequests(daysLater(dueAt, 0.1))
    await remindOfPrivacyRequests(daysLater(dueAt, 1))
    expect(await reminders()).toEqual(["A privacy request is due soon", "A privacy request is overdue"])
    // As if recorded while the clock was a year ahead.
    await PrivacyRequest.update({ overdueToldAt: daysLater(dueAt, 365) }, { where: { id } })
    await remindOfPrivacyRequests(daysLater(dueAt, 1))
    expect((await reminders()).slice(2)).toEqual(["A privacy request is overdue"])

    const COUNTS = "{ dashboardSummary { privacyRequests { open dueSoon overdue } } }"
    const counts = async () => (await app.ask(COUNTS)).dashboardSummary.privacyRequests
    expect(await counts()).toEqual({ open: 1, dueSoon: 0, overdue: 0 })
    await PrivacyRequest.update({ dueAt: daysLater(new Date(), 3) }, { where: { id } })
    expect(await counts()).toEqual({ open: 1, dueSoon: 1, overdue: 0 })
    await PrivacyRequest.update({ dueAt: daysLater(new Date(), -3) }, { where: { id } })
    expect(await counts()).toEqual({ open: 1, dueSoon: 0, overdue: 1 })
    await PrivacyRequest.update({ dueAt }, { where: { id } })

    const EXTEND = `mutation ($id: ID!, $reason: String!) {
      extendPrivacyRequest(id: $id, reason: $reason) { privacyRequest { dueAt extensionReason } } }`
    const preview = await app.preview(id, "The archive is large.")
    const extended = await app.ask(EXTEND, { id, reason: "The archive is large." })
    const until = { dueAt: daysLater(dueAt, 45).toISOString(), extensionReason: "The archive is large." }
    expect(extended.extendPrivacyRequest.privacyRequest).toEqual(until)
    await app.deliver()
    expect(app.mailTo("ana@example.org").mail?.text?.trim()).toBe(preview.body)
    expect(preview.body).toContain("The archive is large.")
    await expect(app.ask(EXTEND, { id, reason: "Once more." })).rejects.toMatchObject({ code: "CONFLICT" })
    await remindOfPrivacyRequests(daysLater(dueAt, 44))
    expect(await reminders()).toHaveLength(4)
  })
})
