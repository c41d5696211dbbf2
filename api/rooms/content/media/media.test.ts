import { describe, expect, test } from "@jest/globals"
import { messages } from "../../../contract/api/messages.ts"
import { renditionsOf } from "../../../contract/site/media.ts"
import { download, postGraphqlForm, postMedia, sha256, uploadForm } from "../../../testing/pictures/mediaClient.ts"
import { makePicture } from "../../../testing/pictures/pictures.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { expirePublishedContent, publishedContent } from "../cms/cms.service.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"
import { MediaFile, MediaOriginal, MediaRendition } from "../pictures/mediaFile.model.ts"
import { pendingRenditions, readRendition } from "../pictures/renditions.ts"
import { readPublicCopy } from "../pictures/storedPictures.ts"

const app = await setUpTestApp()
const token = await app.login()

const stored = async (picture: Parameters<typeof makePicture>[0] = {}, filename?: string): Promise<Json> => {
  const { status, body } = await postMedia(app, token, { bytes: await makePicture(picture), filename })
  expect(status).toBe(201)
  return body
}

const useIn = (content: Record<string, unknown>) =>
  CmsBlock.update({ content }, { where: { page: "home", sectionId: "hero" } })

describe("GET /api/cms/media/{id}", () => {
  test("serves the picture to anyone, with its detected type, and without scripts", async () => {
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

  test("responds with 304 to a client that has the picture, and with the headers alone to HEAD", async () => {
    const { id, size } = await stored()
    const { headers } = await download(app, `/api/cms/media/${id}`)
    const etag = headers.get("etag") ?? ""
    for (const tag of [`W/${etag}`, `"other", ${etag}`]) {
      // By default, Node's fetch sends `no-cache`, which browsers do only for a forced reload.
      const asked = { "if-none-match": tag, "cache-control": "max-age=0" }
      const again = await download(app, `/api/cms/media/${id}`, asked)
      expect([tag, again.status, again.bytes.length, again.headers.get("etag")]).toEqual([tag, 304, 0, etag])
    }
    expect((await download(app, `/api/cms/media/${id}`, { "if-none-match": '"other"' })).status).toBe(200)
    const head = await download(app, `/api/cms/media/${id}`, {}, "HEAD")
    expect([head.status, head.bytes.length, head.headers.get("content-length")]).toEqual([200, 0, String(size)])
  })
})

describe("deleting a picture", () => {
  const DELETE = `mutation ($id: ID!, $evenIfUsed: Boolean) { deleteMedia(id: $id, evenIfUsed: $evenIfUsed) { id } }`

  test("removes the file, its bytes and its renditions, also from the cache", async () => {
    const bytes = await makePicture({ width: 450 })
    const { body } = await postMedia(app, token, { bytes })
    await pendingRenditions()
    const addresses = [`/api/cms/media/${body.id}`, `/media/${sha256(bytes)}.png`, `/media/${sha256(bytes)}-400.webp`]
    for (const address of addresses) expect((await download(app, address)).status).toBe(200)
    const answer = await app.rest("DELETE", `/api/cms/media/${body.id}`, undefined, { token })
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: messages.fileDeleted } })
    for (const address of addresses) expect([address, (await download(app, address)).status]).toEqual([address, 404])
    const where = { mediaFileId: body.id }
    expect([await MediaOriginal.count({ where }), await MediaRendition.count({ where })]).toEqual([0, 0])
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
    expirePublishedContent()
    const shown = async () => (await publishedContent()).pictures.map((picture) => picture.id)
    expect(await shown()).toContain(id)
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

    const { data: deleted } = await app.graphql(DELETE, { id: String(id), evenIfUsed: true }, { token })
    expect(deleted.deleteMedia).toEqual({ id: String(id) })
    expect(await shown()).not.toContain(id)
    await useIn({ picture: `/api/cms/media/${other.id}` })
    const forced = await app.rest("DELETE", `/api/cms/media/${other.id}?even_if_used=true`, undefined, { token })
    expect(forced.status).toBe(200)
    await useIn({})
  })
})

