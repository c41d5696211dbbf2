import { describe, expect, test } from "@jest/globals"
import sharp, { type Metadata } from "sharp"
import { pictureSources } from "../../../contract/site/media.ts"
import { download, postMedia, sha256, uploadMedia } from "../../../testing/pictures/mediaClient.ts"
import { makeAnimation, makePicture } from "../../../testing/pictures/pictures.ts"
import { secrets, taggedPicture } from "../../../testing/pictures/taggedPictures.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { MediaRendition } from "./mediaFile.model.ts"
import { pendingRenditions } from "./renditions.ts"
import { findPictures } from "./storedPictures.ts"

const app = await setUpTestApp()
const token = await app.login()

const uploadPicture = async (options: Parameters<typeof makePicture>[0]) => {
  const { body } = await postMedia(app, token, { bytes: await makePicture(options) })
  const [picture] = await findPictures([body.id])
  if (!picture) throw new Error("The picture was not stored")
  return picture
}

describe("GET /media/…", () => {
  /** Read from the AVIF's header, as sharp's decoder for it is blocked. */
  const avifMetadata = (bytes: Buffer) => {
    const size = bytes.indexOf("ispe") + 8
    return { format: "avif", width: bytes.readUInt32BE(size), height: bytes.readUInt32BE(size + 4) }
  }

  const shown = async (path: string) => {
    const { status, headers, bytes } = await download(app, path)
    expect([path, status, headers.get("cache-control")]).toEqual([path, 200, "public, max-age=31536000, immutable"])
    expect(headers.get("content-security-policy")).toContain("sandbox")
    const isAvif = bytes.toString("latin1", 4, 12) === "ftypavif"
    const metadata: Partial<Omit<Metadata, "format">> & { format: string } = isAvif
      ? avifMetadata(bytes)
      : await sharp(bytes).metadata()
    return { ...metadata, contentType: headers.get("content-type"), bytes }
  }

  test("serves every source of a picture, in its format and width", async () => {
    const picture = await uploadPicture({ width: 1000, height: 500, format: "jpeg" })
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

  test("serves a photo without its metadata, and upright", async () => {
    const bytes = await taggedPicture("jpeg")
    const { body } = await postMedia(app, token, { bytes })
    expect(body).toMatchObject({ width: 32, height: 64 })
    for (const format of ["avif", "webp"]) {
      const made = await shown(`/media/${sha256(bytes)}-32.${format}`)
      expect(made).toMatchObject({ width: 32, height: 64 })
      expect([made.exif, made.orientation, made.icc]).toEqual([undefined, undefined, undefined])
      expect([...secrets, "Exif", "GPS"].filter((text) => made.bytes.includes(text))).toEqual([])
    }
  })

  test("serves renditions in sRGB for any color space of the original", async () => {
    const green = sharp({ create: { width: 90, height: 60, channels: 3, background: "#0a0" } })
    const bytes = await green.toColourspace("cmyk").jpeg().toBuffer()
    await postMedia(app, token, { bytes })
    expect((await shown(`/media/${sha256(bytes)}-90.webp`)).space).toBe("srgb")
  })

  test("serves an animation as it is, and renditions of it as stills", async () => {
    const bytes = await makeAnimation()
    const { data } = await uploadMedia(app, token, { bytes, filename: "moves.gif" })
    const { mediaFile } = data.uploadMedia
    expect(mediaFile).toMatchObject({ isAnimated: true, width: 60, height: 40, contentType: "image/gif" })
    expect((await shown(mediaFile.thumbnailUrl)).pages ?? 1).toBe(1)
    expect((await shown(`/media/${sha256(bytes)}.gif`)).pages).toBe(3)
  })

  test("makes a rendition once and stores it, and makes a missing one again", async () => {
    const { id, hash } = await uploadPicture({ width: 700 })
    await pendingRenditions()
    expect(await MediaRendition.count({ where: { mediaFileId: id } })).toBe(4)
    await MediaRendition.destroy({ where: { mediaFileId: id } })
    const asked = [1, 2, 3].map(() => download(app, `/media/${hash}-700.webp`))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await MediaRendition.count({ where: { mediaFileId: id } })).toBe(1)
  })

  test("answers 404 for unknown pictures, widths and formats", async () => {
    const bytes = await makePicture({ width: 700 })
    await postMedia(app, token, { bytes })
    const hash = sha256(bytes)
    for (const ending of ["-800.webp", "-701.webp", "-400.png", ".jpg", ".svg", "", "-0400.webp"])
      expect([ending, (await download(app, `/media/${hash}${ending}`)).status]).toEqual([ending, 404])
    expect((await download(app, `/media/${"0".repeat(64)}.png`)).status).toBe(404)
    expect((await download(app, `/media/${hash}-400.webp`)).status).toBe(200)
  })
})

describe("a picture's metadata", () => {
  const found = (bytes: Buffer) => [...secrets, "GPS"].filter((text) => bytes.includes(text))

  test.each(["jpeg", "png", "webp"] as const)("is not public (%s)", async (format) => {
    const original = await taggedPicture(format)
    const { body } = await postMedia(app, token, { bytes: original })
    const extension = format === "jpeg" ? "jpg" : format
    for (const path of [`/api/cms/media/${body.id}`, `/media/${sha256(original)}.${extension}`]) {
      const { status, bytes, headers } = await download(app, path)
      expect([path, status, found(bytes)]).toEqual([path, 200, []])
      expect(headers.get("content-length")).toBe(String(bytes.length))
      // A client that has an older version does not get a 304.
      const old = {
        "if-none-match": `"${sha256(original)}", "${sha256(original)}.${extension}"`,
        "cache-control": "max-age=0",
      }
      expect((await download(app, path, old)).status).toBe(200)
      // An admin's token changes nothing, as shared caches may store the response.
      expect((await download(app, path, { authorization: `Bearer ${token}` })).bytes.equals(bytes)).toBe(true)
    }
  })

  test("is available to admins, byte for byte, with whatever follows the picture", async () => {
    const original = Buffer.concat([await taggedPicture("jpeg"), Buffer.from("<script>")])
    const { body } = await postMedia(app, token, { bytes: original, filename: "bridge.jpg" })
    const path = `/api/cms/media/${body.id}/original`
    const { status, bytes, headers } = await download(app, path, { authorization: `Bearer ${token}` })
    expect([status, bytes.equals(original)]).toEqual([200, true])
    expect(headers.get("content-type")).toBe("image/jpeg")
    expect(headers.get("cache-control")).toContain("no-store")
    expect(headers.get("content-disposition")).toContain("bridge.jpg")
    expect(headers.get("content-security-policy")).toContain("sandbox")
    expect((await download(app, `/api/cms/media/${body.id}`)).bytes.includes("<script>")).toBe(false)
    const gone = await download(app, "/api/cms/media/999999/original", { authorization: `Bearer ${token}` })
    expect(gone.status).toBe(404)
  })
})
