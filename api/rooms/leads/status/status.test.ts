import { randomUUID } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { describe, expect, test } from "@jest/globals"
import { strFromU8, unzipSync } from "fflate"
import { refusals } from "../../../contract/api/refusals.ts"
import type { Locale } from "../../../contract/site/locale.ts"
import { defaultPrivacySettings } from "../../../contract/site/privacySettings.ts"
import { spanishWords } from "../../../contract/words/es.ts"
import { createSiteBackend } from "../../../edges/site/siteBackend.ts"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { UNSTORED_TOKEN } from "../../../platform/outbox/unstoredToken.ts"
import { SearchPending } from "../../../platform/search/search.model.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { linkToMail } from "../../mail/delivery/mailedLink.ts"
import { exportZip } from "../../person/personExport/personExport.service.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { recountLeads } from "../figures/leadRecount.ts"
import { submitLead } from "../lead/lead.service.ts"
import { LeadPlacement } from "../places/leadPlacement.model.ts"
import { correctApplication } from "./correctApplication.ts"
import { readLinkKey, tokenFor } from "./linkKey.ts"
import { findStatus } from "./status.service.ts"

const app = await setUpTestApp()
const token = await app.login()

const visitor = () => ({ address: newAddress(), isLocal: false, session: null, user: null })

const values = {
  name: "Ana Álvarez",
  email: "ana@example.com",
  phone: "+1 213 555 0100",
  city: "Los Angeles",
  platform: "Uber",
  vehicleYear: "2021",
  vehicleMake: "Toyota",
  vehicleModel: "Prius",
}

const apply = (changes: object = {}, signals: object = {}) =>
  submitLead(driverApplicationKind, visitor(), { ...values, ...changes }, signals)

const RELEASE = "mutation ($ids: [ID!]!) { releaseQuarantined(ids: $ids) { notFoundIds } }"
const release = (held: readonly LeadPlacement[]) =>
  app.graphql(RELEASE, { ids: held.map(({ id }) => String(id)) }, { token })

