import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals"
import { strFromU8, unzipSync } from "fflate"
import { privacyEmailTypes } from "../../contract/emailLog.ts"
import { messages } from "../../contract/messages.ts"
import { daysLater } from "../../contract/privacyRequests.ts"
import { database } from "../../database/database.ts"
import { wipesDone } from "../../database/eraseTraces.ts"
import { createAccount } from "../../testing/accounts.ts"
import { findEverywhere } from "../../testing/database/everyByte.ts"
import { advertiserForm, driverForm } from "../../testing/forms.ts"
import { startMailServer } from "../../testing/mail/mailServer.ts"
import { configureMail, deliverAllDue, senderTo, smtpSettings, startWithoutMail } from "../../testing/mail/outbox.ts"
import { type Json, newAddress, startTestApp, type TestApp } from "../../testing/testApp.ts"
import { UserSession } from "../auth/user.model.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { EmailLog } from "../email/emailLog.model.ts"
import { RecordedEvent } from "../events/event.model.ts"
import { packPending } from "../search/searchPacker.ts"
import { clearAnswered, deleteOldRequests } from "./clearRequests.ts"
import { PrivacyRequest, PrivacyRequestLink } from "./privacyRequest.model.ts"
import { remindOfPrivacyRequests } from "./remindOfRequests.ts"

let app: TestApp
let token: string
let server: Awaited<ReturnType<typeof startMailServer>>

beforeAll(async () => {
  app = await startTestApp()
  token = await app.login()
  await createAccount(app, { role: "MANAGER", email: "manager@example.com" })
  await createAccount(app, { role: "EDITOR", email: "editor@example.com" })
  server = await startMailServer()
})
afterAll(async () => {
  await server.stop()
  await app.stop()
})
beforeEach(async () => {
  await startWithoutMail()
  configureMail(smtpSettings(server.port))
  server.received.length = 0
})
afterEach(async () => {
  await PrivacyRequest.destroy({ where: {} })
  await PrivacyRequestLink.destroy({ where: {} })
  // Of a day that is over.
  await database().query("DELETE FROM rate_limits")
})

const ask = async (query: string, variables: Record<string, unknown> = {}, as = token) => {
  const { data, errors } = await app.graphql(query, variables, { token: as })
  if (errors) throw Object.assign(new Error(JSON.stringify(errors)), errors[0]?.extensions)
  return data
}

const submit = (values: object) =>
  app.rest("POST", "/api/privacy-requests", { kind: "KNOW", email: "ana@example.org", ...values })

const deliver = () => deliverAllDue(senderTo(server.port))

/** The last mail that arrived at an address, and the token of its link. */
const mailTo = (address: string) => {
  const mail = server.received.findLast(({ to }) => to.includes(address))?.mail
  return { mail, token: /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "" }
}

const confirm = (linkToken: string) => app.rest("POST", "/api/privacy-requests/confirm", { token: linkToken })

/** A request that was confirmed by the mailed link. */
const confirmed = async (
  values: { kind?: string; email?: string; locale?: string; phone?: string; details?: string } = {},
) => {
  const email = values.email ?? "ana@example.org"
  await submit(values)
  await deliver()
  expect((await confirm(mailTo(email).token)).status).toBe(200)
  await deliver()
  const request = await PrivacyRequest.findOne({ order: [["id", "DESC"]], rejectOnEmpty: true })
  return String(request.id)
}

const FIELDS = `id kind status email phone name details dueAt extendedAt answeredAt outcome answerMessage exportExpiresAt
  answeredBy { name } leads { leadType leadId name matches isTrashed isQuarantined }`
const list = async (status: string | null = null, as = token) =>
  (
    await ask(
      `query ($status: PrivacyRequestStatus) { privacyRequests(status: $status) { nodes { ${FIELDS} } } }`,
      { status },
      as,
    )
  ).privacyRequests.nodes as Json[]
const answer = async (id: string, outcome: string, message: string | null = null, as = token) =>
  (
    await ask(
      `mutation ($id: ID!, $outcome: PrivacyRequestOutcome!, $message: String) {
        answerPrivacyRequest(id: $id, outcome: $outcome, message: $message) {
          privacyRequest { ${FIELDS} } erasureReport { copies { kind count } } } }`,
      { id, outcome, message },
      as,
    )
  ).answerPrivacyRequest
