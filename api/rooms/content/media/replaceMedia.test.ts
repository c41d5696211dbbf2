import { describe, expect, test } from "@jest/globals"
import { renditionsOf } from "../../../contract/site/media.ts"
import { download, postGraphqlForm, postMedia, sha256, uploadForm } from "../../../testing/pictures/mediaClient.ts"
import { makePicture } from "../../../testing/pictures/pictures.ts"
import { type Json, setUpTestApp } from "../../../testing/testApp.ts"
import { publishedContent } from "../cms/cms.service.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"
import { MediaFile, MediaOriginal, MediaRendition } from "./mediaFile.model.ts"
import { readRendition, renditionsMade } from "./pictures/renditions.ts"
import { readPublicCopy } from "./pictures/storedPictures.ts"

let width = 500

const app = await setUpTestApp()
const token = await app.login()

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

const stored = async () => {
  const bytes = await newPicture()
  const { body } = await postMedia(app, token, { bytes, filename: "old.png" })
  return { id: String(body.id), bytes }
}

describe("replacing a picture", () => {
  test("keeps its id, places, alt text and focal point, and shows the new bytes everywhere", async () => {
    const { id, bytes: old } = await stored()
    const describeIt = `mutation ($id: ID!) {
      updateMedia(id: $id, altText: "A car", focalPoint: { x: 20, y: 75 }) { mediaFile { id } }
    }`
    await app.graphql(describeIt, { id }, { token })
    const block = await CmsBlock.findOne({ where: { page: "home", sectionId: "hero" } })
    await block?.update({ content: { picture: `/api/cms/media/${id}` } })
    await renditionsMade()
    const oldAddresses = [`/media/${sha256(old)}.png`, `/media/${sha256(old)}-400.webp`]
    for (const address of oldAddresses) expect((await download(app, address)).status).toBe(200)
    const oldTag = (await download(app, `/api/cms/media/${id}`)).headers.get("etag") ?? ""

    const bytes = await newPicture()
    const { data } = await replace(id, bytes)
    const named = { filename: "new.png", contentType: "image/png", size: bytes.length, width }
    const kept = { id, altText: "A car", focalPoint: { x: 20, y: 75 }, uses: [{ field: "picture" }] }
    expect(data.replaceMedia.mediaFile).toEqual({ ...named, ...kept, url: `/api/cms/media/${id}` })

    const asked = { "if-none-match": oldTag, "cache-control": "max-age=0" }
    const shown = await download(app, `/api/cms/media/${id}`, asked)
    expect([shown.status, sha256(shown.bytes), shown.headers.get("etag")]).toEqual([
      200,
      sha256(bytes),
      `"${sha256(bytes)}-public"`,
    ])
    expect((await publishedContent()).pictures.find((picture) => String(picture.id) === id)).toMatchObject({
      hash: sha256(bytes),
      focalPoint: { x: 20, y: 75 },
    })
    for (const address of oldAddresses) expect([address, (await download(app, address)).status]).toEqual([address, 404])
    await renditionsMade()
    expect((await download(app, `/media/${sha256(bytes)}-400.webp`)).status).toBe(200)
    const found = await app.graphql('{ mediaFiles(filter: { search: "new.png" }) { totalCount } }', {}, { token })
    expect(found.data.mediaFiles.totalCount).toBe(1)
  })

  test("never mixes the old picture's bytes with the new one's", async () => {
    const { id } = await stored()
    const before = (await MediaFile.findByPk(id)) as MediaFile
    await renditionsMade()
    await replace(id, await newPicture())
    await renditionsMade()
    await MediaRendition.destroy({ where: { mediaFileId: id } })
    const [smallest] = renditionsOf(before)
    if (!smallest) throw new Error("A picture has renditions")
    expect(await readPublicCopy(before)).toBeNull()
    expect(await readRendition(before, smallest)).toBeNull()
    expect(await MediaRendition.count({ where: { mediaFileId: id } })).toBe(0)
  })

  test("by the same bytes changes nothing, and by those of another file is refused", async () => {
    const { id, bytes } = await stored()
    const other = await stored()
    expect((await replace(id, bytes)).data.replaceMedia.mediaFile).toMatchObject({ id, filename: "old.png" })
    const { errors } = await replace(id, other.bytes)
    expect(errors[0]).toMatchObject({
      message: "The library has this picture already, as “old.png”.",
      extensions: { code: "CONFLICT" },
    })
    const at = async (which: string) => sha256((await download(app, `/api/cms/media/${which}`)).bytes)
    expect([await at(id), await at(other.id)]).toEqual([sha256(bytes), sha256(other.bytes)])
  })

  test("of two at once by the same bytes, one succeeds and one is told", async () => {
    const [one, other] = [await stored(), await stored()]
    const bytes = await newPicture()
    const answers = await Promise.all([replace(one.id, bytes), replace(other.id, bytes)])
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1)
    expect(answers.flatMap(({ errors = [] }) => errors.map((error: Json) => error.extensions.code))).toEqual([
      "CONFLICT",
    ])
  })

  test.each([
    ["is no picture", Buffer.from("%PDF-1.4"), "UNSUPPORTED_MEDIA_TYPE"],
    ["is too large", Buffer.alloc(10_485_761), "PAYLOAD_TOO_LARGE"],
  ])("refuses what %s, and keeps the old one", async (_case, refused, code) => {
    const { id, bytes } = await stored()
    expect((await replace(id, refused)).errors[0].extensions.code).toBe(code)
    expect((await MediaOriginal.findByPk(id))?.data.equals(bytes)).toBe(true)
  })

  test("has nothing to replace under an unknown id", async () => {
    expect((await replace("999999", await newPicture())).errors[0].extensions.code).toBe("NOT_FOUND")
  })
})
