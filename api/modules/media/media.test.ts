import { createHash } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals"
import sharp, { type Metadata } from "sharp"
import { pictureSources } from "../../contract/media.ts"
import { messages } from "../../contract/messages.ts"
import { postGraphqlForm, postMedia, uploadForm, uploadMedia } from "../../testing/mediaClient.ts"
import { makeAnimation, makePicture } from "../../testing/pictures.ts"
import { secrets, taggedPicture } from "../../testing/taggedPictures.ts"
import { type Json, startTestApp, type TestApp } from "../../testing/testApp.ts"
import { expirePublishedContent, publishedContent } from "../cms/cms.service.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"
import { findPictures } from "./findPictures.ts"
import { MediaFile } from "./mediaFile.model.ts"
import { MediaOriginal } from "./mediaOriginal.model.ts"
import { MediaRendition } from "./mediaRendition.model.ts"
import { renditionsMade } from "./renditions.ts"

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = await app.login()
})
afterAll(async () => {
  await renditionsMade()
  await app.stop()
})

const bytesOf = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
  const response = await fetch(app.url + path, { method, headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Stores a new picture and answers it as REST does. */
const stored = async (picture: Parameters<typeof makePicture>[0] = {}, filename?: string): Promise<Json> => {
  const { status, body } = await postMedia(app, token, { bytes: await makePicture(picture), filename })
  expect(status).toBe(201)
  return body
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")

describe("POST /api/cms/media", () => {
  test("stores the bytes as they are and answers the file", async () => {
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
    expect((await bytesOf(`/api/cms/media/${body.id}`)).bytes.equals(bytes)).toBe(true)
  })

  test("knows the same bytes again, whatever their name", async () => {
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

  test("makes one file of the same bytes that arrive several times at once", async () => {
    const bytes = await makePicture({ width: 500 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => postMedia(app, token, { bytes })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(await MediaFile.count({ where: { contentHash: hashOf(bytes) } })).toBe(1)
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
    ["a field beside the file", formOf(["file", file], ["title", "x"])],
  ])("refuses %s", async (_case, form) => {
    const message = 'Send one file, in a field named "file", and nothing else.'
    expect(await send(form)).toEqual({
      status: 400,
      body: { success: false, message, errors: [{ field: "file", message }] },
    })
  })

  test("refuses what is no form, and a form that breaks off", async () => {
    const json = { "content-type": "application/json" }
    expect(await send("{}", json)).toMatchObject({ status: 415, body: { success: false } })
    expect((await send("x", { "content-type": "image/png" })).status).toBe(415)
    expect((await send("x", { "content-type": "multipart/form-data" })).status).toBe(400)
    const brokenOff = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'
    expect(await send(brokenOff, { "content-type": "multipart/form-data; boundary=b" })).toMatchObject({
      status: 400,
      body: { message: "The form breaks off, or is no multipart form." },
    })
  })

  test("refuses whoever is not signed in", async () => {
    expect((await postMedia(app, "", { bytes: await makePicture() })).status).toBe(401)
  })
})

describe("uploadMedia", () => {
  test("stores a picture and answers it", async () => {
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
        thumbnailUrl: `/media/${hashOf(bytes)}-400.webp`,
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
    ["operations that are no JSON", (form: FormData) => form.set("operations", "{"), "Invalid JSON"],
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

  test("answers a request whose file nobody asked for, and the next one on the same connection", async () => {
    const form = new FormData()
    form.append("operations", JSON.stringify({ query: "{ me { username } }" }))
    form.append("map", "{}")
    form.append("0", new Blob([Buffer.alloc(5_000_000)]), "x.png")
    for (let round = 0; round < 3; round += 1) {
      expect((await postGraphqlForm(app, token, form)).data).toEqual({ me: { username: "admin" } })
    }
  })
})

describe("GET /api/cms/media/{id}", () => {
  test("answers anyone with the picture, told by its content, and forbids it everything", async () => {
    const { id, size } = await stored({}, 'a "quoted", žluťoučký.png')
    const { status, headers, bytes } = await bytesOf(`/api/cms/media/${id}`)
    expect(status).toBe(200)
    expect(bytes.length).toBe(size)
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(size),
      "content-disposition": `inline; filename="a _quoted_, _lu_ou_k_.png"; filename*=UTF-8''a%20%22quoted%22%2C%20%C5%BElu%C5%A5ou%C4%8Dk%C3%BD.png`,
      etag: `"${hashOf(bytes)}-public"`,
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    })
  })

  test("answers 304 to whoever has it, and the headers alone to HEAD", async () => {
    const { id, size } = await stored()
    const { headers } = await bytesOf(`/api/cms/media/${id}`)
    const etag = headers.get("etag") ?? ""
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      // Left alone, Node's fetch would ask with `no-cache`, which browsers do for a forced reload only.
      const asked = { "if-none-match": tag, "cache-control": "max-age=0" }
      const again = await bytesOf(`/api/cms/media/${id}`, asked)
      expect([tag, again.status, again.bytes.length, again.headers.get("etag")]).toEqual([tag, 304, 0, etag])
    }
    expect((await bytesOf(`/api/cms/media/${id}`, { "if-none-match": '"other"' })).status).toBe(200)
    const head = await bytesOf(`/api/cms/media/${id}`, {}, "HEAD")
    expect([head.status, head.bytes.length, head.headers.get("content-length")]).toEqual([200, 0, String(size)])
  })

  test.each(["999999", "0", "abc", "1e1", "..%2f1"])("knows no picture %s", async (id) => {
    const { status, headers } = await bytesOf(`/api/cms/media/${id}`)
    expect([status, headers.get("content-type")]).toEqual([404, "application/json; charset=utf-8"])
  })
})

describe("GET /media/…", () => {
  /** What AVIF's own header says: the server has shut off sharp's decoder for it. */
  const avifMetadata = (bytes: Buffer) => {
    const size = bytes.indexOf("ispe") + 8
    return { format: "avif", width: bytes.readUInt32BE(size), height: bytes.readUInt32BE(size + 4) }
  }

  const isAvif = (bytes: Buffer) => bytes.toString("latin1", 4, 12) === "ftypavif"

  /** The picture at an address. */
  const shown = async (path: string) => {
    const { status, headers, bytes } = await bytesOf(path)
    expect([path, status, headers.get("cache-control")]).toEqual([path, 200, "public, max-age=31536000, immutable"])
    const metadata: Partial<Omit<Metadata, "format">> & { format: string } = isAvif(bytes)
      ? avifMetadata(bytes)
      : await sharp(bytes).metadata()
    return { ...metadata, contentType: headers.get("content-type"), bytes }
  }

  test("answers every source of a picture, in its format and width", async () => {
    const { id } = await stored({ width: 1000, height: 500, format: "jpeg" })
    const [picture] = await findPictures([id])
    if (!picture) throw new Error("The picture is gone")
    for (const { type, srcSet } of pictureSources(picture).sources) {
      for (const [address = "", width = ""] of srcSet.split(", ").map((source) => source.split(" "))) {
        const found = await shown(address)
        expect(found.contentType).toBe(type)
        expect(`image/${found.format}`).toBe(type)
        expect([found.width, found.height]).toEqual([Number.parseInt(width, 10), Number.parseInt(width, 10) / 2])
      }
    }
    await shown(pictureSources(picture).src)
    expect((await shown(`/media/${picture.hash}.jpg`)).format).toBe("jpeg")
  })

  test("leaves out where a photo was taken and turns it upright", async () => {
    const bytes = await taggedPicture("jpeg")
    const { body } = await postMedia(app, token, { bytes })
    expect(body).toMatchObject({ width: 32, height: 64 })
    for (const format of ["avif", "webp"]) {
      const made = await shown(`/media/${hashOf(bytes)}-32.${format}`)
      expect(made).toMatchObject({ width: 32, height: 64 })
      expect([made.exif, made.orientation, made.icc]).toEqual([undefined, undefined, undefined])
      expect([...secrets, "Exif", "GPS"].filter((text) => made.bytes.includes(text))).toEqual([])
    }
  })

  test("is in sRGB, whatever the original is in", async () => {
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#0a0" } })
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer()
    await postMedia(app, token, { bytes })
    const made = await shown(`/media/${hashOf(bytes)}-90.webp`)
    expect(made.space).toBe("srgb")
  })

  test("keeps an animation moving in its original, and stills it in the renditions", async () => {
    const bytes = await makeAnimation()
    const { data } = await uploadMedia(app, token, { bytes, filename: "moves.gif" })
    const { mediaFile } = data.uploadMedia
    expect(mediaFile).toMatchObject({ isAnimated: true, width: 60, height: 40, contentType: "image/gif" })
    expect((await shown(mediaFile.thumbnailUrl)).pages ?? 1).toBe(1)
    expect((await shown(`/media/${hashOf(bytes)}.gif`)).pages).toBe(3)
  })

  test("is made once, stored, and made again when it is missing", async () => {
    const { id } = await stored({ width: 700 })
    await renditionsMade()
    expect(await MediaRendition.count({ where: { mediaFileId: id } })).toBe(4)
    await MediaRendition.destroy({ where: { mediaFileId: id } })
    const [picture] = await findPictures([id])
    const asked = Array.from({ length: 5 }, () => bytesOf(`/media/${picture?.hash}-700.webp`))
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await MediaRendition.count({ where: { mediaFileId: id } })).toBe(1)
  })

  test("knows no other address", async () => {
    const bytes = await makePicture({ width: 700 })
    await postMedia(app, token, { bytes })
    const hash = hashOf(bytes)
    const others = ["-800.webp", "-701.webp", "-1.webp", "-400.png", "-400.jpg", ".jpg", ".svg", "", "-0400.webp"]
    for (const ending of others) {
      expect([ending, (await bytesOf(`/media/${hash}${ending}`)).status]).toEqual([ending, 404])
    }
    expect((await bytesOf(`/media/${"0".repeat(64)}.png`)).status).toBe(404)
    expect((await bytesOf(`/media/${hash}-400.webp`)).status).toBe(200)
  })
})

describe("deleting", () => {
  const DELETE = `mutation ($id: ID!, $evenIfUsed: Boolean) { deleteMedia(id: $id, evenIfUsed: $evenIfUsed) { id } }`

  const useIn = async (content: Record<string, unknown>) => {
    const block = await CmsBlock.findOne({ where: { page: "home", sectionId: "hero" } })
    await block?.update({ content })
  }

  test("takes the file, its bytes and its renditions away, also from memory", async () => {
    const bytes = await makePicture({ width: 450 })
    const { body } = await postMedia(app, token, { bytes })
    await renditionsMade()
    const addresses = [`/api/cms/media/${body.id}`, `/media/${hashOf(bytes)}.png`, `/media/${hashOf(bytes)}-400.webp`]
    for (const address of addresses) expect((await bytesOf(address)).status).toBe(200)
    const answer = await app.rest("DELETE", `/api/cms/media/${body.id}`, undefined, { token })
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: messages.fileDeleted } })
    for (const address of addresses) expect([address, (await bytesOf(address)).status]).toEqual([address, 404])
    const where = { mediaFileId: body.id }
    expect([await MediaOriginal.count({ where }), await MediaRendition.count({ where })]).toEqual([0, 0])
    expect((await app.rest("DELETE", `/api/cms/media/${body.id}`, undefined, { token })).status).toBe(404)
    expect((await postMedia(app, token, { bytes })).status).toBe(201)
  })

  test("refuses a picture in use, names the places, and obeys when asked again", async () => {
    const { id } = await stored({}, "hero.png")
    const other = await stored()
    await useIn({
      picture: `/api/cms/media/${id}`,
      cards: [{ picture: "" }, { picture: `https://www.example.com/api/cms/media/${id}` }],
      text: `Not /api/cms/media/${other.id} as an address`,
    })
    const use = `query ($id: ID!) { mediaFile(id: $id) { uses { field block { page sectionId } } } }`
    const { data } = await app.graphql(use, { id: String(id) }, { token })
    expect(data.mediaFile.uses).toEqual([
      { field: "picture", block: { page: "home", sectionId: "hero" } },
      { field: "cards.1.picture", block: { page: "home", sectionId: "hero" } },
    ])

    const message = "The site shows “hero.png”: home / hero (picture), home / hero (cards.1.picture)."
    const rest = await app.rest("DELETE", `/api/cms/media/${id}`, undefined, { token })
    expect(rest).toMatchObject({ status: 409, body: { success: false, message } })
    const { errors } = await app.graphql(DELETE, { id: String(id) }, { token })
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: "CONFLICT" } })
    expect((await bytesOf(`/api/cms/media/${id}`)).status).toBe(200)

    expect((await app.rest("DELETE", `/api/cms/media/${id}?even_if_used=x`, undefined, { token })).status).toBe(400)
    const { data: deleted } = await app.graphql(DELETE, { id: String(id), evenIfUsed: true }, { token })
    expect(deleted.deleteMedia).toEqual({ id: String(id) })
    const forced = await app.rest("DELETE", `/api/cms/media/${other.id}?even_if_used=true`, undefined, { token })
    expect(forced.status).toBe(200)
    await useIn({})
  })

  test("takes a picture off the site at once", async () => {
    const { id } = await stored()
    await useIn({ picture: `/api/cms/media/${id}` })
    expirePublishedContent()
    const shown = async () => (await publishedContent()).pictures.map((picture) => picture.id)
    expect(await shown()).toContain(id)
    await app.rest("DELETE", `/api/cms/media/${id}?even_if_used=true`, undefined, { token })
    expect(await shown()).not.toContain(id)
    await useIn({})
  })
})

