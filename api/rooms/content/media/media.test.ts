import { describe, expect, test } from "@jest/globals"
import { messages } from "../../../contract/api/messages.ts"
import { download, postMedia, sha256 } from "../../../testing/pictures/mediaClient.ts"
import { makePicture } from "../../../testing/pictures/pictures.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { expirePublishedContent, publishedContent } from "../cms/cms.service.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"
import { MediaOriginal, MediaRendition } from "./mediaFile.model.ts"
import { renditionsMade } from "./pictures/renditions.ts"

const app = await setUpTestApp()
const token = await app.login()

/** Uploads a new picture and returns REST's answer. */
const stored = async (picture: Parameters<typeof makePicture>[0] = {}, filename?: string): Promise<Json> => {
  const { status, body } = await postMedia(app, token, { bytes: await makePicture(picture), filename })
  expect(status).toBe(201)
  return body
}

describe("GET /api/cms/media/{id}", () => {
  test("serves the picture to anyone, with the type of its content, and nothing in it may run", async () => {
    const { id, size } = await stored({}, 'a "quoted", žluťoučký.png')
    const { status, headers, bytes } = await download(app, `/api/cms/media/${id}`)
    expect(status).toBe(200)
    expect(bytes.length).toBe(size)
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": String(size),
      "content-disposition": `inline; filename="a _quoted_, _lu_ou_k_.png"; filename*=UTF-8''a%20%22quoted%22%2C%20%C5%BElu%C5%A5ou%C4%8Dk%C3%BD.png`,
      etag: `"${sha256(bytes)}-public"`,
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    })
  })

  test("responds with 304 to a client that has it, and with the headers alone to HEAD", async () => {
    const { id, size } = await stored()
    const { headers } = await download(app, `/api/cms/media/${id}`)
    const etag = headers.get("etag") ?? ""
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      // By default, Node's fetch sends `no-cache`, which browsers do only for a forced reload.
      const asked = { "if-none-match": tag, "cache-control": "max-age=0" }
      const again = await download(app, `/api/cms/media/${id}`, asked)
      expect([tag, again.status, again.bytes.length, again.headers.get("etag")]).toEqual([tag, 304, 0, etag])
    }
    expect((await download(app, `/api/cms/media/${id}`, { "if-none-match": '"other"' })).status).toBe(200)
    const head = await download(app, `/api/cms/media/${id}`, {}, "HEAD")
    expect([head.status, head.bytes.length, head.headers.get("content-length")]).toEqual([200, 0, String(size)])
  })

  test.each(["999999", "0", "abc", "1e1", "..%2f1"])("has no picture %s", async (id) => {
    const { status, headers } = await download(app, `/api/cms/media/${id}`)
    expect([status, headers.get("content-type")]).toEqual([404, "application/json; charset=utf-8"])
  })
})

