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
import { MediaFile } from "./mediaFile.model.ts"

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

  test("recognizes the same bytes, whatever their name", async () => {
    const bytes = await makePicture()
    const first = await postMedia(app, token, { bytes, filename: "first.png" })
    const second = await postMedia(app, token, { bytes, filename: "second.png" })
    expect(second.status).toBe(200)
    expect(second.body).toMatchObject({
      message: "The library has this picture already, as “first.png”.",
      id: first.body.id,
      filename: "first.png",
    })
  })

  test("makes one file of the same bytes uploaded several times at once", async () => {
    const bytes = await makePicture({ width: 500 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => postMedia(app, token, { bytes })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(await MediaFile.count({ where: { contentHash: sha256(bytes) } })).toBe(1)
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
    ["an empty form", formOf()],
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

  test("refuses anything but a form, and a truncated form", async () => {
    const json = { "content-type": "application/json" }
    expect(await send("{}", json)).toMatchObject({ status: 415, body: { success: false } })
    expect((await send("x", { "content-type": "image/png" })).status).toBe(415)
    expect((await send("x", { "content-type": "multipart/form-data" })).status).toBe(400)
    const truncated = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'
    expect(await send(truncated, { "content-type": "multipart/form-data; boundary=b" })).toMatchObject({
      status: 400,
      body: { message: "The form breaks off, or is no multipart form." },
    })
  })

  test("refuses visitors", async () => {
    expect((await postMedia(app, "", { bytes: await makePicture() })).status).toBe(401)
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

  test("refuses visitors before it reads what they send", async () => {
    const { status, contentType, errors } = await uploadMedia(app, "", { bytes: Buffer.alloc(9_000_000) })
    expect([status, contentType]).toEqual([401, "application/graphql-response+json; charset=utf-8"])
    expect(errors[0].extensions.code).toBe("UNAUTHENTICATED")
  })

  const changed = (change: (form: FormData) => void) => {
    const form = uploadForm({ bytes: Buffer.from("x") })
    change(form)
    return form
  }
  test.each([
    ["no map", (form: FormData) => form.delete("map"), "Misordered multipart fields; files should follow 'map'"],
    ["no operations", (form: FormData) => form.delete("operations"), "Misordered multipart fields"],
    ["no file", (form: FormData) => form.delete("0"), "File missing in the request."],
    ["operations that are not JSON", (form: FormData) => form.set("operations", "{"), "Invalid JSON"],
    ["a map to nowhere", (form: FormData) => form.set("map", '{"0":["a.b.c"]}'), "Invalid object path"],
    ["a map into a prototype", (form: FormData) => form.set("map", '{"0":["__proto__.x"]}'), "Invalid object path"],
  ])("refuses a request with %s", async (_case, change, message) => {
    const { errors } = await postGraphqlForm(app, token, changed(change))
    expect(errors[0].extensions.code).toBe("BAD_USER_INPUT")
    expect(errors[0].message).toContain(message)
    expect(JSON.stringify(errors)).not.toContain("node_modules")
  })

  test("refuses several files", async () => {
    const form = changed((it) => it.set("map", '{"0":["variables.file"],"1":["variables.other"]}'))
    const { status, errors } = await postGraphqlForm(app, token, form)
    expect(status).toBe(413)
    expect(errors[0]).toMatchObject({
      message: "Send one file a request, and `operations` of up to 256 KB.",
      extensions: { code: "PAYLOAD_TOO_LARGE" },
    })
  })

  test("answers a request with a file that it does not need, and the next one on the same connection", async () => {
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
  const interrupt = async (path: string, contentType: string, start: string) => {
    const { port } = new URL(app.url)
    const socket = connect(Number(port), "127.0.0.1")
    const headers = [
      `POST ${path} HTTP/1.1`,
      "Host: 127.0.0.1",
      `Authorization: Bearer ${token}`,
      "Apollo-Require-Preflight: true",
      `Content-Type: ${contentType}`,
      "Content-Length: 1000000",
    ]
    socket.write(`${headers.join("\r\n")}\r\n\r\n${start}${"x".repeat(200_000)}`)
    await wait(50)
    socket.destroy()
  }

  const part = (name: string, value: string, filename = "") =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${filename && `; filename="${filename}"`}\r\n\r\n${value}`

  test("does not block later ones, however many there are", async () => {
    const query = "mutation ($file: Upload!) { uploadMedia(file: $file) { isDuplicate } }"
    const operations = part("operations", JSON.stringify({ query, variables: { file: null } }))
    const graphqlStart = `${operations}\r\n${part("map", '{"0":["variables.file"]}')}\r\n${part("0", "", "a.png")}`
    for (let round = 0; round < 10; round += 1) {
      await interrupt("/api/cms/media", "multipart/form-data; boundary=b", part("file", "", "a.png"))
      await interrupt("/graphql", "multipart/form-data; boundary=b", graphqlStart)
    }
    expect((await postMedia(app, token, { bytes: await makePicture() })).status).toBe(201)
    expect((await uploadMedia(app, token, { bytes: await makePicture() })).errors).toBeUndefined()
  })
})

describe("a file's name", () => {
  test.each([
    ["folders", "../../etc/passwd.png", "passwd.png"],
    ["Windows folders", "..\\..\\windows\\system.png", "system.png"],
    ["a browser's fake folder", "C:\\fakepath\\car.png", "car.png"],
    ["quotes", 'a "quoted" name.png', 'a "quoted" name.png'],
    ["line breaks", "line\r\nSet-Cookie: x=y.png", "lineSet-Cookie: x=y.png"],
    ["a tab", "a\ttab.png", "atab.png"],
    ["a right-to-left override", "\u202egnp.exe", "gnp.exe"],
    ["invisible characters", "a\u200f\u2066b\u2069\u2028.png", "ab.png"],
    ["decomposed letters, and all of Unicode", "u\u0308ber 日本 👩‍🚀.png", "über 日本 👩‍🚀.png"],
    ["300 characters", `${"ü".repeat(300)}.png`, `${"ü".repeat(251)}.png`],
    ["300 characters without an extension", "x".repeat(300), "x".repeat(255)],
    ["nothing but spaces", "   ", "picture.png"],
    ["nothing but dots", "..", "picture.png"],
    ["markup", "<img src=x onerror=alert(1)>.png", "<img src=x onerror=alert(1)>.png"],
    ["what looks URL-encoded", "; rm -rf %2e%2e%2f.png", "; rm -rf %2e%2e%2f.png"],
  ])("with %s is cleaned, and is safe in a header", async (_case, sent, cleaned) => {
    const { status, body } = await postMedia(app, token, { bytes: await makePicture(), filename: sent })
    expect([status, body.filename]).toEqual([201, cleaned])
    const { data } = await uploadMedia(app, token, { bytes: await makePicture(), filename: sent })
    expect(data.uploadMedia.mediaFile.filename).toBe(cleaned)
    const response = await fetch(`${app.url}/api/cms/media/${body.id}`)
    const disposition = response.headers.get("content-disposition") ?? ""
    expect(response.status).toBe(200)
    expect(response.headers.get("set-cookie")).toBeNull()
    const [, plain = "", extended = ""] =
      /^inline; filename="([\x20-\x7e]*)"; filename\*=UTF-8''([\w.!~*%-]*)$/.exec(disposition) ?? []
    expect(plain).not.toMatch(/["\\]/)
    expect(decodeURIComponent(extended)).toBe(cleaned.endsWith(".png") ? cleaned : `${cleaned}.png`)
  })

  test("with a null character makes the form invalid", async () => {
    const { status, body } = await postMedia(app, token, { bytes: await makePicture(), filename: "a\u0000b.png" })
    expect(status).toBe(400)
    expect(body.message).toBe("The form breaks off, or is no multipart form.")
  })
})
