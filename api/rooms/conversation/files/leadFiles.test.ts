import { describe, expect, jest, test } from "@jest/globals"
import sharp from "sharp"
import { type ApiKeyScope, apiKeyScopes } from "../../../contract/accounts/apiKeys.ts"
import { permits, roles } from "../../../contract/accounts/roles.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { makeApiKey } from "../../../testing/accounts/apiKeys.ts"
import { eventsOf } from "../../../testing/events/eventsOf.ts"
import { addFiles } from "../../../testing/factories/leadFiles.ts"
import { driver } from "../../../testing/factories/leadWork.ts"
import { heic, postLeadFile, uploadLeadFile } from "../../../testing/pictures/leadFileClient.ts"
import { download } from "../../../testing/pictures/mediaClient.ts"
import { pdfOf, pdfPage } from "../../../testing/pictures/pdfs.ts"
import { makePicture } from "../../../testing/pictures/pictures.ts"
import { type Json, setUpTestApp, type Values } from "../../../testing/testApp.ts"
import { DecodingStoppedError, decoder } from "../../content/pictures/decoding/decoder.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { LeadFile, LeadFileBytes, LeadFilePreview, LeadFileRequest } from "../../leads/related/leadFile.model.ts"
import { waitForPreviews } from "./leadPreviews.ts"

const app = await setUpTestApp()
const token = await app.login()

const ask = (query: string, variables: Values = {}) => app.graphql(query, variables, { token })
const get = (path: string, as = token) => download(app, path, { authorization: `Bearer ${as}` })
const upload = (leadId: number, bytes: Uint8Array, filename?: string) =>
  uploadLeadFile(app, token, leadId, { bytes, filename })
const fileEventsOf = async (leadId: number) => (await eventsOf(leadId)).filter(([type]) => type.startsWith("lead.file"))
const refusal = (code: string, message: string) => [{ message, extensions: expect.objectContaining({ code }) }]

const LEAD = "fileCount updatedAt files { id name previewUrl } fileRequests { id what requestedBy { name } }"
const leadOf = async (id: number) => (await app.ask(`{ driverApplication(id: ${id}) { ${LEAD} } }`)).driverApplication