describe("the alternative text", () => {
  test("is set over REST and GraphQL", async () => {
    const { id } = await stored()
    const put = (alt_text: unknown) => app.rest("PUT", `/api/cms/media/${id}`, { alt_text }, { token })
    expect(await put(" A wrapped car at night ")).toMatchObject({
      status: 200,
      body: { success: true, id, alt_text: "A wrapped car at night" },
    })
    expect((await put("")).body.alt_text).toBe("")
    expect((await put("é".repeat(255))).status).toBe(200)
    expect(await put("x".repeat(256))).toMatchObject({ status: 400, body: { errors: [{ field: "alt_text" }] } })
    expect((await put(undefined)).status).toBe(400)
    expect((await put("two\nlines")).status).toBe(400)

    const mutation = `mutation ($id: ID!, $altText: String!) {
      updateMedia(id: $id, altText: $altText) { mediaFile { id altText } }
    }`
    const { data } = await app.graphql(mutation, { id: String(id), altText: "A car" }, { token })
    expect(data.updateMedia.mediaFile).toEqual({ id: String(id), altText: "A car" })
    const { errors } = await app.graphql(mutation, { id: "999999", altText: "" }, { token })
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND")
  })
})

describe("what visitors may not", () => {
  test.each([
    ["GET", "/api/cms/media"],
    ["GET", "/api/cms/media/1/original"],
    ["PUT", "/api/cms/media/1"],
    ["DELETE", "/api/cms/media/1"],
  ])("%s %s", async (method, path) => {
    expect((await app.rest(method, path, method === "PUT" ? {} : undefined)).status).toBe(401)
  })

  test.each([
    "{ mediaFiles { totalCount } }",
    '{ mediaFile(id: "1") { id } }',
    'mutation { updateMedia(id: "1", altText: "") { mediaFile { id } } }',
    'mutation { deleteMedia(id: "1") { id } }',
  ])("%s", async (document) => {
    const { errors } = await app.graphql(document)
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED")
  })
})
