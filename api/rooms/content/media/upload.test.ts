import { connect } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { describe, expect, test } from "@jest/globals"
import { messages } from "../../../contract/api/messages.ts"
import {
  download,
  postGraphqlForm,
  postMedia,
  sha256,
  uploadForm,
  uploadMedia,
} from "../../../testing/pictures/mediaClient.ts"
import { makePicture } from "../../../testing/pictures/pictures.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { MediaFile } from "../pictures/mediaFile.model.ts"

const app = await setUpTestApp()
const token = await app.login()

describe("POST /api/cms/media", () => {
  test("stores the bytes unchanged and returns the file", async () => {
    const bytes = await makePicture({ width: 640, height: 300, format: "jpeg" })
    const { status, body } = await postMedia(app, token, { bytes, filename: "Straße 🚕.png", type: "text/plain" })
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      message: messages.fileUploaded,
      id: expect.any(Number),
      filename: "Straße 🚕.png",
      content_type: "image/jpeg",
      size: bytes.length,
      width: 640,
      height: 300,
      alt_text: "",
      uploaded_by: "admin",
      created_at: expect.stringMatching(/Z$/),
    })
    expect((await download(app, `/api/cms/media/${body.id}`)).bytes.equals(bytes)).toBe(true)
  })

  test("stores concurrent uploads of the same bytes as one file", async () => {
    const bytes = await makePicture({ width: 500 })
    const send = (name: number) => postMedia(app, token, { bytes, filename: `${name}.png` })
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(send))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    const { filename } = await MediaFile.findOne({ where: { contentHash: sha256(bytes) }, rejectOnEmpty: true })
    const told = answers.find(({ status }) => status === 200)
    expect(told?.body).toMatchObject({ filename, message: `The library has this picture already, as “${filename}”.` })
  })

  const send = async (body: BodyInit | undefined, headers: Record<string, string> = {}) => {
    const response = await fetch(`${app.url}/api/cms/media`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    })
    return { status: response.status, body: JSON.parse(await response.text()) }
  }

  const formOf = (...parts: [string, string | Blob][]) => {
    const form = new FormData()
    for (const [name, value] of parts) form.append(name, value)
    return form
  }

  const file = new Blob(["x"])
  test.each([
    ["a form without a file", formOf(["title", "x"])],
    ["the file in another field", formOf(["picture", file])],
    ["the file as a text", formOf(["file", "x"])],
    ["two files", formOf(["file", file], ["file", file])],
    ["another field with the file", formOf(["file", file], ["title", "x"])],
  ])("refuses %s", async (_case, form) => {
    const message = 'Send one file, in a field named "file", and nothing else.'
    expect(await send(form)).toEqual({
      status: 400,
      body: { success: false, message, errors: [{ field: "file", message }] },
    })
  })

  test("refuses a body that is no form, and a truncated form", async () => {
    expect((await send("x", { "content-type": "image/png" })).status).toBe(415)
    expect((await send("x", { "content-type": "multipart/form-data" })).status).toBe(400)
    const truncated = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'
    const { status, body } = await send(truncated, { "content-type": "multipart/form-data; boundary=b" })
    expect([status, body.message]).toEqual([400, "The form breaks off, or is no multipart form."])
  })
})

