import { beforeEach, describe, expect, test } from "@jest/globals"
import { strFromU8, unzipSync } from "fflate"
import { privacyEmailTypes } from "../../../../contract/mail/emailLog.ts"
import { daysLater } from "../../../../contract/text/zonedTime.ts"
import { runningOverwrite } from "../../../../platform/database/writing/secureDelete.ts"
import { RecordedEvent } from "../../../../platform/events/event.model.ts"
import { EmailLog } from "../../../../platform/outbox/emailLog.model.ts"
import { indexPending } from "../../../../platform/search/searchIndexer.ts"
import { UNSTORED_TOKEN } from "../../../../platform/text/unstoredToken.ts"
import { findEverywhere } from "../../../../testing/database/everyByte.ts"
import { setUpPrivacyApp } from "../../../../testing/erasure/privacyApp.ts"
import { configureMail } from "../../../../testing/mail/outbox.ts"
import { type Json, newAddress } from "../../../../testing/testApp.ts"
import { UserSession } from "../../../accounts/users/user.model.ts"
import { driverApplicationKind } from "../../../leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../../leads/drivers/driverApplication.model.ts"
import { hashOfAddress } from "../../../mail/bounces/suppressionList.ts"
import { UndeliverableAddress } from "../../../mail/bounces/undeliverable.model.ts"
import { PrivacyRequestLink } from "../../../mail/privacy/privacyRequest.model.ts"
import { clearAnswered, deleteOldRequests } from "../../erasure/clearRequests.ts"
import { eraseOne } from "../../erasure/eraseOne.ts"

const app = await setUpPrivacyApp()
beforeEach(() => app.startAnew())

