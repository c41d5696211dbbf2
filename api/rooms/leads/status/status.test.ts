import { randomUUID } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { describe, expect, jest, test } from "@jest/globals"
import { strFromU8, unzipSync } from "fflate"
import { refusals } from "../../../contract/api/refusals.ts"
import { defaultPrivacySettings } from "../../../contract/site/privacySettings.ts"
import type { Locale } from "../../../contract/text/locale.ts"
import { spanishWords } from "../../../contract/words/es.ts"
import { createSiteBackend } from "../../../edges/site/siteBackend.ts"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { SearchPending } from "../../../platform/search/search.model.ts"
import { UNSTORED_TOKEN } from "../../../platform/text/unstoredToken.ts"
import { visitor } from "../../../testing/factories/viewers.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { linkToMail } from "../../mail/delivery/mailedLink.ts"
import { exportZip } from "../../privacy/personExport/personExport.service.ts"
import { recountLeads } from "../counters/leadRecount.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { findStatusChanges } from "../history/leadEvents.ts"
import { readLinkKey, tokenFor } from "../lead/linkKey.ts"
import { LeadPlacement } from "../places/leadPlacement.model.ts"
import { correctApplication } from "./correctApplication.ts"
import { requestCall } from "./requestCall.ts"
import { findStatus } from "./status.service.ts"

const app = await setUpTestApp()
const token = await app.login()

const apply = async (values: object = {}) => {
  const { body, headers } = await app.sendDriver(values)
  return { id: Number(body.id), token: String(headers.get("location")).slice("/status/".length) }
}
const gone = { code: "NOT_FOUND" }
const remove = (id: number) =>
  app.ask(`mutation { deleteLead(leadType: DRIVER_APPLICATION, leadId: ${id}) { __typename } }`)
const historyOf = async (id: number) =>
  (await app.ask(`{ driverApplication(id: ${id}) { history { summary actorName } } }`)).driverApplication.history

const RELEASE = "mutation ($ids: [ID!]!) { releaseQuarantined(ids: $ids) { notFoundIds } }"