test("the alternative text of a picture is set over REST", async () => {
  const { id } = await stored()
  const put = (alt_text: unknown) => app.rest("PUT", `/api/cms/media/${id}`, { alt_text }, { token })
  expect((await put(" A car at night ")).body).toMatchObject({ success: true, id, alt_text: "A car at night" })
  expect((await put("")).body.alt_text).toBe("")
  expect((await put("é".repeat(255))).status).toBe(200)
  expect(await put("x".repeat(256))).toMatchObject({ status: 400, body: { errors: [{ field: "alt_text" }] } })
  expect((await put("two\nlines")).status).toBe(400)
})

describe("the focal point of a picture", () => {
  const SET = `mutation ($id: ID!, $focalPoint: FocalPointInput, $altText: String) {
    updateMedia(id: $id, focalPoint: $focalPoint, altText: $altText) { mediaFile { altText focalPoint { x y } } }
  }`

  test("is set and cleared, keeps the alternative text, and shows on the site at once", async () => {
    const { id } = await stored()
    await app.ask(SET, { id: String(id), altText: "A car" })
    await useIn({ picture: `/api/cms/media/${id}` })
    const versions = new Set<string>()
    for (const focalPoint of [{ x: 0, y: 100 }, null]) {
      const data = await app.ask(SET, { id: String(id), focalPoint }, token)
      expect(data.updateMedia.mediaFile).toEqual({ altText: "A car", focalPoint })
      const { version, pictures } = await publishedContent()
      versions.add(version)
      expect(pictures).toMatchObject([{ id, focalPoint }])
    }
    expect(versions.size).toBe(2)
    await useIn({})
  })

  test("must be within the picture", async () => {
    const { id } = await stored()
    const set = (focalPoint: object) => app.ask(SET, { id: String(id), focalPoint })
    await expect(set({ x: -1, y: 50 })).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
    await expect(set({ x: 50, y: 101 })).rejects.toMatchObject({ code: "BAD_USER_INPUT" })
  })
})

let width = 500

const REPLACE = `mutation ($id: ID!, $file: Upload!) {
  replaceMedia(id: $id, file: $file) {
    mediaFile { id filename contentType size width altText focalPoint { x y } url uses { field } }
  }
}`

const newPicture = () => {
  width += 1
  return makePicture({ width })
}

const replace = (id: string, bytes: Uint8Array, filename = "new.png") =>
  postGraphqlForm(app, token, uploadForm({ bytes, filename }, REPLACE, { id }))

const newlyStored = async () => {
  const bytes = await newPicture()
  const { body } = await postMedia(app, token, { bytes, filename: "old.png" })
  return { id: String(body.id), bytes }
}

