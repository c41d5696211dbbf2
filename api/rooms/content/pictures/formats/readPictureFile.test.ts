import { describe, expect, test } from "@jest/globals"
import sharp from "sharp"
import type { MediaType } from "../../../../contract/site/media.ts"
import { gifOfFrames, jpegOfScans, paddedPng, script, webpOfFrames } from "../../../../testing/pictures/hostileFiles.ts"
import { makeAnimation, makePicture } from "../../../../testing/pictures/pictures.ts"
import { secrets, taggedPicture } from "../../../../testing/pictures/taggedPictures.ts"
import { jpegSegment } from "./jpeg.ts"
import { readPictureFile } from "./readPictureFile.ts"

const pixels = (bytes: Buffer) => sharp(bytes, { pages: -1 }).raw().toBuffer()

const holds = (bytes: Buffer, texts: readonly string[]) => texts.filter((text) => bytes.includes(text))

describe("the public copy of a picture", () => {
  test.each(["jpeg", "png", "webp"] as const)(
    "of a %s loses location, camera and XMP, and looks the same",
    async (format) => {
      const original = await taggedPicture(format)
      const { publicBytes, isWhole } = readPictureFile(original, `image/${format}`)
      expect(isWhole).toBe(true)
      expect(holds(original, [...secrets, "GPS"])).not.toEqual([])
      expect(holds(publicBytes, [...secrets, "GPS", "xmp"])).toEqual([])

      const before = await sharp(original).metadata()
      const after = await sharp(publicBytes).metadata()
      expect(before.xmp).toBeDefined()
      expect(after.xmp).toBeUndefined()
      expect(after.icc).toEqual(before.icc)
      expect([after.orientation, after.autoOrient]).toEqual([6, { width: 32, height: 64 }])
      expect((await pixels(publicBytes)).equals(await pixels(original))).toBe(true)
      const upright = readPictureFile(await taggedPicture(format, { orientation: 1 }), `image/${format}`)
      expect((await sharp(upright.publicBytes).metadata()).exif).toBeUndefined()
    },
  )

  const plain: [MediaType, () => Promise<Buffer>][] = [
    ["image/jpeg", () => makePicture({ format: "jpeg" })],
    ["image/png", makePicture],
    ["image/webp", () => makePicture({ format: "webp" })],
    ["image/gif", makeAnimation],
  ]
  test.each(plain)("of a plain %s is the file itself, without anything after the picture's end", async (type, make) => {
    const original = await make()
    expect(readPictureFile(original, type).publicBytes.equals(original)).toBe(true)
    const followed = Buffer.concat([original, script])
    expect(readPictureFile(followed, type)).toMatchObject({ isWhole: true })
    expect(readPictureFile(followed, type).publicBytes.equals(original)).toBe(true)
  })

  test("of a JPEG includes the pixels after a restart marker with fill bytes", async () => {
    const plain = await makePicture({ format: "jpeg" })
    const restart = Buffer.from([0x12, 0xff, 0xff, 0xd0, 0x34])
    const bytes = Buffer.concat([plain.subarray(0, -2), restart, plain.subarray(-2)])
    const { isWhole, scans, publicBytes } = readPictureFile(bytes, "image/jpeg")
    expect({ isWhole, scans }).toEqual({ isWhole: true, scans: 1 })
    expect(publicBytes.equals(bytes)).toBe(true)
  })

  const segment = (marker: number, content: string) => jpegSegment(marker, Buffer.from(content, "latin1"))

  test("of a JPEG loses comments, thumbnails, and unknown segments", async () => {
    const original = await sharp(await makePicture())
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer()
    const jfif = segment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01SECRET-THUMBNAIL`)
    const secret = [
      jfif,
      segment(0xe0, "JFXX\0\x10SECRET"),
      segment(0xe1, "http://ns.adobe.com/xap/1.0/\0SECRET"),
      segment(0xe2, "MPF\0SECRET"),
      segment(0xe2, `ICC_PROFILE\0\x01\x01${"SECRET".repeat(20)}`),
      segment(0xed, "Photoshop 3.0\0SECRET"),
      segment(0xef, "SECRET"),
      segment(0xfe, "SECRET"),
    ]
    const tagged = Buffer.concat([original.subarray(0, 2), ...secret, Buffer.from([0xff, 0xff]), original.subarray(2)])
    const { publicBytes, isWhole } = readPictureFile(tagged, "image/jpeg")
    expect(isWhole).toBe(true)
    expect(publicBytes.includes("SECRET")).toBe(false)
    // One of these segments describes the color format.
    expect(publicBytes.includes("Adobe")).toBe(true)
    expect((await pixels(publicBytes)).equals(await pixels(original))).toBe(true)
  })

  test("of a GIF loses comments and application data, and remains animated", async () => {
    const original = await makeAnimation()
    const note = (kind: number[], text: string) =>
      Buffer.concat([Buffer.from([0x21, ...kind, text.length]), Buffer.from(text), Buffer.from([0])])
    const application = note([0xff, 11, ...Buffer.from("XMP DataXMP")], "SECRET")
    const place = original.indexOf(Buffer.from([0x21, 0xff, 0x0b]))
    // The position after the repetition count, which stays.
    const end = original.indexOf("NETSCAPE2.0") + 15
    const hidden = Buffer.concat([Buffer.of(6), Buffer.from("SECRET")])
    const begun = [original.subarray(0, place), note([0xfe], "SECRET"), application, original.subarray(place, end)]
    const tagged = Buffer.concat([...begun, hidden, original.subarray(end)])
    const { isWhole, publicBytes } = readPictureFile(tagged, "image/gif")
    expect([isWhole, publicBytes.equals(original)]).toEqual([true, true])
  })

  test("of a PNG loses every kind of comment", async () => {
    const original = await makePicture()
    expect(readPictureFile(paddedPng(original, 5_000), "image/png").publicBytes.equals(original)).toBe(true)
  })

  test.each(["jpeg", "png", "webp", "gif"] as const)(
    "of a truncated %s has no more bytes than arrived",
    async (format) => {
      const original = format === "gif" ? await makeAnimation() : await taggedPicture(format)
      for (let length = 12; length < original.length; length += 1) {
        const { publicBytes, isWhole } = readPictureFile(original.subarray(0, length), `image/${format}`)
        if (isWhole) throw new Error(`${length} of ${original.length} bytes count as whole`)
        if (holds(publicBytes, secrets).length > 0) throw new Error(`${length} bytes tell a secret`)
      }
    },
  )

  test.each([
    ["points out of the data", "MM\0*\xff\xff\xff\xff"],
    ["points at itself", "II*\0\x00\0\0\0"],
    ["is empty", ""],
    ["is none", "something else"],
  ])("of a JPEG whose Exif data %s has no Exif data", async (_case, exif) => {
    const original = await makePicture({ format: "jpeg" })
    const tagged = Buffer.concat([original.subarray(0, 2), segment(0xe1, `Exif\0\0${exif}`), original.subarray(2)])
    expect(readPictureFile(tagged, "image/jpeg").publicBytes.equals(original)).toBe(true)
  })
})

describe("the cost of decoding a picture", () => {
  test("is counted for each frame of an animation", async () => {
    const animation = await sharp([await makePicture(), await makePicture()], { join: { animated: true } })
      .webp()
      .toBuffer()
    expect(readPictureFile(gifOfFrames(5), "image/gif")).toMatchObject({ frames: 5, isWhole: true })
    expect(readPictureFile(webpOfFrames(animation, 7), "image/webp")).toMatchObject({ frames: 7, isWhole: true })
  })

  test("is counted for each scan of a progressive JPEG", async () => {
    const progressive = await sharp(await makePicture({ width: 300 }))
      .jpeg({ progressive: true })
      .toBuffer()
    expect(readPictureFile(await makePicture({ format: "jpeg" }), "image/jpeg").scans).toBe(1)
    expect(readPictureFile(progressive, "image/jpeg").scans).toBe(10)
    expect(readPictureFile(jpegOfScans(64, 64, 200), "image/jpeg").scans).toBe(200)
  })
})