const apply = async (values: Record<string, unknown> = {}) =>
  (await app.rest("POST", "/api/drivers/apply", driverForm(values))).body.id as number

describe("a request that is sent", () => {
  test("answers the same for every address, and is seen by nobody before it is confirmed", async () => {
    await apply({ email: "known@example.org" })
    await EmailLog.destroy({ where: {} })
    const answers = await Promise.all(["known@example.org", "unknown@example.org"].map((email) => submit({ email })))
    const again = await submit({ email: "known@example.org" })
    for (const { status, body } of [...answers, again])
      expect([status, body]).toEqual([202, { message: messages.privacyRequestReceived }])
    expect(await list()).toEqual([])
    const counts = "{ dashboardSummary { privacyRequests { open dueSoon overdue } } }"
    expect((await ask(counts)).dashboardSummary.privacyRequests).toEqual({ open: 0, dueSoon: 0, overdue: 0 })
    const [first] = await PrivacyRequest.findAll()
    expect(
      (await ask("query ($id: ID!) { privacyRequest(id: $id) { id } }", { id: String(first?.id) })).privacyRequest,
    ).toBeNull()
    expect((await ask("{ emailLogs { nodes { recipient } } }")).emailLogs.nodes).toEqual([])
    expect(await RecordedEvent.count({ where: { subjectType: "privacy_request" } })).toBe(0)
    await expect(answer(String(first?.id), "REFUSED", "No.")).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("names what is refused, and what is accepted", async () => {
    const { status, body } = await submit({ kind: "SHRED", email: "nobody" })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: "kind", message: expect.stringContaining("KNOW, DELETE, CORRECT, OPT_OUT") },
      { field: "email", message: expect.stringContaining("mail") },
    ])
    expect((await submit({ details: "x".repeat(2001) })).body.errors[0]).toMatchObject({ field: "details" })
    expect((await submit({ locale: "fr" })).body.errors[0].message).toContain("en, es")
    expect(await PrivacyRequest.count()).toBe(0)
  })

  test("fills no mailbox: a double click is one request and one mail, and a day has four mails at most", async () => {
    const email = "flooded@example.org"
    await Promise.all(Array.from({ length: 4 }, () => submit({ email, details: "Twice" })))
    expect(await PrivacyRequest.count()).toBe(1)
    expect(await EmailLog.count({ where: { recipient: email } })).toBe(1)
    for (let index = 0; index < 6; index += 1) await submit({ email: "Flooded@example.org", details: `Again ${index}` })
    expect(await EmailLog.count()).toBeLessThanOrEqual(4)
  })

  test("has a link that stands in the mail alone, in the person's language, and confirms once and for all", async () => {
    await submit({ email: "eva@example.org", kind: "DELETE", locale: "es" })
    await deliver()
    const { mail, token: linkToken } = mailTo("eva@example.org")
    expect(mail?.subject).toBe("Confirme su solicitud de privacidad")
    expect(mail?.text).toContain("/es/privacy-request/confirm?token=")
    expect(await findEverywhere([linkToken])).toEqual([])
    expect(await list()).toEqual([])
    const answers = [await confirm(linkToken), await confirm(linkToken)]
    const dueAt = daysLater((await PrivacyRequest.findOne({ rejectOnEmpty: true })).receivedAt, 45).toISOString()
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { kind: "DELETE", dueAt }])
    expect(await list("OPEN")).toMatchObject([{ email: "eva@example.org", kind: "DELETE", status: "OPEN", dueAt }])
    expect(await RecordedEvent.count({ where: { type: "privacy_request.confirmed" } })).toBe(1)
    await deliver()
    expect(mailTo("eva@example.org").mail?.subject).toBe("Recibimos su solicitud de privacidad")
    const told = server.received.filter(({ mail }) => mail.subject === "A privacy request has arrived")
    expect(told.map(({ to }) => to[0]).sort()).toEqual(["manager@example.com"])
    expect(told[0]?.mail.text).not.toContain("eva@")
    expect((await confirm("garbage")).status).toBe(404)
  })

  test("is gone after seven days without a confirmation, and its link opens nothing", async () => {
    await submit({ email: "stranger@example.org", name: "Somebody Else" })
    await deliver()
    const { token: linkToken } = mailTo("stranger@example.org")
    expect(await deleteOldRequests(daysLater(new Date(), 6.9))).toBe(0)
    expect(await deleteOldRequests(daysLater(new Date(), 7.1))).toBe(1)
    expect((await confirm(linkToken)).status).toBe(404)
    await wipesDone()
    expect(await findEverywhere(["stranger@example.org", "Somebody Else"])).toEqual([])
  })
})