describe("an answer to a privacy request", () => {
  const download = (linkToken: string) =>
    fetch(`${app.url}/api/privacy-requests/export/${linkToken}`, { headers: { "x-forwarded-for": newAddress() } })

  test("links to the export for seven days if it grants access", async () => {
    await app.apply({ name: "Ana Known", email: "ana@example.org" })
    const id = await app.confirmed()
    const preview = await app.preview(id, "Here it is.", "FULFILLED")
    const { privacyRequest } = await app.answer(id, "FULFILLED", "Here it is.")
    expect(privacyRequest).toMatchObject({ status: "ANSWERED", outcome: "FULFILLED", answeredBy: { name: "admin" } })
    const lasts = new Date(privacyRequest.exportExpiresAt).getTime() - new Date(privacyRequest.answeredAt).getTime()
    expect(lasts).toBe(7 * 24 * 60 * 60_000)
    await app.deliver()
    const { mail, token: linkToken } = app.mailTo("ana@example.org")
    expect(mail?.text).toContain("Here it is.")
    expect(mail?.subject).toBe(preview.subject)
    expect(mail?.text?.replace(linkToken, UNSTORED_TOKEN).trim()).toBe(preview.body)
    expect(await findEverywhere([linkToken])).toEqual([])
    const response = await download(linkToken)
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"])
    expect(response.headers.get("cache-control")).toBe("no-store")
    const files = Object.values(unzipSync(new Uint8Array(await response.arrayBuffer())))
    expect(files.map((file) => strFromU8(file)).join()).toContain("Ana Known")
    await expect(app.answer(id, "FULFILLED")).rejects.toMatchObject({ code: "CONFLICT" })
    for (const expiresAt of [new Date(Date.now() - 10_000), daysLater(new Date(), 30)]) {
      await PrivacyRequestLink.update({ expiresAt }, { where: { purpose: "EXPORT" } })
      expect((await download(linkToken)).status).toBe(404)
    }
    const garbage = await download("garbage")
    expect([garbage.status, garbage.headers.get("cache-control")]).toEqual([404, "no-store"])
    // A link to confirm opens no export, and the other way round.
    expect((await app.confirm(linkToken)).status).toBe(404)
  })

  test("erases the person if it grants deletion, then mails the answer and forgets the address", async () => {
    await app.apply({ name: "Zora Vanishing", email: "zora@example.org" })
    await app.apply({ name: "Bo Staying", email: "bo@example.org" })
    const id = await app.confirmed({ kind: "DELETE", email: "zora@example.org" })
    await app.confirmed({ kind: "KNOW", email: "zora@example.org" })
    await app.confirmed({ kind: "KNOW", email: "bo@example.org" })
    await UserSession.update({ verifiedAt: new Date(0) }, { where: {} })
    await expect(app.answer(id, "FULFILLED")).rejects.toMatchObject({ code: "FORBIDDEN" })
    await UserSession.update({ verifiedAt: new Date() }, { where: {} })
    const both = await Promise.allSettled([1, 2].map(() => app.answer(id, "FULFILLED", "Dear Zora")))
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
    expect(await DriverApplication.count({ where: { email: "zora@example.org" } })).toBe(0)
    expect(await clearAnswered()).toBe(0)
    await app.deliver()
    expect(app.mailTo("zora@example.org").mail?.subject).toBe("The answer to your privacy request")
    expect(await clearAnswered()).toBe(1)
    while ((await indexPending()) > 0);
    await runningOverwrite()
    expect(await findEverywhere(["zora@", "dear zora", "vanishing"])).toEqual([])
    const [request] = await app.list("ANSWERED")
    expect(request).toMatchObject({ id, kind: "DELETE", outcome: "FULFILLED", email: null, answerMessage: null })
    expect((await app.list("OPEN")).map(({ email }) => email).sort()).toEqual(["bo@example.org", null])
  })

  test("keeps the requester when retention erases a lead; a manual erasure clears and counts it", async () => {
    const [old, other] = [await app.apply({ email: "ana@example.org" }), await app.apply({ email: "ana@example.org" })]
    await app.answer(await app.confirmed(), "FULFILLED")
    const origin = { actorType: "system" as const, actorId: null, requestId: null }
    await eraseOne(driverApplicationKind, old, { reason: "retention", origin, cities: [] })
    await app.deliver()
    expect((await download(app.mailTo("ana@example.org").token)).status).toBe(200)
    const REPORT = "(leadType: DRIVER_APPLICATION, leadId: $id) { copies { kind count } } }"
    const which = { id: String(other) }
    const { leadErasurePreview } = await app.ask(`query ($id: ID!) { leadErasurePreview${REPORT}`, which)
    const ERASE = `mutation ($id: ID!) { eraseLead${REPORT.replace(")", ", reason: REQUESTED)")}`
    const { eraseLead } = await app.ask(ERASE, which)
    for (const { copies } of [leadErasurePreview, eraseLead])
      expect(copies).toContainEqual({ kind: "PRIVACY_REQUEST", count: 1 })
    expect(await app.list("ANSWERED")).toMatchObject([{ email: null }])
  })

  test("is cleared at once after an erasure if there is no mail server", async () => {
    const id = await app.confirmed({ kind: "DELETE" })
    configureMail(null)
    const { privacyRequest, erasureReport } = await app.answer(id, "FULFILLED")
    expect(privacyRequest.email).toBeNull()
    expect(erasureReport).not.toBeNull()
    await runningOverwrite()
    expect(await EmailLog.count({ where: { logType: Object.values(privacyEmailTypes) } })).toBe(0)
  })

  test("may refuse with a reason; the requester is stored for 30 days, the answer for two years", async () => {
    const id = await app.confirmed({ kind: "DELETE" })
    await expect(app.answer(id, "REFUSED", " ")).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
    await app.answer(id, "REFUSED", "We need the contract for taxes.")
    await app.deliver()
    expect(app.mailTo("ana@example.org").mail?.text).toContain("We need the contract for taxes.")
    const answeredAt = new Date()
    expect(await clearAnswered(daysLater(answeredAt, 29))).toBe(0)
    expect(await clearAnswered(daysLater(answeredAt, 31))).toBe(1)
    expect(await app.list()).toMatchObject([{ id, email: null, answerMessage: null, outcome: "REFUSED" }])
    expect(await deleteOldRequests(daysLater(answeredAt, 700))).toBe(0)
    expect(await deleteOldRequests(daysLater(answeredAt, 740))).toBe(1)
    expect(await app.list()).toEqual([])
  })

  test("marks all leads of the address for an opt-out, also in trash and quarantine, and in their history", async () => {
    const kept = await app.apply({ email: "ana@example.org" })
    const trashed = await app.apply({ email: "ana@example.org" })
    const other = await app.apply({ email: "ben@example.org", phone: "+1 213 555 0123" })
    const held = await app.apply({ email: "ana@example.org", subject: "Cheap pills" })
    const change = (name: string) =>
      app.ask(`mutation { ${name}(leadType: DRIVER_APPLICATION, leadId: "${trashed}") { __typename } }`)
    await change("deleteLead")
    const changed = async () => {
      const leads = await DriverApplication.unscoped().findAll({ where: { id: [trashed, held] }, order: ["id"] })
      return leads.map(({ updatedAt }) => updatedAt)
    }
    const before = await changed()
    await app.answer(await app.confirmed({ kind: "OPT_OUT", phone: "+1 213 555 0123" }), "FULFILLED")
    // An opt-out does not count as work on the lead: `updatedAt` stays, and retention periods do not restart.
    expect(await changed()).toEqual(before)
    await change("restoreLead")
    const waiting = (await app.ask("{ quarantinedSubmissions { nodes { id } } }")).quarantinedSubmissions.nodes
    const release = "mutation ($ids: [ID!]!) { releaseQuarantined(ids: $ids) { leads { id } } }"
    await app.ask(release, { ids: waiting.map(({ id }: Json) => id) })
    const QUERY = "query ($id: ID!) { driverApplication(id: $id) { saleOptOutAt history { summary } } }"
    const read = async (id: number) => (await app.ask(QUERY, { id: String(id) })).driverApplication
    expect((await read(kept)).history.map(({ summary }: Json) => summary)).toContain(
      "noted that the data of it may be neither sold nor shared",
    )
    for (const id of [kept, trashed, held]) expect(new Date((await read(id)).saleOptOutAt).getTime()).toBeGreaterThan(0)
    expect((await read(other)).saleOptOutAt).toBeNull()
    const csv = (await app.rest("GET", "/api/drivers/applications.csv", undefined, { token: app.token })).body as string
    expect(csv.split("\r\n")[0]).toContain('"sale_opt_out_at"')
  })
})