describe("replacing a picture", () => {
  test("keeps its id, places, alt text and focal point, and shows the new bytes everywhere", async () => {
    const { id, bytes: old } = await newlyStored()
    const describeIt = `mutation ($id: ID!) {
      updateMedia(id: $id, altText: "A car", focalPoint: { x: 20, y: 75 }) { mediaFile { id } }
    }`
    await app.graphql(describeIt, { id }, { token })
    const where = { page: "home", sectionId: "hero" }
    await CmsBlock.update({ content: { picture: `/api/cms/media/${id}` } }, { where })
    await pendingRenditions()
    const oldAddresses = [`/media/${sha256(old)}.png`, `/media/${sha256(old)}-400.webp`]
    for (const address of oldAddresses) expect((await download(app, address)).status).toBe(200)
    const oldRendition = (await download(app, `/media/${sha256(old)}-400.webp`)).bytes
    const oldTag = (await download(app, `/api/cms/media/${id}`)).headers.get("etag") ?? ""

    const bytes = await newPicture()
    const { data } = await replace(id, bytes)
    const named = { filename: "new.png", contentType: "image/png", size: bytes.length, width }
    const kept = { id, altText: "A car", focalPoint: { x: 20, y: 75 }, uses: [{ field: "picture" }] }
    expect(data.replaceMedia.mediaFile).toEqual({ ...named, ...kept, url: `/api/cms/media/${id}` })

    const asked = { "if-none-match": oldTag, "cache-control": "max-age=0" }
    const shown = await download(app, `/api/cms/media/${id}`, asked)
    expect([shown.status, sha256(shown.bytes)]).toEqual([200, sha256(bytes)])
    expect(shown.headers.get("etag")).toBe(`"${sha256(bytes)}-public"`)
    expect((await publishedContent()).pictures.find((picture) => String(picture.id) === id)).toMatchObject({
      hash: sha256(bytes),
      focalPoint: { x: 20, y: 75 },
    })
    for (const address of oldAddresses) expect([address, (await download(app, address)).status]).toEqual([address, 404])
    await pendingRenditions()
    const rendition = await download(app, `/media/${sha256(bytes)}-400.webp`)
    expect([rendition.status, rendition.bytes.equals(oldRendition)]).toEqual([200, false])
    const found = await app.graphql('{ mediaFiles(filter: { search: "new.png" }) { totalCount } }', {}, { token })
    expect(found.data.mediaFiles.totalCount).toBe(1)
  })

  test("never mixes the old picture's bytes with the new one's", async () => {
    const { id } = await newlyStored()
    const before = (await MediaFile.findByPk(id)) as MediaFile
    await pendingRenditions()
    await replace(id, await newPicture())
    await pendingRenditions()
    await MediaRendition.destroy({ where: { mediaFileId: id } })
    const [smallest] = renditionsOf(before)
    if (!smallest) throw new Error("A picture has renditions")
    expect(await readPublicCopy(before)).toBeNull()
    expect(await readRendition(before, smallest)).toBeNull()
    expect(await MediaRendition.count({ where: { mediaFileId: id } })).toBe(0)
  })

  test("changes nothing with the same bytes, and is refused with the bytes of another file", async () => {
    const { id, bytes } = await newlyStored()
    const other = await newlyStored()
    expect((await replace(id, bytes)).data.replaceMedia.mediaFile).toMatchObject({ id, filename: "old.png" })
    const { errors } = await replace(id, other.bytes)
    const message = "The library has this picture already, as “old.png”."
    expect(errors[0]).toMatchObject({ message, extensions: { code: "CONFLICT" } })
    const at = async (which: string) => sha256((await download(app, `/api/cms/media/${which}`)).bytes)
    expect([await at(id), await at(other.id)]).toEqual([sha256(bytes), sha256(other.bytes)])
  })

  test("succeeds for one of two concurrent uploads of the same bytes; the other one gets a conflict", async () => {
    const [one, other] = [await newlyStored(), await newlyStored()]
    const bytes = await newPicture()
    const answers = await Promise.all([replace(one.id, bytes), replace(other.id, bytes)])
    const codes = answers.map(({ errors }) => errors?.[0].extensions.code ?? "done")
    expect(codes.sort()).toEqual(["CONFLICT", "done"])
  })

  test.each([
    ["is no picture", Buffer.from("%PDF-1.4"), "UNSUPPORTED_MEDIA_TYPE"],
    ["is too large", Buffer.alloc(10_485_761), "PAYLOAD_TOO_LARGE"],
  ])("is refused if the file %s, and keeps the old one", async (_case, refused, code) => {
    const { id, bytes } = await newlyStored()
    expect((await replace(id, refused)).errors[0].extensions.code).toBe(code)
    expect((await replace("999999", await newPicture())).errors[0].extensions.code).toBe("NOT_FOUND")
    expect((await MediaOriginal.findByPk(id))?.data.equals(bytes)).toBe(true)
  })
})