describe("the queue", () => {
  test("shows the leads of the address, and of the number as a weaker match", async () => {
    const own = await apply({ name: "Ana Own", email: "Ana@Example.org", phone: "+1 213 555 0177" })
    const other = await apply({ name: "Ben Shared", email: "ben@example.org", phone: "(213) 555-0177" })
    const id = await confirmed({ phone: "213 555 0177" })
    const [request] = await list("OPEN")
    expect(request?.leads).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ leadId: String(own), name: "Ana Own", matches: ["EMAIL", "PHONE"] }),
        expect.objectContaining({ leadId: String(other), matches: ["PHONE"] }),
      ]),
    )
    expect(request?.id).toBe(id)
    await expect(answer(id, "NOTHING_FOUND")).rejects.toMatchObject({ code: "CONFLICT" })
    await DriverApplication.destroy({ where: { id: [own, other] } })
  })

  test("counts, reminds once before and once after it was due, and again after an extension", async () => {
    const id = await confirmed()
    const dueAt = new Date((await list("OPEN"))[0]?.dueAt)
    const reminders = async () =>
      (await EmailLog.findAll({ where: { logType: "privacy_request_due" }, order: ["id"] })).map(
        ({ subject }) => subject,
      )
    await remindOfPrivacyRequests(daysLater(dueAt, -7.1))
    expect(await reminders()).toEqual([])
    const soon = daysLater(dueAt, -6.9)
    await Promise.all([remindOfPrivacyRequests(soon), remindOfPrivacyRequests(soon)])
    await remindOfPrivacyRequests(daysLater(dueAt, -1))
    expect(await reminders()).toEqual(["A privacy request is due soon"])
    await remindOfPrivacyRequests(daysLater(dueAt, 0.1))
    await remindOfPrivacyRequests(daysLater(dueAt, 1))
    expect(await reminders()).toEqual(["A privacy request is due soon", "A privacy request is overdue"])

    const counts = async () =>
      (await ask("{ dashboardSummary { privacyRequests { open dueSoon overdue } } }")).dashboardSummary.privacyRequests
    expect(await counts()).toEqual({ open: 1, dueSoon: 0, overdue: 0 })
    await PrivacyRequest.update({ dueAt: daysLater(new Date(), 3) }, { where: { id } })
    expect(await counts()).toEqual({ open: 1, dueSoon: 1, overdue: 0 })
    await PrivacyRequest.update({ dueAt: daysLater(new Date(), -3) }, { where: { id } })
    expect(await counts()).toEqual({ open: 1, dueSoon: 0, overdue: 1 })
    await PrivacyRequest.update({ dueAt }, { where: { id } })

    const EXTEND = `mutation ($id: ID!, $reason: String!) {
      extendPrivacyRequest(id: $id, reason: $reason) { privacyRequest { dueAt extensionReason } } }`
    const extended = await ask(EXTEND, { id, reason: "The archive is large." })
    expect(extended.extendPrivacyRequest.privacyRequest).toEqual({
      dueAt: daysLater(dueAt, 45).toISOString(),
      extensionReason: "The archive is large.",
    })
    await deliver()
    expect(mailTo("ana@example.org").mail?.text).toContain("The archive is large.")
    await expect(ask(EXTEND, { id, reason: "Once more." })).rejects.toMatchObject({ code: "CONFLICT" })
    await remindOfPrivacyRequests(daysLater(dueAt, 44))
    expect(await reminders()).toHaveLength(3)
  })

  test("is for managers and owners alone; others are not even told how many wait", async () => {
    await confirmed()
    const editor = await app.loginAs("EDITOR")
    await expect(list(null, editor)).rejects.toMatchObject({ code: "FORBIDDEN" })
    const viewer = await app.loginAs("VIEWER")
    const { dashboardSummary } = await ask("{ dashboardSummary { privacyRequests { open } } }", {}, viewer)
    expect(dashboardSummary.privacyRequests).toBeNull()
    expect(await list(null, await app.loginAs("MANAGER"))).toHaveLength(1)
  })
})

