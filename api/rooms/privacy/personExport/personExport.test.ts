import { buffer } from "node:stream/consumers"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { strFromU8, unzipSync } from "fflate"
import type { ErasedCopyKind } from "../../../contract/privacy/erasure.ts"
import type { Locale } from "../../../contract/text/locale.ts"
import { dumpEverything } from "../../../testing/database/everyByte.ts"
import { countsOf, PREVIEW, prepareMail, setUpErasureApp } from "../../../testing/erasure/erasureApp.ts"
import { storeErasureFixture, TRACES } from "../../../testing/erasure/erasureFixture.ts"
import { personalTables } from "../../../testing/operations/personalTables.ts"
import { exportZip, type PersonData } from "./personExport.service.ts"

const app = await setUpErasureApp(50)
beforeEach(() => prepareMail())

const unpack = async (email: string, locale: Locale = "en") => {
  const files = unzipSync(await buffer(await exportZip({ email }, locale)))
  expect(
    Object.keys(files)
      .filter((name) => !name.startsWith("files/"))
      .sort(),
  ).toEqual(["farelight-data.json", "index.html"])
  const [json, page] = ["farelight-data.json", "index.html"].map((name) => strFromU8(files[name] ?? new Uint8Array()))
  return { data: JSON.parse(json ?? "") as PersonData, json: json ?? "", page: page ?? "", files }
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

/** Number of exported copies by kind. Saved searches are a colleague's work and add no data. */
const told: Record<Exclude<ErasedCopyKind, "SAVED_VIEW">, (data: PersonData) => number> = {
  LEAD: ({ submissions }) => submissions.filter(({ place }) => place !== "quarantine").length,
  QUARANTINED_SUBMISSION: ({ submissions }) => submissions.filter(({ spam_check }) => spam_check).length,
  NOTE: ({ submissions }) => sum(submissions.map(({ notes }) => notes.length)),
  MENTION_IN_NOTE: (data) => data.mentions_in_other_notes.length,
  MAIL: ({ mails }) => mails.length,
  MAIL_ATTEMPT: ({ mails }) => sum(mails.map(({ attempts }) => attempts.length)),
  PRIVACY_REQUEST: (data) => data.privacy_requests.length,
  MESSAGE: ({ messages }) => messages.length,
  FILE: ({ files }) => files.length,
  WEBHOOK_MESSAGE: (data) => data.messages_to_programs.length,
}

/** Tables whose personal data is exported from elsewhere (docs/personal-data.md). */
const UNTOLD = ["lead_views", "lead_counts", "lead_imports", "lead_import_rows"]

describe("a person's data export", () => {
  test("contains everything that an erasure would erase, from every table", async () => {
    const ids = await storeErasureFixture(app)
    const phoneOnly = await app.apply({ name: "Pat Sharer", email: "pat@example.com", phone: "+1 415 555 0143" })
    const submission_id = crypto.randomUUID()
    const trashed = await app.apply({ name: "Zeb Trashed", email: "Zeb.Q@example.org", submission_id })
    const trash = `mutation ($id: ID!) { deleteLead(leadType: DRIVER_APPLICATION, leadId: $id) { __typename } }`
    await app.ask(trash, { id: String(trashed) })
    await app.apply({ name: "Zeb Held", email: "zeb.q@example.org", subject: "a trap" })
    const { data, json, page, files } = await unpack("ZEB.q@example.org")
    const preview = await app.ask(PREVIEW, { email: "zeb.q@example.org" })
    const { SAVED_VIEW: _, ...erased } = countsOf(preview.subjectErasurePreview)
    expect(Object.fromEntries(Object.entries(told).map(([kind, count]) => [kind, count(data)]))).toEqual(erased)
    const has = new Set(
      (await dumpEverything())
        .filter((line) => TRACES.some((text) => line.toLowerCase().includes(text)))
        .map((line) => line.split(".")[0] ?? ""),
    )
    const decided = personalTables()
    for (const table of UNTOLD) expect([table, has.delete(table)]).toEqual([table, true])
    for (const table of has)
      expect([table, decided.get(table)?.exported]).toEqual([table, expect.stringMatching(/^yes/)])
    expect(data.submissions.map(({ reference }) => reference)).toEqual(
      expect.arrayContaining([`D-${ids.driver}`, `D-${ids.second}`, `A-${ids.advertiser}`, `D-${trashed}`]),
    )
    // A deleted copy carries its form's id, and nothing else is marked as deleted.
    const placed = data.submissions.flatMap(({ place, deleted_at, form_id }) =>
      place === "list" ? [] : [{ place, isDeleted: deleted_at !== null, isOwn: form_id === submission_id }],
    )
    expect(placed).toContainEqual({ place: "trash", isDeleted: true, isOwn: true })
    expect(placed).toContainEqual({ place: "quarantine", isDeleted: false, isOwn: false })
    expect(json).not.toContain("Pat Sharer")
    expect(data.submissions.map(({ reference }) => reference)).not.toContain(`D-${phoneOnly}`)
    // Colleagues, other leads and API secrets are not exported.
    for (const text of [json, page]) expect(text).not.toMatch(/kim@|\bKim\b|nora|Unharmed|whsec_|owner@example/i)
    expect(data.messages_to_programs[0]?.receiver).toBe("crm.example.com")
    expect(data.submissions.flatMap(({ notes }) => notes.map(({ text }) => text))).toEqual(["Halberdine."])
    const own = data.files.map(({ path, size }) => [path, size, files[path]?.length])
    expect(own).toEqual([
      ["files/1-quixwort.pdf", 18_009, 18_009],
      ["files/2-photo.jpg", 18_004, 18_004],
      ["files/3-photo.jpg", 18_004, 18_004],
    ])
    expect(strFromU8(files["files/1-quixwort.pdf"] ?? new Uint8Array())).toMatch(/^%PDF-1.7\nQuixwort Quixwort/)
    expect(Object.keys(files)).toHaveLength(5)
    expect(data.messages.map(({ direction, about, attachments }) => [direction, about, attachments[0]?.path])).toEqual([
      ["to_us", `D-${ids.driver}`, "files/1-quixwort.pdf"],
      ["to_you", `D-${ids.driver}`, undefined],
      ["to_us", null, "files/2-photo.jpg"],
      ["to_us", `D-${ids.other}`, "files/3-photo.jpg"],
    ])
    for (const text of [
      "I am Quixwort of Halberdine.",
      "files/2-photo.jpg",
      "Hi Zebulon Quixwort",
      "Quixwort&#39;s card",
    ])
      expect(page).toContain(text)
    for (const text of ["(415) 555-0143", "crm.example.com", `D-${ids.driver}`]) expect(page).toContain(text)
  })

  test("escapes hostile texts", async () => {
    const name = "<script>alert(1)</script>"
    const long = "Wörter🚗".repeat(120)
    const email = "hostile@example.org"
    const message = `</pre><img src=x onerror=alert(1)> "quoted" & 'single' \u202eevil ${long} {company}`
    await app.inquire({ contact_name: name, company_name: "شركة 🚕", email, cities: `Reno | ${message}` })
    const { data, page } = await unpack(email)
    const [{ values } = { values: {} }] = data.submissions
    expect(values).toMatchObject({ contact_name: name, company_name: "شركة 🚕" })
    expect(values).toMatchObject({ message: expect.stringContaining(long) })
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
    expect(page).toContain(`&lt;/pre&gt;&lt;img src=x onerror=alert(1)&gt; &quot;quoted&quot; &amp; &#39;single&#39;`)
    expect(page).toContain(`${long} {company}`)
    expect(page).not.toMatch(/<(?:script|img|link|iframe)|<[^>]+\s(?:src|onerror)=|href="(?!#)|url\(/i)
  })

  test("is in the requested language", async () => {
    const id = await app.apply({ email: "lucia@example.org" })
    await app.rest("PUT", `/api/admin/drivers/${id}/status`, { status: "contacted" }, { token: app.token })
    const { page } = await unpack("lucia@example.org", "es")
    expect(page).toContain('<html lang="es">')
    // Every field has a label.
    expect(page).not.toMatch(/<th scope="row">[a-z0-9 ]+<\/th>/)
    const purpose = "Para: responderle y, si nos ponemos de acuerdo, trabajar juntos"
    const source = "De: usted, el enlace que siguió hasta nosotros y nuestro equipo"
    const title = "Lo que guardamos sobre usted"
    for (const text of [title, `Solicitud de conductor D-${id}`, "A: En contacto", purpose, source])
      expect(page).toContain(text)
  })

  test("is empty for an unknown person", async () => {
    const { data, page } = await unpack("nobody@example.org")
    expect(data).toMatchObject({ about: { email: "nobody@example.org" }, submissions: [], mails: [] })
    expect(page).toContain("We keep nothing")
  })
})