describe("a correction on a privacy request", () => {
  const CORRECT = `mutation ($type: LeadType!, $id: ID!, $values: LeadCorrection!) {
    correctLead(leadType: $type, leadId: $id, values: $values) { lead { __typename email } } }`
  const correct = (type: string, id: number, values: object) => app.ask(CORRECT, { type, id: String(id), values })

  test("changes a lead by its form's rules, including search and counters", async () => {
    const id = await app.apply({ name: "Anna Wrong", email: "ana@example.org", city: "Fresno" })
    const request = await app.confirmed({ kind: "CORRECT", details: "My name is Ana Right." })
    await expect(app.answer(request, "FULFILLED")).rejects.toMatchObject({ code: "CONFLICT" })
    await correct("DRIVER_APPLICATION", id, { name: "Ana Right", city: "Reno", phone: "213 555 0199" })
    while ((await indexPending()) > 0);
    const FIND =
      "query ($search: String!) { driverApplications(filter: { search: $search }) { nodes { id name city phoneE164 } } }"
    const found = async (search: string) => (await app.ask(FIND, { search })).driverApplications.nodes
    const right = { id: String(id), name: "Ana Right", city: "Reno", phoneE164: "+12135550199" }
    expect(await found("right")).toEqual([right])
    expect(await found("wrong")).toEqual([])
    const event = await RecordedEvent.findOne({ where: { type: "lead.corrected" }, order: [["id", "DESC"]] })
    expect(JSON.parse(event?.facts ?? "")).toEqual({ fields: ["name", "phone", "city"] })
    await app.answer(request, "FULFILLED")
  })

  test("a corrected address fulfills only the request that was sent from that address", async () => {
    const own = await app.apply({ email: "Ana@example.org" })
    const other = await app.apply({ email: "ben@example.org" })
    const request = await app.confirmed({ kind: "CORRECT", details: "My address is new." })
    await correct("DRIVER_APPLICATION", other, { email: "benjamin@example.org" })
    await expect(app.answer(request, "FULFILLED")).rejects.toMatchObject({ code: "CONFLICT" })
    await correct("DRIVER_APPLICATION", own, { email: "ana.new@example.org" })
    expect((await app.answer(request, "FULFILLED")).privacyRequest.outcome).toBe("FULFILLED")
  })

  test("a corrected address lifts the suppression of the previous address, unless another lead has it", async () => {
    const one = await app.apply({ email: "bounced@example.org" })
    const other = await app.apply({ email: "Bounced@example.org" })
    const hold = { addressHash: hashOfAddress("bounced@example.org"), reason: "No mailbox.", bouncedAt: new Date() }
    await UndeliverableAddress.create(hold)
    await correct("DRIVER_APPLICATION", one, { email: "right@example.org" })
    expect(await UndeliverableAddress.count()).toBe(1)
    await correct("DRIVER_APPLICATION", other, { email: "right@example.org" })
    expect(await UndeliverableAddress.count()).toBe(0)
  })

  test("names refused fields", async () => {
    const { id } = (await app.sendAdvertiser()).body
    const refused = (values: object) => correct("ADVERTISER_SUBMISSION", id, values)
    await expect(refused({ email: "nobody" })).rejects.toMatchObject({ fields: [{ field: "email" }] })
    const names = "contactName, companyName, email, phone, location, message"
    await expect(refused({ city: "Reno" })).rejects.toMatchObject({
      fields: [{ message: `This advertiser inquiry has no city. It has: ${names}.` }],
    })
    await expect(refused({})).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
    const unknown = correct("ADVERTISER_SUBMISSION", 999_999, { email: "a@example.com" })
    await expect(unknown).rejects.toMatchObject({ code: "NOT_FOUND" })
    await refused({ companyName: "Right Ltd" })
  })
})