describe("the link to a sender's status page", () => {
  test("is in a header, and leaves the body unchanged", async () => {
    const answer = await app.sendDriver()
    expect(Object.keys(answer.body)).toEqual(["success", "message", "id"])
    const path = answer.headers.get("location") ?? ""
    expect(path).toMatch(new RegExp(`^/status/d${answer.body.id}-[\\w-]{43}$`))
    expect(await findStatus(visitor(), path.slice("/status/".length))).toMatchObject({ status: "pending" })
  })

  test("shows first name, reference and due date, and no other personal data", async () => {
    const { id, token: link } = await apply()
    const status = await findStatus(visitor(), link)
    expect(status).toEqual({
      letter: "d",
      reference: `D-${id}`,
      firstName: "Ana",
      status: "pending",
      receivedAt: expect.any(String),
      reachedAt: { pending: status?.receivedAt },
      dueAt: expect.any(String),
      isOverdue: false,
      waitsFor: null,
      isVehicleUnknown: false,
      callDays: [expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.any(String)],
      files: { asked: [], sent: [], left: 20 },
    })
    expect(Date.parse(status?.dueAt ?? "") - Date.parse(status?.receivedAt ?? "")).toBe(48 * 60 * 60_000)
    await DriverApplication.update({ status: "approved" }, { where: { id } })
    expect(await findStatus(visitor(), link)).toMatchObject({ status: "approved", dueAt: null, isOverdue: false })
    const unknown = { vehicleYear: "Unknown", vehicleMake: "unknown", vehicleModel: "Desconocido" }
    await DriverApplication.update(unknown, { where: { id } })
    expect(await findStatus(visitor(), link)).toMatchObject({ isVehicleUnknown: true })
  })

  test("is invalid if changed in any way, or signed for another id or kind", async () => {
    const { id, token: link } = await apply()
    const key = await readLinkKey()
    const signature = link.slice(link.indexOf("-") + 1)
    const changed = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`
    const wrong = [
      ...["", "example", `d${id}`, `d${id}-${changed}`, `d${id}-${signature}A`, `d9999999999999999-${signature}`],
      ...[`d${id + 1}-${signature}`, `a${id}-${signature}`, tokenFor({ letter: "a" }, { id }, key)],
      ...[tokenFor({ letter: "d" }, { id: 999_999 }, key), tokenFor({ letter: "d" }, { id }, "another key")],
    ]
    for (const one of wrong) {
      expect(await findStatus(visitor(), one)).toBeNull()
      const correcting = correctApplication(visitor(), one, { city: "Reno" })
      await expect(correcting).rejects.toMatchObject({ ...gone, message: "There is no such application." })
    }
  })

  test("can be revoked for all holders, and the next receipt has another link", async () => {
    const { id, token: link } = await apply({ name: "Lena Leaked", email: "lena@example.com" })
    const END = `mutation ($id: ID!) {
      endStatusLink(leadType: DRIVER_APPLICATION, leadId: $id) { lead { history { summary } } }
    }`
    const data = await app.ask(END, { id: String(id) }, token)
    expect(data.endStatusLink.lead.history.at(-1)).toEqual({ summary: "ended the sender’s link to it" })
    expect(await findStatus(visitor(), link)).toBeNull()
    await expect(correctApplication(visitor(), link, { city: "Reno" })).rejects.toMatchObject(gone)

    const lead = await DriverApplication.findByPk(id, { rejectOnEmpty: true })
    expect(lead.linkSalt).toMatch(/^[\w-]{22}$/)
    const logType = driverApplicationKind.emailTypes.DRIVER_RECEIPT
    const receipt = EmailLog.build({ logType, leadId: id, body: UNSTORED_TOKEN } as never)
    const mailed = await inTransaction((transaction) => linkToMail(receipt, new Date(), transaction))
    if (typeof mailed === "string") throw new Error("The receipt has no link")
    expect(mailed.token).not.toBe(link)
    expect(await findStatus(visitor(), mailed.token)).toMatchObject({ firstName: "Lena" })

    const files = Object.values(unzipSync(await buffer(await exportZip({ email: "lena@example.com" }, "en"))))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(strFromU8(file)).not.toContain(lead.linkSalt)

    await expect(app.ask(END, { id: "999999" })).rejects.toMatchObject(gone)

    await remove(id)
    expect(await findStatus(visitor(), mailed.token)).toBeNull()
    await expect(correctApplication(visitor(), mailed.token, { city: "Austin" })).rejects.toMatchObject(gone)
  })

  test("refuses requests for a call above the limit for corrections", async () => {
    const viewer = visitor()
    const ask = () => requestCall(viewer, "example", {}, spanishWords)
    for (let count = 0; count < 20; count += 1) await expect(ask()).rejects.toMatchObject({ code: "NOT_FOUND" })
    await expect(ask()).rejects.toMatchObject({ code: "RATE_LIMITED" })
  })

  test("accepts a request for a call in an offered time, which becomes a follow-up", async () => {
    const { id, token: link } = await apply()
    const [day = "", next = ""] = (await findStatus(visitor(), link))?.callDays ?? []
    expect([day, next].every((on) => ![0, 6].includes(new Date(on).getUTCDay()))).toBe(true)
    const ask = (call: string, of = link) => requestCall(visitor(), of, { call }, spanishWords)
    await ask(`${day} morning`)
    await ask(`${next} afternoon`)
    expect((await DriverApplication.findByPk(id))?.followUpOn).toBe(next)
    expect((await historyOf(id)).at(-1)).toEqual({
      actorName: "The applicant",
      summary: expect.stringMatching(/^asked for a call on \w+ \d+, \d{4}, in the afternoon$/),
    })
    const message = spanishWords.form.callTime
    for (const call of ["2020-01-01 morning", `${day} evening`, ""])
      await expect(ask(call)).rejects.toMatchObject({ fields: [{ field: "call", message }] })
    await expect(ask(`${day} morning`, `${link.slice(0, -1)}x`)).rejects.toMatchObject(gone)
    for (const values of [{ waitListCity: "reno-nv" }, { waitListCity: null, status: "rejected" as const }]) {
      await DriverApplication.update(values, { where: { id } })
      expect((await findStatus(visitor(), link))?.callDays).toEqual([])
    }
    await expect(ask(`${day} morning`)).rejects.toMatchObject({ code: "CONFLICT" })
  })

  test("shows quarantined submissions like accepted ones", async () => {
    const { id, token: link } = await apply({ name: "Quinn Held", subject: "a trap" })
    const held = { reference: `D-${id}`, status: "pending", firstName: "Quinn" }
    expect(await findStatus(visitor(), link)).toMatchObject(held)
    await recountLeads(driverApplicationKind)
    await correctApplication(visitor(), link, { city: "Austin" })
    expect(await DriverApplication.findByPk(id)).toBeNull()
    expect(await DriverApplication.unscoped().findByPk(id)).toMatchObject({ city: "Austin", place: "QUARANTINE" })
    await correctApplication(visitor(), link, { city: "Austin" })
    const events = await RecordedEvent.findAll({ where: { type: "lead.corrected", subjectId: String(id) } })
    expect(events.map(({ facts }) => JSON.parse(facts))).toEqual([{ who: "applicant", fields: ["city"] }])
    // A quarantined lead is neither counted nor indexed.
    expect(await recountLeads(driverApplicationKind)).toBe(0)
    expect(await SearchPending.count({ where: { kind: driverApplicationKind.type, rowId: id } })).toBe(0)
  })

  test("shows and corrects a submission released concurrently", async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => apply({ subject: "a trap" })))
    const where = { leadId: sent.map(({ id }) => id) }
    const ids = (await LeadPlacement.findAll({ where })).map(({ id }) => String(id))
    const [, ...found] = await Promise.all([
      app.ask(RELEASE, { ids }),
      ...sent.map(({ token }) => findStatus(visitor(), token)),
      ...sent.map(({ token }) => correctApplication(visitor(), token, { city: "Reno" })),
    ])
    expect(found.slice(0, 6)).toMatchObject(sent.map(({ id }) => ({ reference: `D-${id}` })))
    const leads = await DriverApplication.findAll({ where: { id: where.leadId } })
    expect(leads.map(({ city }) => city)).toEqual(sent.map(() => "Reno"))
  })

  test("is rate-limited", async () => {
    const viewer = visitor()
    for (let look = 0; look < 120; look += 1) await findStatus(viewer, "example")
    await expect(findStatus(viewer, "example")).rejects.toMatchObject({ code: "RATE_LIMITED" })
  })
})

test("the status changes of a lead are read without its other events", async () => {
  const { id } = await apply()
  const reading = jest.spyOn(RecordedEvent, "findAll")
  await findStatusChanges([{ leadType: driverApplicationKind.type, leadId: id }])
  const read = await Promise.all(reading.mock.results.map(({ value }) => value as Promise<RecordedEvent[]>))
  reading.mockRestore()
  expect(read).toEqual([[]])
})

describe("a driver's correction", () => {
  const backend = (viewer = visitor()) =>
    createSiteBackend(viewer, { sections: [], pictures: [], privacy: defaultPrivacySettings }, "1")
  const listed = (search: string) => app.rest("GET", `/api/drivers/applications?search=${search}`, undefined, { token })

  test("is stored, searchable, counted under the new city, and reported without personal data", async () => {
    const { id, token: link } = await apply({ name: "Cora Rect", city: "Fresno", phone: "+1 213 555 0171" })
    await correctApplication(visitor(), link, { phone: " 949-555-0172 ", city: "Bakersfield" })
    expect(await DriverApplication.findByPk(id)).toMatchObject({
      phone: "949-555-0172",
      phoneE164: "+19495550172",
      city: "Bakersfield",
    })
    for (const [search, count] of [
      ["bakersfield", 1],
      ["fresno", 0],
      ["9495550172", 1],
      ["2135550171", 0],
    ] as const)
      expect([search, (await listed(search)).body.length]).toEqual([search, count])
    const [rows] = await database().query(
      "SELECT value, SUM(leads) AS leads FROM lead_counts WHERE facet = 'city' GROUP BY value",
    )
    const leadsOf = (city: string) =>
      Number((rows as { value: string; leads: number }[]).find(({ value }) => value === city)?.leads ?? 0)
    expect([leadsOf("Fresno"), leadsOf("Bakersfield")]).toEqual([0, 1])
    const event = await RecordedEvent.findOne({ where: { type: "lead.corrected", subjectId: String(id) } })
    expect(JSON.parse(event?.facts ?? "")).toEqual({ who: "applicant", fields: ["phone", "city"] })
    const corrected = { summary: "corrected phone and city", actorName: "The applicant" }
    expect(await historyOf(id)).toContainEqual(corrected)
  })

  test("is refused once the application is handled, as the status page says", async () => {
    const { id, token: link } = await apply({ name: "Tess Contacted", city: "Fresno" })
    await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status: "contacted" }, { token })
    await expect(correctApplication(visitor(), link, { city: "Reno" })).rejects.toMatchObject({
      code: "CONFLICT",
      message: refusals.correctionOver,
    })
    expect(await DriverApplication.findByPk(id)).toMatchObject({ city: "Fresno" })
    expect(await backend().correctApplication(link, { values: { city: "Reno" }, choices: {} }, "es")).toEqual({
      outcome: "failed",
      message: spanishWords.form.correctionOver,
      status: 409,
    })
  })

  test("does not break repeat detection; other values under its id are still a conflict", async () => {
    for (const signals of [{}, { subject: "a trap" }]) {
      const sent = { ...signals, submission_id: randomUUID() }
      const first = await apply(sent)
      await correctApplication(visitor(), first.token, { city: "Oakland" })
      expect(await apply(sent)).toEqual(first)
      expect((await app.sendDriver({ ...sent, phone: "+1 213 555 0199" })).status).toBe(409)
    }
  })

  test("leaves no trace if it changes nothing, and is refused in the page's language", async () => {
    const { id, token: link } = await apply()
    await correctApplication(visitor(), link, { city: "Los Angeles" })
    expect(await RecordedEvent.count({ where: { type: "lead.corrected", subjectId: String(id) } })).toBe(0)
    const answer = (city: string) => backend().correctApplication(link, { values: { city }, choices: {} }, "es")
    expect(await answer("")).toEqual({
      outcome: "invalid",
      fields: [{ field: "phone", message: spanishWords.form.nothingCorrected }],
    })
    expect(await answer("x".repeat(256))).toMatchObject({
      fields: [{ message: "El campo “Ciudad” admite hasta 255 caracteres; este texto tiene 256." }],
    })
    const gone = await backend().correctApplication("d1-x", { values: { city: "Reno" }, choices: {} }, "es")
    expect(gone).toMatchObject({ status: 404, message: spanishWords.form.correctionFailed })
    const viewer = visitor()
    const last = async (locale: Locale) => {
      for (let count = 0; count < 20; count += 1)
        await backend(viewer).correctApplication("", { values: {}, choices: {} }, locale)
      return backend(viewer).correctApplication("", { values: {}, choices: {} }, locale)
    }
    expect(await last("es")).toMatchObject({
      status: 429,
      message: "Demasiados intentos. Inténtelo de nuevo en 10 minutos.",
    })
    expect(await last("en")).toMatchObject({ message: "Too many attempts. Please try again in 10 minutes." })
  })
})