describe("a lead's file", () => {
  test("is stored, searchable by name, recorded, and downloaded byte for byte", async () => {
    const id = await app.apply()
    const before = await leadOf(id)
    const bytes = pdfPage()
    const { data } = await upload(id, bytes, "Seguro – María's card.PDF")
    const { file, lead, isDuplicate } = data.uploadLeadFile
    const described = { name: "Seguro – María's card.PDF", contentType: "application/pdf", size: bytes.length }
    expect(file).toMatchObject({ ...described, addedBy: "COLLEAGUE", colleague: { name: "admin" } })
    expect([isDuplicate, lead]).toEqual([false, { id: String(id), fileCount: 1, files: [{ id: file.id }] }])
    const { status, headers, bytes: received } = await get(file.url)
    expect([status, received.equals(bytes)]).toEqual([200, true])
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="Seguro _ Mar_a's card.PDF"; filename*=UTF-8''Seguro%20%E2%80%93%20Mar%C3%ADa%27s%20card.PDF`,
      "x-content-type-options": "nosniff",
      "cache-control": expect.stringMatching(/^private, no-store/),
      "content-security-policy": expect.stringMatching(/^sandbox; default-src 'none'/),
    })
    expect(await fileEventsOf(id)).toEqual([["lead.file_added", { fileId: Number(file.id), addedBy: "COLLEAGUE" }]])
    expect((await leadOf(id)).updatedAt > before.updatedAt).toBe(true)
    const found = await ask(`{ driverApplications(filter: { search: "seguro maria" }) { nodes { id } } }`)
    expect(found.data.driverApplications.nodes).toEqual([{ id: String(id) }])
  })

  test.each([
    ["a PDF", "application/pdf", async () => pdfPage()],
    ["a JPEG", "image/jpeg", () => makePicture({ width: 1_500, height: 900, format: "jpeg" })],
    ["a PNG", "image/png", () => makePicture({ width: 40, height: 30 })],
  ] as const)("that is %s has a preview of up to 1,200 pixels, made once", async (_name, contentType, make) => {
    const { data } = await upload(await app.apply(), await make())
    const { file } = data.uploadLeadFile
    expect(file.contentType).toBe(contentType)
    await waitForPreviews()
    const stored = await LeadFilePreview.findByPk(file.id, { rejectOnEmpty: true })
    const { status, headers, bytes } = await get(file.previewUrl)
    expect([status, headers.get("content-type"), bytes.equals(stored.data)]).toEqual([200, "image/webp", true])
    const { width, format } = await sharp(bytes).metadata()
    expect(format).toBe("webp")
    expect(width).toBeLessThanOrEqual(1_200)
    if (contentType !== "application/pdf") return
    const { data: pixels, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => {
      const [row, column] = [Math.round((y / 792) * info.height), Math.round((x / 612) * info.width)]
      const from = (row * info.width + column) * info.channels
      return [...pixels.subarray(from, from + 3)].map((value) => Math.round(value / 255))
    }
    expect([at(200, 592), at(500, 100)]).toEqual([
      [1, 0, 0],
      [1, 1, 1],
    ])
  })

  test("in HEIC is stored, without a preview", async () => {
    const { data } = await upload(await app.apply(), heic, "IMG_1.heic")
    const { file } = data.uploadLeadFile
    expect(file).toMatchObject({ contentType: "image/heic", previewUrl: null })
    const { status, bytes } = await get(`${file.url}/preview`)
    expect([status, JSON.parse(String(bytes)).message]).toEqual([404, refusals.noPreview])
    expect((await get(file.url)).bytes.equals(heic)).toBe(true)
  })

  test("is rendered once if no preview is possible, but again if the machine was busy", async () => {
    jest.spyOn(decoder, "preview").mockRejectedValueOnce(new DecodingStoppedError("stuck"))
    const busy = (await upload(await app.apply(), pdfPage())).data.uploadLeadFile.file
    await waitForPreviews()
    expect(await LeadFilePreview.findByPk(busy.id)).toBeNull()
    const bytes = pdfOf(["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[]/Count 0>>"])
    const id = await app.apply()
    const { data } = await upload(id, bytes)
    await waitForPreviews()
    const { id: fileId, url } = data.uploadLeadFile.file
    expect((await LeadFilePreview.findByPk(fileId))?.data).toHaveLength(0)
    expect((await get(`${url}/preview`)).status).toBe(404)
    expect((await leadOf(id)).files[0].previewUrl).toBeNull()
  })

  test("is refused beyond twenty, also concurrently, except attachments and duplicates", async () => {
    const id = await app.apply()
    const many = (count: number, addedBy: "SENDER" | "MESSAGE" | "COLLEAGUE") =>
      Array.from({ length: count }, () => ({ addedBy }))
    await addFiles(driver(id), ...many(30, "MESSAGE"), ...many(10, "SENDER"), ...many(9, "COLLEAGUE"))
    const bytes = pdfPage({ content: `% ${crypto.randomUUID()}` })
    const answers = await Promise.all(["a.pdf", "b.pdf", "c.pdf"].map((name) => upload(id, bytes, name)))
    const files = answers.map(({ data }) => data.uploadLeadFile)
    expect(new Set(files.map(({ file }) => file.id)).size).toBe(1)
    expect(files.filter(({ isDuplicate }) => isDuplicate)).toHaveLength(2)
    expect(await fileEventsOf(id)).toHaveLength(1)
    expect((await upload(id, heic)).errors).toMatchObject(refusal("CONFLICT", refusals.leadFilesFull))
    expect((await leadOf(id)).fileCount).toBe(50)
    expect((await upload(await app.apply(), bytes)).data.uploadLeadFile.isDuplicate).toBe(false)
  })

  test("is deleted with its bytes and preview", async () => {
    const id = await app.apply()
    const { data } = await upload(id, pdfPage())
    const { id: fileId, url } = data.uploadLeadFile.file
    await waitForPreviews()
    const remove = `mutation ($id: ID!) { deleteLeadFile(id: $id) { lead { id fileCount } } }`
    const deleted = await ask(remove, { id: fileId })
    expect(deleted.data.deleteLeadFile.lead).toEqual({ id: String(id), fileCount: 0 })
    for (const model of [LeadFile, LeadFileBytes, LeadFilePreview])
      expect(await (model as typeof LeadFile).findByPk(fileId)).toBeNull()
    expect((await get(url)).status).toBe(404)
    expect((await ask(remove, { id: fileId })).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }])
    expect((await fileEventsOf(id)).at(-1)).toEqual(["lead.file_deleted", { fileId: Number(fileId) }])
  })

  test("is not found if the lead is trashed or quarantined", async () => {
    const id = await app.apply()
    const { data } = await upload(id, pdfPage())
    const { id: fileId, url, previewUrl } = data.uploadLeadFile.file
    for (const place of ["TRASH", "QUARANTINE"] as const) {
      await DriverApplication.unscoped().update({ place }, { where: { id } })
      for (const path of [url, previewUrl, `/api/admin/drivers/${id}/files`]) expect((await get(path)).status).toBe(404)
      const codes = [
        await upload(id, heic),
        await ask("mutation ($id: ID!) { deleteLeadFile(id: $id) { lead { id } } }", { id: fileId }),
      ].map(({ errors }) => errors?.[0].extensions.code)
      expect(codes).toEqual(["NOT_FOUND", "NOT_FOUND"])
    }
  })
})

test("a lead's files are added, listed and deleted over REST", async () => {
  const id = await app.apply()
  const bytes = pdfPage({ content: "% rest" })
  const { status, body } = await postLeadFile(app, token, id, { bytes, filename: "../../etc/passwd" })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: "passwd",
    content_type: "application/pdf",
    added_by: "colleague",
    colleague: "admin",
  })
  expect((await postLeadFile(app, token, id, { bytes })).status).toBe(200)
  const { message: _message, success: _success, ...described } = body
  expect(JSON.parse(String((await get(`/api/admin/drivers/${id}/files`)).bytes))).toEqual([described])
  // The extension is that of the detected type.
  expect((await get(body.url)).headers.get("content-disposition")).toContain('attachment; filename="passwd.pdf"')
  expect((await get("/api/admin/drivers/99999/files")).status).toBe(404)
  const removed = await app.rest("DELETE", body.url, undefined, { token })
  expect(removed.status).toBe(200)
  expect((await leadOf(id)).files).toEqual([])
})

describe("a request for a file from the sender", () => {
  const REQUEST = `mutation ($id: ID!, $what: String!) {
    requestLeadFile(leadType: DRIVER_APPLICATION, leadId: $id, what: $what) { request { id what } lead { id } } }`
  const request = (id: number, what: string) => ask(REQUEST, { id: String(id), what })
  const cancel = (id: string) => ask("mutation ($id: ID!) { cancelFileRequest(id: $id) { lead { id } } }", { id })

  test("is shown while open, created once, and can be canceled", async () => {
    const id = await app.apply()
    const { data } = await request(id, "  your insurance card ")
    const { request: asked } = data.requestLeadFile
    expect(asked.what).toBe("your insurance card")
    expect((await leadOf(id)).fileRequests).toEqual([{ ...asked, requestedBy: { name: "admin" } }])
    expect((await request(id, "Your Insurance Card")).errors).toMatchObject(
      refusal("CONFLICT", refusals.requestedAlready),
    )
    await upload(id, pdfPage())
    expect((await leadOf(id)).fileRequests).toHaveLength(1)
    expect((await cancel(asked.id)).data.cancelFileRequest.lead.id).toBe(String(id))
    expect((await leadOf(id)).fileRequests).toEqual([])
    expect((await cancel(asked.id)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }])
    expect((await request(id, "your insurance card")).errors).toBeUndefined()
    const told = (await fileEventsOf(id)).map(([type]) => type)
    expect(told.join()).toBe("lead.file_requested,lead.file_added,lead.file_request_canceled,lead.file_requested")
  })

  test("cannot be canceled once answered, and then no longer counts as open", async () => {
    const id = await app.apply()
    for (let index = 0; index < 10; index += 1) expect((await request(id, `paper ${index}`)).errors).toBeUndefined()
    expect((await request(id, "one more")).errors).toMatchObject(refusal("CONFLICT", refusals.requestsFull(10)))
    const [first] = (await leadOf(id)).fileRequests as Json[]
    await LeadFileRequest.update({ answeredAt: new Date() }, { where: { id: first.id } })
    expect((await cancel(first.id)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }])
    expect((await request(id, "one more")).errors).toBeUndefined()
  })

  test.each(["", "x".repeat(101), "two\nlines"])("is refused for the text %j", async (what) => {
    const { errors } = await request(await app.apply(), what)
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: [{ field: "what" }] } }])
  })
})

test("files need permission to read leads; those of unmatched messages also to read mail", async () => {
  const { body, headers } = await app.sendDriver()
  const { data } = await upload(body.id, pdfPage())
  const { file } = data.uploadLeadFile
  await waitForPreviews()
  const { id } = await LeadFile.create({
    ...{ leadType: null, leadId: null, messageId: 1, addedBy: "MESSAGE", createdAt: new Date() },
    ...{ name: "attached.pdf", contentType: "application/pdf", size: 9, contentHash: "0".repeat(64) },
  })
  await LeadFileBytes.create({ fileId: id, data: pdfPage() })
  const scopes = Object.values(apiKeyScopes)
  const unmatched = file.url.replace(file.id, id)
  for (const path of [file.url, file.previewUrl, unmatched, `${unmatched}/preview`]) {
    const needed: ApiKeyScope[] = path.startsWith(unmatched) ? ["leads:read", "mail:read"] : ["leads:read"]
    const expected = async (status: number, who: string, as: string) =>
      expect([path, who, (await get(path, as)).status]).toEqual([path, who, status])
    for (const role of roles)
      await expected(needed.every((one) => permits(role, one)) ? 200 : 403, role, await app.as(role))
    await expected(200, "enough", (await makeApiKey(needed)).secret)
    for (const scope of needed)
      await expected(403, `all but ${scope}`, (await makeApiKey(scopes.filter((one) => one !== scope))).secret)
    for (const as of ["", String(headers.get("location")).slice("/status/".length)]) await expected(401, "a sender", as)
  }
})