describe("an answer", () => {
  const download = (linkToken: string) =>
    fetch(`${app.url}/api/privacy-requests/export/${linkToken}`, { headers: { "x-forwarded-for": newAddress() } })

  test("to know: a link to the export, which works for seven days", async () => {
    await apply({ name: "Ana Known", email: "ana@example.org" })
    const id = await confirmed()
    const { privacyRequest } = await answer(id, "FULFILLED", "Here it is.")
    expect(privacyRequest).toMatchObject({ status: "ANSWERED", outcome: "FULFILLED", answeredBy: { name: "admin" } })
    const lasts = new Date(privacyRequest.exportExpiresAt).getTime() - new Date(privacyRequest.answeredAt).getTime()
    expect(lasts).toBe(7 * 24 * 60 * 60_000)
    await deliver()
    const { mail, token: linkToken } = mailTo("ana@example.org")
    expect(mail?.text).toContain("Here it is.")
    expect(await findEverywhere([linkToken])).toEqual([])
    const response = await download(linkToken)
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"])
    expect(response.headers.get("cache-control")).toBe("no-store")
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join(),
    ).toContain("Ana Known")
    await expect(answer(id, "FULFILLED")).rejects.toMatchObject({ code: "CONFLICT" })
    await PrivacyRequestLink.update({ expiresAt: new Date() }, { where: { purpose: "EXPORT" } })
    expect((await download(linkToken)).status).toBe(404)
    expect((await download("garbage")).status).toBe(404)
    // A link to confirm opens no export, and the other way round.
    expect((await confirm(linkToken)).status).toBe(404)
  })

  test("to delete: erases the person, mails the answer, and then knows nobody any more", async () => {
    await apply({ name: "Zora Vanishing", email: "zora@example.org" })
    await apply({ name: "Bo Staying", email: "bo@example.org" })
    const id = await confirmed({ kind: "DELETE", email: "zora@example.org" })
    await confirmed({ kind: "KNOW", email: "zora@example.org" })
    await confirmed({ kind: "KNOW", email: "bo@example.org" })
    await UserSession.update({ verifiedAt: new Date(0) }, { where: {} })
    await expect(answer(id, "FULFILLED")).rejects.toMatchObject({ code: "FORBIDDEN" })
    await UserSession.update({ verifiedAt: new Date() }, { where: {} })
    const both = await Promise.allSettled([answer(id, "FULFILLED", "Dear Zora"), answer(id, "FULFILLED", "Dear Zora")])
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
    expect(await DriverApplication.count({ where: { email: "zora@example.org" } })).toBe(0)
    expect(await clearAnswered()).toBe(0)
    await deliver()
    expect(mailTo("zora@example.org").mail?.subject).toBe("The answer to your privacy request")
    expect(await clearAnswered()).toBe(1)
    while ((await packPending()) > 0);
    await wipesDone()
    expect(await findEverywhere(["zora", "vanishing"])).toEqual([])
    const [request] = await list("ANSWERED")
    expect(request).toMatchObject({ id, kind: "DELETE", outcome: "FULFILLED", email: null, answerMessage: null })
    expect((await list("OPEN")).map(({ email }) => email).sort()).toEqual(["bo@example.org", null])
  })

  test("without a mail server is cleared at once after an erasure", async () => {
    const id = await confirmed({ kind: "DELETE" })
    configureMail(null)
    const { privacyRequest, erasureReport } = await answer(id, "FULFILLED")
    expect(privacyRequest.email).toBeNull()
    expect(erasureReport).not.toBeNull()
    await wipesDone()
    expect(await EmailLog.count({ where: { logType: Object.values(privacyEmailTypes) } })).toBe(0)
  })

  test("a refusal says why, and who asked is known for 30 days, what for two years", async () => {
    const id = await confirmed({ kind: "DELETE" })
    await expect(answer(id, "REFUSED", " ")).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
    await answer(id, "REFUSED", "We need the contract for taxes.")
    await deliver()
    expect(mailTo("ana@example.org").mail?.text).toContain("We need the contract for taxes.")
    const answeredAt = new Date()
    expect(await clearAnswered(daysLater(answeredAt, 29))).toBe(0)
    expect(await clearAnswered(daysLater(answeredAt, 31))).toBe(1)
    expect(await list()).toMatchObject([{ id, email: null, answerMessage: null, outcome: "REFUSED" }])
    expect(await deleteOldRequests(daysLater(answeredAt, 700))).toBe(0)
    expect(await deleteOldRequests(daysLater(answeredAt, 740))).toBe(1)
    expect(await list()).toEqual([])
  })

  test("to opt out: marks the leads of the address, also one in the trash, and says so in their history", async () => {
    const [kept, trashed, other] = [
      await apply({ email: "ana@example.org" }),
      await apply({ email: "ana@example.org" }),
      await apply({ email: "ben@example.org", phone: "+1 213 555 0123" }),
    ]
    const change = (name: string) =>
      ask(`mutation ($id: ID!) { ${name}(leadType: DRIVER_APPLICATION, leadId: $id) { __typename } }`, {
        id: String(trashed),
      })
    await change("deleteLead")
    await answer(await confirmed({ kind: "OPT_OUT", phone: "+1 213 555 0123" }), "FULFILLED")
    await change("restoreLead")
    const QUERY = "query ($id: ID!) { driverApplication(id: $id) { saleOptOutAt history { summary } } }"
    const read = async (id: number) => (await ask(QUERY, { id: String(id) })).driverApplication
    expect((await read(kept)).history.map(({ summary }: Json) => summary)).toContain(
      "noted that the data of it may be neither sold nor shared",
    )
    for (const id of [kept, trashed]) expect(new Date((await read(id)).saleOptOutAt).getTime()).toBeGreaterThan(0)
    expect((await read(other)).saleOptOutAt).toBeNull()
    const csv = (await app.rest("GET", "/api/drivers/applications.csv", undefined, { token })).body as string
    expect(csv.split("\r\n")[0]).toMatch(/"sale_opt_out_at"$/)
  })
})