describe("the link that a sender gets", () => {
  test("stands in the answer's header and changes nothing of its body", async () => {
    const answer = await app.sendDriver()
    expect(Object.keys(answer.body)).toEqual(["success", "message", "id"])
    const path = answer.headers.get("location") ?? ""
    expect(path).toMatch(new RegExp(`^/status/d${answer.body.id}-[\\w-]{43}$`))
    expect(await findStatus(visitor(), path.slice("/status/".length))).toMatchObject({ status: "pending" })
  })

  test("shows the first name, the reference and when an answer is due, and nothing else of the sender", async () => {
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
      timeZone: "UTC",
      files: { asked: [], sent: [], left: 20 },
    })
    expect(Date.parse(status?.dueAt ?? "") - Date.parse(status?.receivedAt ?? "")).toBe(48 * 60 * 60_000)
  })

  test("says no more when an answer is due, once it was given", async () => {
    const { id, token: link } = await apply()
    await DriverApplication.update({ status: "approved" }, { where: { id } })
    expect(await findStatus(visitor(), link)).toMatchObject({ status: "approved", dueAt: null, isOverdue: false })
  })

  test("opens nothing when it is changed in any way, or was signed for another id or kind", async () => {
    const { id, token: link } = await apply()
    const key = await readLinkKey()
    const signature = link.slice(link.indexOf("-") + 1)
    const changed = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`
    const wrong = [
      "",
      "example",
      `d${id}`,
      `d${id}-${changed}`,
      `d${id + 1}-${signature}`,
      `a${id}-${signature}`,
      `d${id}-${signature}A`,
      tokenFor({ letter: "d" }, { id: 999_999 }, key),
      tokenFor({ letter: "d" }, { id }, "another key"),
      `d9999999999999999-${signature}`,
    ]
    for (const one of wrong) expect(await findStatus(visitor(), one)).toBeNull()
  })

  test("is ended for whoever has it, and the next receipt has another", async () => {
    const { id, token: link } = await apply({ name: "Lena Leaked", email: "lena@example.com" })
    const END = `mutation ($id: ID!) {
      endStatusLink(leadType: DRIVER_APPLICATION, leadId: $id) { lead { history { summary } } }
    }`
    const data = await app.ask(END, { id: String(id) }, token)
    expect(data.endStatusLink.lead.history.at(-1)).toEqual({ summary: "ended the sender’s link to it" })
    expect(await findStatus(visitor(), link)).toBeNull()
    await expect(correctApplication(visitor(), link, { city: "Reno" })).rejects.toMatchObject({ code: "NOT_FOUND" })

    const lead = await DriverApplication.findByPk(id, { rejectOnEmpty: true })
    expect(lead.linkSalt).toMatch(/^[\w-]{22}$/)
    const receipt = EmailLog.build({
      logType: driverApplicationKind.emailTypes.DRIVER_RECEIPT,
      leadId: id,
      body: UNSTORED_TOKEN,
    } as never)
    const mailed = await inTransaction((transaction) => linkToMail(receipt, new Date(), transaction))
    if (typeof mailed === "string") throw new Error("The receipt has no link")
    expect(mailed.token).not.toBe(link)
    expect(await findStatus(visitor(), mailed.token)).toMatchObject({ firstName: "Lena" })

    const files = Object.values(unzipSync(await buffer(await exportZip({ email: "lena@example.com" }, "en"))))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(strFromU8(file)).not.toContain(lead.linkSalt)

    const { errors } = await app.graphql(END, { id: "999999" }, { token })
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND")
  })

  test("says the same of what waits in quarantine", async () => {
    const { id, token: link } = await apply({ name: "Quinn Held" }, { subject: "a trap" })
    expect(await DriverApplication.findByPk(id)).toBeNull()
    const other = await apply({ name: "Olga Free" })
    expect(await findStatus(visitor(), other.token)).toMatchObject({ firstName: "Olga", reference: `D-${other.id}` })
    expect(await findStatus(visitor(), link)).toMatchObject({
      reference: `D-${id}`,
      status: "pending",
      firstName: "Quinn",
    })
    await recountLeads(driverApplicationKind)
    await correctApplication(visitor(), link, { city: "Austin" })
    expect(await DriverApplication.findByPk(id)).toBeNull()
    expect(await DriverApplication.unscoped().findByPk(id)).toMatchObject({ city: "Austin", place: "QUARANTINE" })
    await correctApplication(visitor(), link, { city: "Austin" })
    const events = await RecordedEvent.findAll({ where: { type: "lead.corrected", subjectId: String(id) } })
    expect(events.map(({ facts }) => JSON.parse(facts))).toEqual([{ who: "applicant", fields: ["city"] }])
    // It is counted and found only once it is in the inbox.
    expect(await recountLeads(driverApplicationKind)).toBe(0)
    expect(await SearchPending.count({ where: { kind: driverApplicationKind.type, rowId: id } })).toBe(0)
  })

  test("says nothing of what was deleted, and corrects none of it", async () => {
    const { id, token: link } = await apply({ name: "Tara Trashed" })
    const remove = "mutation ($id: ID!) { deleteLead(leadType: DRIVER_APPLICATION, leadId: $id) { __typename } }"
    expect((await app.graphql(remove, { id: String(id) }, { token })).errors).toBeUndefined()
    expect(await findStatus(visitor(), link)).toBeNull()
    await expect(correctApplication(visitor(), link, { city: "Austin" })).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("finds what leaves the quarantine at that moment", async () => {
    const { id, token: link } = await apply({ name: "Rhea Leased" }, { subject: "a trap" })
    const held = await LeadPlacement.findAll({ where: { leadId: id } })
    const looks = Array.from({ length: 5 }, () => findStatus(visitor(), link))
    const [, ...statuses] = await Promise.all([release(held), ...looks, findStatus(visitor(), link)])
    for (const status of statuses) expect(status).toMatchObject({ reference: `D-${id}` })
    expect(await DriverApplication.count({ where: { id } })).toBe(1)
  })

  test("corrects what leaves the quarantine meanwhile, before or after", async () => {
    const sent = await Promise.all(
      Array.from({ length: 6 }, (_, index) => apply({ name: `Racer ${index}` }, { subject: "a trap" })),
    )
    const held = await LeadPlacement.findAll({ where: { leadId: sent.map(({ id }) => id) } })
    await Promise.all([
      release(held),
      ...sent.map(({ token }) => correctApplication(visitor(), token, { city: "Reno" })),
    ])
    const leads = await DriverApplication.findAll({ where: { id: sent.map(({ id }) => id) } })
    expect(leads.map(({ city }) => city)).toEqual(sent.map(() => "Reno"))
  })

  test("is counted, so that nobody can flood it", async () => {
    const viewer = visitor()
    for (let look = 0; look < 120; look += 1) await findStatus(viewer, "example")
    await expect(findStatus(viewer, "example")).rejects.toMatchObject({ code: "RATE_LIMITED" })
  })
})

describe("a driver's correction", () => {
  const listed = (search: string) => app.rest("GET", `/api/drivers/applications?search=${search}`, undefined, { token })

  test("is stored, found by searches, counted under the new city, and told of without personal data", async () => {
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
    const query = "query ($id: ID!) { driverApplication(id: $id) { history { summary actorName } } }"
    const data = await app.ask(query, { id: String(id) }, token)
    expect(data.driverApplication.history).toContainEqual({
      summary: "corrected phone and city",
      actorName: "The applicant",
    })
  })

  test("is over once somebody works on the application, which its page says", async () => {
    const { id, token: link } = await apply({ name: "Tess Contacted", city: "Fresno" })
    await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status: "contacted" }, { token })
    await expect(correctApplication(visitor(), link, { city: "Reno" })).rejects.toMatchObject({
      code: "CONFLICT",
      message: refusals.correctionOver,
    })
    expect(await DriverApplication.findByPk(id)).toMatchObject({ city: "Fresno" })
    const backend = createSiteBackend(visitor(), { sections: [], pictures: [], privacy: defaultPrivacySettings }, "1")
    expect(await backend.correctApplication(link, { values: { city: "Reno" }, choices: {} }, "es")).toEqual({
      outcome: "failed",
      message: spanishWords.form.correctionOver,
      status: 409,
    })
  })

  test("of nothing is refused, and one that changes nothing leaves no trace", async () => {
    const { id, token: link } = await apply({ name: "Same Same" })
    await expect(correctApplication(visitor(), link, { phone: " ", city: "" })).rejects.toMatchObject({
      code: "BAD_USER_INPUT",
    })
    await expect(correctApplication(visitor(), link, { city: "x".repeat(256) })).rejects.toMatchObject({
      fields: [{ field: "city" }],
    })
    await correctApplication(visitor(), link, { city: values.city })
    expect(await RecordedEvent.count({ where: { type: "lead.corrected", subjectId: String(id) } })).toBe(0)
  })

  test("leaves a repeat of what was sent a repeat, and other values under its id a conflict", async () => {
    for (const signals of [{}, { subject: "a trap" }]) {
      const submissionId = randomUUID()
      const first = await apply({ submissionId }, signals)
      await correctApplication(visitor(), first.token, { city: "Oakland" })
      expect(await apply({ submissionId }, signals)).toEqual(first)
      await expect(apply({ submissionId, phone: "+1 213 555 0199" }, signals)).rejects.toMatchObject({
        code: "CONFLICT",
      })
    }
  })

  test("is refused in the language of its page", async () => {
    const { token: link } = await apply()
    const backend = (viewer = visitor()) =>
      createSiteBackend(viewer, { sections: [], pictures: [], privacy: defaultPrivacySettings }, "1")
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

  test("needs the link of an application", async () => {
    const { id } = await apply()
    const other = tokenFor({ letter: "a" }, { id }, await readLinkKey())
    for (const link of [other, `d${id}-${"A".repeat(43)}`])
      await expect(correctApplication(visitor(), link, { city: "Reno" })).rejects.toMatchObject({
        code: "NOT_FOUND",
        message: "There is no such application.",
      })
  })
})