describe("uploadMedia", () => {
  test("stores a picture and returns it", async () => {
    const bytes = await makePicture({ width: 900, height: 600, format: "webp" })
    const { data } = await uploadMedia(app, token, { bytes, filename: "wrap.webp" })
    const { id } = data.uploadMedia.mediaFile
    expect(data.uploadMedia).toEqual({
      isDuplicate: false,
      mediaFile: {
        id: expect.stringMatching(/^\d+$/),
        filename: "wrap.webp",
        contentType: "image/webp",
        size: bytes.length,
        width: 900,
        height: 600,
        isAnimated: false,
        altText: "",
        url: `/api/cms/media/${id}`,
        publicUrl: null,
        thumbnailUrl: `/media/${sha256(bytes)}-400.webp`,
        uploadedBy: "admin",
        createdAt: expect.stringMatching(/Z$/),
        uses: [],
      },
    })
    const again = await uploadMedia(app, token, { bytes, filename: "other.webp" })
    expect(again.data.uploadMedia).toMatchObject({ isDuplicate: true, mediaFile: { id, filename: "wrap.webp" } })
  })

  const changed = (change: (form: FormData) => void) => {
    const form = uploadForm({ bytes: Buffer.from("x") })
    change(form)
    return form
  }
  test.each([
    ["no map", (form: FormData) => form.delete("map"), "Misordered multipart fields; files should follow 'map'"],
    ["no file", (form: FormData) => form.delete("0"), "File missing in the request."],
    ["a map into a prototype", (form: FormData) => form.set("map", '{"0":["__proto__.x"]}'), "Invalid object path"],
  ])("refuses a request with %s, or with several files", async (_case, change, message) => {
    const { errors } = await postGraphqlForm(app, token, changed(change))
    expect(errors[0].extensions.code).toBe("BAD_USER_INPUT")
    expect(errors[0].message).toContain(message)
    expect(JSON.stringify(errors)).not.toContain("node_modules")
    const form = changed((it) => it.set("map", '{"0":["variables.file"],"1":["variables.other"]}'))
    const several = await postGraphqlForm(app, token, form)
    expect(several.status).toBe(413)
    expect(several.errors[0]).toMatchObject({
      message: "Send one file a request, and `operations` of up to 256 KB.",
      extensions: { code: "PAYLOAD_TOO_LARGE" },
    })
  })

  test("answers a request with an unneeded file, and keeps the connection usable", async () => {
    const form = new FormData()
    form.append("operations", JSON.stringify({ query: "{ me { username } }" }))
    form.append("map", "{}")
    form.append("0", new Blob([Buffer.alloc(5_000_000)]), "x.png")
    for (let round = 0; round < 3; round += 1) {
      expect((await postGraphqlForm(app, token, form)).data).toEqual({ me: { username: "admin" } })
    }
  })
})

describe("an interrupted upload", () => {
  /** Declares more than it sends, and disconnects. */
  const interrupt = async (path: string, start: string) => {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1")
    const headers = [
      `POST ${path} HTTP/1.1`,
      "Host: 127.0.0.1",
      `Authorization: Bearer ${token}`,
      "Apollo-Require-Preflight: true",
      "Content-Type: multipart/form-data; boundary=b",
      "Content-Length: 1000000",
    ]
    socket.write(`${headers.join("\r\n")}\r\n\r\n${start}${"x".repeat(200_000)}`)
    await wait(50)
    socket.destroy()
  }

  const part = (name: string, value: string, filename = "") =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${filename && `; filename="${filename}"`}\r\n\r\n${value}`

  test("does not block later uploads, however many there are", async () => {
    const query = "mutation ($file: Upload!) { uploadMedia(file: $file) { isDuplicate } }"
    const operations = part("operations", JSON.stringify({ query, variables: { file: null } }))
    const graphqlStart = `${operations}\r\n${part("map", '{"0":["variables.file"]}')}\r\n${part("0", "", "a.png")}`
    const rounds = Array.from({ length: 10 }, () => [
      interrupt("/api/cms/media", part("file", "", "a.png")),
      interrupt("/graphql", graphqlStart),
    ])
    await Promise.all(rounds.flat())
    expect((await postMedia(app, token, { bytes: await makePicture() })).status).toBe(201)
    expect((await uploadMedia(app, token, { bytes: await makePicture() })).errors).toBeUndefined()
  })
})

test.each([
  ['..\\..\\system "a"\r\nSet-Cookie: x=y.png', 'system "a"Set-Cookie: x=y.png'],
  ["u\u0308ber 日本 👩‍🚀.png", "über 日本 👩‍🚀.png"],
  ["   ", "picture.png"],
])("the file name %j is cleaned at the upload, and is safe in a header", async (filename, cleaned) => {
  const bytes = await makePicture()
  const { status, body } = await postMedia(app, token, { bytes, filename })
  expect([status, body.filename]).toEqual([201, cleaned])
  const { data } = await uploadMedia(app, token, { bytes: await makePicture(), filename })
  expect(data.uploadMedia.mediaFile.filename).toBe(cleaned)
  const { headers } = await download(app, `/api/cms/media/${body.id}`)
  const [, plain = "", extended = ""] =
    /^inline; filename="([\x20-\x7e]*)"; filename\*=UTF-8''([\w.!~*%-]*)$/.exec(
      headers.get("content-disposition") ?? "",
    ) ?? []
  expect(plain).not.toMatch(/["\\]/)
  expect([decodeURIComponent(extended), headers.get("set-cookie")]).toEqual([cleaned, null])
})
