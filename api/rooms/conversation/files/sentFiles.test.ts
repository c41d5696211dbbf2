import { createHash } from "node:crypto"
import { connect } from "node:net"
import { describe, expect, test } from "@jest/globals"
import { refusals } from "../../../contract/api/refusals.ts"
import { LEAD_FILE_BYTES_MAX } from "../../../contract/files/leadFiles.ts"
import { defaultPrivacySettings } from "../../../contract/site/privacySettings.ts"
import { spanishWords } from "../../../contract/words/es.ts"
import { createSiteBackend } from "../../../edges/site/siteBackend.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { SearchPending } from "../../../platform/search/search.model.ts"
import { addFiles } from "../../../testing/factories/leadFiles.ts"
import { visitor } from "../../../testing/factories/viewers.ts"
import { heic } from "../../../testing/pictures/leadFileClient.ts"
import { makePicture } from "../../../testing/pictures/pictures.ts"
import { until } from "../../../testing/process/until.ts"
import { newAddress, setUpTestApp } from "../../../testing/testApp.ts"
import { driverApplicationKind } from "../../leads/drivers/driverApplication.kind.ts"
import { DriverApplication } from "../../leads/drivers/driverApplication.model.ts"
import { LeadFile, LeadFileBytes, LeadFileRequest } from "../../leads/related/leadFile.model.ts"
import { findStatus } from "../../leads/status/status.service.ts"
import { addSentFile } from "./sentFiles.service.ts"

const app = await setUpTestApp()
const staff = await app.login()