describe("deleting", () => {
  const DELETE = `mutation ($id: ID!, $evenIfUsed: Boolean) { deleteMedia(id: $id, evenIfUsed: $evenIfUsed) { id } }`

  const useIn = async (content: Record<string, unknown>) => {
    const block = await CmsBlock.findOne({ where: { page: "home", sectionId: "hero" } })
    await block?.update({ content })
  }

  test("removes the file, its bytes and its renditions, also from the cache", async () => {
    const bytes = await makePicture({ width: 450 })
    const { body } = await postMedia(app, token, { bytes })
    await renditionsMade()
    const addresses = [`/api/cms/media/${body.id}`, `/media/${sha256(bytes)}.png`, `/media/${sha256(bytes)}-400.webp`]
    for (const address of addresses) expect((await download(app, address)).status).toBe(200)
    const answer = await app.rest("DELETE", `/api/cms/media/${body.id}`, undefined, { token })
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: messages.fileDeleted } })
    for (const address of addresses) expect([address, (await download(app, address)).status]).toEqual([address, 404])
    const where = { mediaFileId: body.id }
    expect([await MediaOriginal.count({ where }), await MediaRendition.count({ where })]).toEqual([0, 0])
    expect((await app.rest("DELETE", `/api/cms/media/${body.id}`, undefined, { token })).status).toBe(404)
    expect((await postMedia(app, token, { bytes })).status).toBe(201)
  })

  test("refuses a picture in use, names the places, and deletes it on confirmation", async () => {
    const { id } = await stored({}, "hero.png")
    const other = await stored()
    await useIn({
      picture: `/api/cms/media/${id}`,
      cards: [{ picture: "" }, { picture: `https://www.example.com/api/cms/media/${id}` }],
      text: `Not /api/cms/media/${other.id} as an address`,
    })
    const use = `query ($id: ID!) { mediaFile(id: $id) { uses { field block { page sectionId } } } }`
    const data = await app.ask(use, { id: String(id) }, token)
    expect(data.mediaFile.uses).toEqual([
      { field: "picture", block: { page: "home", sectionId: "hero" } },
      { field: "cards.1.picture", block: { page: "home", sectionId: "hero" } },
    ])

    const message = "The site shows “hero.png”: home / hero (picture), home / hero (cards.1.picture)."
    const rest = await app.rest("DELETE", `/api/cms/media/${id}`, undefined, { token })
    expect(rest).toMatchObject({ status: 409, body: { success: false, message } })
    const { errors } = await app.graphql(DELETE, { id: String(id) }, { token })
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: "CONFLICT" } })
    expect((await download(app, `/api/cms/media/${id}`)).status).toBe(200)

    expect((await app.rest("DELETE", `/api/cms/media/${id}?even_if_used=x`, undefined, { token })).status).toBe(400)
    const { data: deleted } = await app.graphql(DELETE, { id: String(id), evenIfUsed: true }, { token })
    expect(deleted.deleteMedia).toEqual({ id: String(id) })
    const forced = await app.rest("DELETE", `/api/cms/media/${other.id}?even_if_used=true`, undefined, { token })
    expect(forced.status).toBe(200)
    await useIn({})
  })

  test("removes a picture from the site at once", async () => {
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
    const data = await app.ask(mutation, { id: String(id), altText: "A car" }, token)
    expect(data.updateMedia.mediaFile).toEqual({ id: String(id), altText: "A car" })
    const { errors } = await app.graphql(mutation, { id: "999999", altText: "" }, { token })
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND")
  })
})

describe("the focal point", () => {
  const SET = `mutation ($id: ID!, $focalPoint: FocalPointInput) {
    updateMedia(id: $id, focalPoint: $focalPoint) { mediaFile { altText focalPoint { x y } } }
  }`

  test("is set and taken back, leaves the alternative text alone, and shows on the site at once", async () => {
    const { id } = await stored()
    await app.rest("PUT", `/api/cms/media/${id}`, { alt_text: "A car" }, { token })
    await CmsBlock.update(
      { content: { picture: `/api/cms/media/${id}` } },
      { where: { page: "home", sectionId: "hero" } },
    )
    const versions = new Set<string>()
    for (const focalPoint of [{ x: 0, y: 100 }, null]) {
      const data = await app.ask(SET, { id: String(id), focalPoint }, token)
      expect(data.updateMedia.mediaFile).toEqual({ altText: "A car", focalPoint })
      const { version, pictures } = await publishedContent()
      versions.add(version)
      expect(pictures).toMatchObject([{ id, focalPoint }])
    }
    expect(versions.size).toBe(2)
    await CmsBlock.update({ content: {} }, { where: { page: "home", sectionId: "hero" } })
  })

  test.each([
    { x: -1, y: 50 },
    { x: 50, y: 101 },
  ])("is within the picture, unlike %j", async (focalPoint) => {
    const { id } = await stored()
    const { errors } = await app.graphql(SET, { id: String(id), focalPoint }, { token })
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT")
  })
})

describe("visitors may not", () => {
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