describe("a correction", () => {
  const CORRECT = `mutation ($type: LeadType!, $id: ID!, $values: LeadCorrection!) {
    correctLead(leadType: $type, leadId: $id, values: $values) { lead { __typename email } } }`
  const correct = (type: string, id: number, values: object, as = token) =>
    ask(CORRECT, { type, id: String(id), values }, as)

  test("changes a lead by the rules of its form, and what searches and counters know of it", async () => {
    const id = await apply({ name: "Anna Wrong", email: "ana@example.org", city: "Fresno" })
    const request = await confirmed({ kind: "CORRECT", details: "My name is Ana Right." })
    await expect(answer(request, "FULFILLED")).rejects.toMatchObject({ code: "CONFLICT" })
    await correct("DRIVER_APPLICATION", id, { name: "Ana Right", city: "Reno", phone: "213 555 0199" })
    while ((await packPending()) > 0);
    const found = async (search: string) =>
      (
        await ask(
          "query ($search: String!) { driverApplications(filter: { search: $search }) { nodes { id name city phoneE164 } } }",
          { search },
        )
      ).driverApplications.nodes
    expect(await found("right")).toEqual([
      { id: String(id), name: "Ana Right", city: "Reno", phoneE164: "+12135550199" },
    ])
    expect(await found("wrong")).toEqual([])
    const event = await RecordedEvent.findOne({ where: { type: "lead.corrected" }, order: [["id", "DESC"]] })
    expect(JSON.parse(event?.facts ?? "")).toEqual({ fields: ["name", "phone", "city"] })
    await answer(request, "FULFILLED")
  })

  test("names what it refuses", async () => {
    const { id } = (await app.rest("POST", "/api/advertisers/contact", advertiserForm())).body
    const refused = (values: object) => correct("ADVERTISER_SUBMISSION", id, values)
    await expect(refused({ email: "nobody" })).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ field: "email" }],
    })
    await expect(refused({ city: "Reno" })).rejects.toMatchObject({
      fields: [{ message: expect.stringContaining("companyName") }],
    })
    await expect(refused({})).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
    await expect(correct("ADVERTISER_SUBMISSION", 999_999, { email: "a@example.com" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    })
    await expect(
      correct("ADVERTISER_SUBMISSION", id, { email: "a@example.com" }, await app.loginAs("EDITOR")),
    ).rejects.toMatchObject({ code: "FORBIDDEN" })
    await refused({ companyName: "Right Ltd" })
  })
})