const apply = async (values: object = {}) => {
  const { body, headers } = await app.sendDriver(values)
  return { id: Number(body.id), token: String(headers.get("location")).slice("/status/".length) }
}

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF`)

const add = (token: string, bytes: Buffer, filename = "card.pdf", requestId: string | null = null) =>
  addSentFile(visitor(), token, async () => ({ filename, bytes, requestId }))

const key = (leadId: number) => ({ leadType: driverApplicationKind.type, leadId })

const ask = (leadId: number, what: string, more: object = {}) =>
  LeadFileRequest.create({ ...key(leadId), what, requestedById: null, requestedAt: clock.wallTime(), ...more })

const leadOf = (id: number) => DriverApplication.unscoped().findByPk(id, { rejectOnEmpty: true })

describe("a sender's file", () => {
  test("is stored unchanged, searchable by its name, counted, and reported without the name", async () => {
    const { id, token } = await apply()
    const before = await leadOf(id)
    const bytes = await makePicture({ format: "jpeg" })
    const { isDuplicate, files } = await add(token, bytes, "C:\\photos\\Führerschein\u202egpj.jpg")
    expect(isDuplicate).toBe(false)
    expect(files).toEqual({
      asked: [],
      sent: [{ id: expect.any(String), name: "Führerscheingpj.jpg", size: bytes.length, sentAt: expect.any(String) }],
      left: 19,
    })
    const file = await LeadFile.findOne({ where: key(id), rejectOnEmpty: true })
    expect(file).toMatchObject({ addedBy: "SENDER", addedById: null, contentType: "image/jpeg" })
    const stored = await LeadFileBytes.findByPk(file.id, { rejectOnEmpty: true })
    expect(createHash("sha256").update(stored.data).digest("hex")).toBe(file.contentHash)
    const lead = await leadOf(id)
    expect(lead.fileCount).toBe(1)
    expect(lead.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
    // A sent file needs no reply, so the lead does not start to wait.
    expect(lead.waitingSince ?? null).toBeNull()
    const found = await app.rest("GET", "/api/drivers/applications?search=fuhrerschein", undefined, { token: staff })
    expect(found.body.map((row: { id: number }) => row.id)).toEqual([id])
    const event = await RecordedEvent.findOne({ where: { type: "lead.file_added", subjectId: String(id) } })
    expect(event).toMatchObject({ actorType: "visitor" })
    expect(JSON.parse(event?.facts ?? "")).toEqual({ fileId: file.id, addedBy: "SENDER" })
    const data = await app.ask(`{ driverApplication(id: ${id}) { history { summary actorName } } }`)
    expect(data.driverApplication.history.at(-1)).toEqual({ summary: "added a file to it", actorName: "The sender" })
    expect(await findStatus(visitor(), token)).toMatchObject({ files })
  })

  test("is stored once for repeats and concurrent uploads", async () => {
    const { id, token } = await apply()
    const bytes = await makePicture({ format: "webp" })
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(token, bytes, "twice.webp")))
    expect(answers.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1)
    const [first] = answers
    for (const { files } of answers) expect(files).toEqual(first?.files)
    expect(await LeadFile.count({ where: key(id) })).toBe(1)
    expect(await RecordedEvent.count({ where: { type: "lead.file_added", subjectId: String(id) } })).toBe(1)
    // A duplicate is one of the same lead only.
    const other = await apply()
    expect(await add(other.token, bytes)).toMatchObject({ isDuplicate: false })
  })

  test("is refused if the sender has sent 20; repeats and mail attachments do not count", async () => {
    const { id, token } = await apply()
    await addFiles(key(id), ...Array.from({ length: 18 }, () => ({})), { addedBy: "MESSAGE", messageId: 1 })
    const last = await Promise.allSettled(["a", "b", "c"].map((name) => add(token, pdf(name), `${name}.pdf`)))
    expect(last.map(({ status }) => status).sort()).toEqual(["fulfilled", "fulfilled", "rejected"])
    const refused = last.find(({ status }) => status === "rejected")
    expect(refused).toMatchObject({ reason: { code: "CONFLICT", message: refusals.leadFilesFull } })
    const kept = last.findIndex(({ status }) => status === "fulfilled")
    const repeat = await add(token, pdf(["a", "b", "c"][kept] ?? ""))
    expect(repeat).toMatchObject({ isDuplicate: true, files: { left: 0 } })
    expect(repeat.files.sent).toHaveLength(2)
    expect(await LeadFile.count({ where: key(id) })).toBe(21)
    expect((await leadOf(id)).fileCount).toBe(21)
  })

  test("is refused by its content, not its name", async () => {
    const { id, token } = await apply()
    for (const [bytes, code, message] of [
      [await makePicture({ format: "gif" }), "UNSUPPORTED_MEDIA_TYPE", refusals.noLeadFile],
      [Buffer.alloc(0), "BAD_USER_INPUT", refusals.emptyFile],
      [pdf("x".repeat(LEAD_FILE_BYTES_MAX)), "PAYLOAD_TOO_LARGE", refusals.leadFileTooLarge],
    ] as const)
      await expect(add(token, bytes, "picture.jpg")).rejects.toMatchObject({ code, message })
    expect(await LeadFile.count({ where: key(id) })).toBe(0)
    const { files } = await add(token, heic, "")
    expect(files).toMatchObject({ sent: [{ name: "file.heic" }] })
  })

  test("is refused for every dead link with the same message", async () => {
    const [ended, trashed, rejected] = [await apply(), await apply(), await apply()]
    await app.ask(
      `mutation ($ended: ID!, $trashed: ID!) {
        endStatusLink(leadType: DRIVER_APPLICATION, leadId: $ended) { __typename }
        deleteLead(leadType: DRIVER_APPLICATION, leadId: $trashed) { __typename } }`,
      { ended: String(ended.id), trashed: String(trashed.id) },
    )
    const receive = () => Promise.reject(new Error("received"))
    const gone = { code: "NOT_FOUND", message: "There is no such lead." }
    for (const token of [ended.token, trashed.token, rejected.token.replace(/^d\d+/, `d${ended.id}`), "example", ""])
      await expect(addSentFile(visitor(), token, receive)).rejects.toMatchObject(gone)
    await DriverApplication.update({ status: "rejected" }, { where: { id: rejected.id } })
    const over = { code: "CONFLICT", message: refusals.filesOver }
    await expect(addSentFile(visitor(), rejected.token, receive)).rejects.toMatchObject(over)
    expect(await findStatus(visitor(), rejected.token)).toMatchObject({ files: { left: 0 } })
  })

  test("is accepted in quarantine too, and searchable in the inbox only", async () => {
    const { id, token } = await apply({ subject: "a trap" })
    await add(token, pdf("held"))
    expect(await DriverApplication.findByPk(id)).toBeNull()
    expect(await leadOf(id)).toMatchObject({ place: "QUARANTINE", fileCount: 1 })
    expect(await SearchPending.count({ where: { kind: driverApplicationKind.type, rowId: id } })).toBe(0)
    expect(await findStatus(visitor(), token)).toMatchObject({ files: { sent: [{ name: "card.pdf" }] } })
  })

  test("is rate-limited, with four concurrent uploads of an address", async () => {
    const { token } = await apply()
    const viewer = visitor()
    const received = { filename: "slow.pdf", bytes: pdf("slow"), requestId: null }
    const slow: ((value: typeof received) => void)[] = []
    const receiveSlowly = () => new Promise<typeof received>((resolve) => slow.push(resolve))
    const breakOff = () => addSentFile(viewer, token, () => Promise.reject(new Error("broken off")))
    for (let count = 0; count < 4; count += 1) await expect(breakOff()).rejects.toThrow("broken off")
    const uploads = Array.from({ length: 4 }, () => addSentFile(viewer, token, receiveSlowly))
    await until(() => slow.length === 4)
    await expect(addSentFile(viewer, token, receiveSlowly)).rejects.toMatchObject({ retryAfterSeconds: 10 })
    for (const resolve of slow) resolve(received)
    await Promise.all(uploads)
    const refused: string[] = []
    for (let count = 0; count < 30; count += 1)
      await addSentFile(viewer, token, async () => received).catch(({ code }) => refused.push(code))
    expect(new Set(refused)).toEqual(new Set(["RATE_LIMITED"]))
    expect(await add(token, received.bytes)).toMatchObject({ isDuplicate: true })
  })
})

test("a request for a file is answered once, by a file that names the request, even by a duplicate", async () => {
  const { id, token } = await apply()
  const insurance = await ask(id, "Your insurance card")
  const license = await ask(id, "Your license")
  await ask(id, "Not any more", { canceledAt: clock.wallTime() })
  expect((await findStatus(visitor(), token))?.files.asked).toEqual([
    { id: String(insurance.id), what: "Your insurance card", answeredAt: null },
    { id: String(license.id), what: "Your license", answeredAt: null },
  ])
  await add(token, pdf("one"), "one.pdf", String(insurance.id))
  const { answeredAt } = await insurance.reload()
  expect(answeredAt).not.toBeNull()
  await add(token, pdf("two"), "two.pdf", String(insurance.id))
  expect((await insurance.reload()).answeredAt).toEqual(answeredAt)
  const { files, isDuplicate } = await add(token, pdf("one"), "one.pdf", String(license.id))
  expect(isDuplicate).toBe(true)
  expect(files.asked.map((asked) => asked.answeredAt !== null)).toEqual([true, true])
  expect(files.sent).toHaveLength(2)
  // A file does not answer another lead's request or an unknown one, but is added all the same.
  const theirs = await ask((await apply()).id, "Your license")
  for (const requestId of [String(theirs.id), "0", "nonsense"]) await add(token, pdf(requestId), "x.pdf", requestId)
  expect((await theirs.reload()).answeredAt).toBeNull()
  expect(await LeadFile.count({ where: key(id) })).toBe(5)
})

describe("a sender's file from the page's form", () => {
  const post = (token: string, bytes: Buffer, viewer = visitor()) => {
    const content = { sections: [], pictures: [], privacy: defaultPrivacySettings }
    const receive = async () => ({ filename: "card.pdf", bytes, requestId: null })
    return createSiteBackend(viewer, content, "1", receive).sendFile(token, "es")
  }

  test("is stored; a refusal is in the language of its page", async () => {
    const { id, token } = await apply()
    expect(await post(token, pdf("posted"))).toEqual({ outcome: "sent", message: "", receipt: null })
    expect(await LeadFile.count({ where: key(id) })).toBe(1)
    const { files } = spanishWords
    const failed = (message: string, status: number) => ({ outcome: "failed", message, status })
    expect(await post(token, Buffer.from("text"))).toEqual(failed(files.wrongType, 415))
    expect(await post(token, Buffer.alloc(0))).toEqual(failed(files.unreadable, 400))
    expect(await post(token, pdf("x".repeat(LEAD_FILE_BYTES_MAX)))).toEqual(failed(files.tooLarge, 413))
    expect(await post("example", pdf("posted"))).toEqual(failed(files.gone, 404))
    await DriverApplication.update({ status: "rejected" }, { where: { id } })
    expect(await post(token, pdf("posted"))).toEqual(failed(files.over, 409))
    const viewer = visitor()
    for (let count = 0; count < 30; count += 1) await post("example", pdf("posted"), viewer)
    expect(await post("example", pdf("posted"), viewer)).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Demasiados intentos/),
      retryAfterSeconds: expect.any(Number),
    })
  })
})

describe("a sender's file over REST", () => {
  const post = async (token: string, bytes: Buffer, texts: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, text] of Object.entries(texts)) form.append(name, text)
    form.append("file", new Blob([new Uint8Array(bytes)]), "card.pdf")
    const headers = { "x-forwarded-for": newAddress() }
    const response = await fetch(`${app.url}/api/status/${token}/files`, { method: "POST", body: form, headers })
    return { status: response.status, body: await response.json() }
  }

  test("gets 201, its repeat 200, each with the state of the sender's page", async () => {
    const { id, token } = await apply()
    const request = await ask(id, "Your insurance card")
    const first = await post(token, pdf("rest"), { request_id: String(request.id) })
    expect(first).toMatchObject({
      status: 201,
      body: {
        success: true,
        asked: [{ id: String(request.id), what: "Your insurance card", answered_at: expect.any(String) }],
        sent: [{ name: "card.pdf", size: 21, sent_at: expect.any(String) }],
        left: 19,
      },
    })
    expect(await post(token, pdf("rest"))).toEqual({ status: 200, body: first.body })
    expect(await post(token, Buffer.from("text"))).toMatchObject({ status: 415 })
    expect(await post(token, pdf("x".repeat(LEAD_FILE_BYTES_MAX)))).toMatchObject({ status: 413 })
    expect(await post(token, pdf("rest"), { nonsense: "1" })).toMatchObject({
      status: 400,
      body: { errors: [{ field: "file", message: expect.stringContaining("nothing else but request_id") }] },
    })
    expect(await post("example", pdf("rest"))).toMatchObject({ status: 404 })
  })

  test("that is interrupted stores nothing, and frees its slot", async () => {
    const { id, token } = await apply()
    const { port } = new URL(app.url)
    const address = newAddress()
    const head = [
      `POST /api/status/${token}/files HTTP/1.1`,
      "Host: localhost",
      `X-Forwarded-For: ${address}`,
      "Content-Type: multipart/form-data; boundary=b",
      "Content-Length: 5000000",
    ].join("\r\n")
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'
    // More uploads than the server accepts at once.
    for (let count = 0; count < 10; count += 1)
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), "127.0.0.1", () => {
          socket.write(`${head}\r\n\r\n${part}`, () => setImmediate(() => socket.destroy()))
        })
        socket.once("close", () => resolve())
      })
    let answer = await post(token, pdf("after"))
    while (answer.status === 429) answer = await post(token, pdf("after"))
    expect(answer.status).toBe(201)
    expect(await LeadFile.count({ where: key(id) })).toBe(1)
  })
})
