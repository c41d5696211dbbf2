// Slow: pictures made to exhaust the decoder are encoded and sent, over both interfaces.
import { describe, expect, test } from "@jest/globals"
import sharp from "sharp"
import { messages } from "../../../contract/api/messages.ts"
import {
  bombPng,
  disguised,
  gifOfFrames,
  jpegOfScans,
  paddedPng,
  pngWithDamagedRemark,
  pngWithPackedRemarks,
  webpOfFrames,
} from "../../../testing/pictures/hostileFiles.ts"
import { postMedia, uploadMedia } from "../../../testing/pictures/mediaClient.ts"
import { makeAnimation, makePicture } from "../../../testing/pictures/pictures.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"
import { decoder } from "../pictures/decoding/decoder.ts"
import { MediaFile, MediaOriginal } from "../pictures/mediaFile.model.ts"
import { pendingRenditions } from "../pictures/renditions.ts"

const app = await setUpTestApp()
const token = await app.login()

const send = async (bytes: Buffer, filename = "picture.png") => {
  const rest = await postMedia(app, token, { bytes, filename })
  const { errors } = await uploadMedia(app, token, { bytes, filename })
  const overGraphql = { code: errors?.[0].extensions.code, message: errors?.[0].message }
  return { status: rest.status, message: rest.body.message, overGraphql, body: rest.body }
}

const ONLY_PICTURES = "Only JPG, PNG, GIF and WebP pictures are accepted; this file is none of them."
const DAMAGED = "This picture cannot be read to its end: the file is damaged or incomplete. Please export it once more."

const refusal = (status: number, code: string, message: string) => ({ status, message, overGraphql: { code, message } })

const unsupported = refusal(415, "UNSUPPORTED_MEDIA_TYPE", ONLY_PICTURES)
const damaged = refusal(400, "BAD_USER_INPUT", DAMAGED)

describe("an uploaded file that is not a picture", () => {
  const hasPictureSignature = /signature before|signature$|PNG's signature|first bytes/
  test.each(Object.entries(disguised))("is refused: %s", async (name, bytes) => {
    const files = await MediaFile.count()
    expect(await send(bytes)).toMatchObject(hasPictureSignature.test(name) ? damaged : unsupported)
    expect(await MediaFile.count()).toBe(files)
  })

  test("is refused if it is empty", async () =>
    expect(await send(Buffer.alloc(0))).toMatchObject(refusal(400, "BAD_USER_INPUT", "This file is empty.")))
})

describe("a truncated or damaged picture", () => {
  const pictures = {
    JPEG: () => makePicture({ width: 300, height: 200, format: "jpeg" }),
    PNG: () => makePicture({ width: 300, height: 200 }),
    WebP: () => makePicture({ width: 300, height: 200, format: "webp" }),
    GIF: () => makePicture({ width: 300, height: 200, format: "gif" }),
    "animated GIF": makeAnimation,
  }
  test.each(Object.entries(pictures))("is refused, cut anywhere: %s", async (_name, make) => {
    const whole = await make()
    for (const length of [whole.length - 1, Math.floor(whole.length / 2), 30])
      expect([length, await send(whole.subarray(0, length))]).toMatchObject([length, damaged])
    expect((await postMedia(app, token, { bytes: whole })).status).toBe(201)
  })

  test("is refused as a PNG with a flipped bit, but accepted if only its comment is damaged", async () => {
    const bytes = await makePicture({ width: 300, height: 200 })
    const place = bytes.indexOf("IDAT") + 10
    bytes[place] = (bytes[place] ?? 0) ^ 0x10
    expect(await send(bytes)).toMatchObject(damaged)
    const { data } = await uploadMedia(app, token, { bytes: pngWithDamagedRemark(await makePicture({ width: 80 })) })
    expect((await fetch(app.url + data.uploadMedia.mediaFile.thumbnailUrl)).status).toBe(200)
  })
})

describe("the size of an uploaded picture", () => {
  const LIMIT = 10_485_760

  test("may be exactly 10 MB, stored byte for byte", async () => {
    const bytes = paddedPng(await makePicture(), LIMIT)
    const { status, body } = await postMedia(app, token, { bytes })
    expect([status, bytes.length, body.size]).toEqual([201, LIMIT, LIMIT])
    expect((await MediaOriginal.findByPk(body.id))?.data.equals(bytes)).toBe(true)
  })

  test.each([LIMIT + 1, LIMIT + 100_000])("may not be %i bytes, which are refused and not stored", async (length) => {
    const files = await MediaFile.count()
    const bytes = paddedPng(await makePicture(), length)
    expect(await send(bytes)).toMatchObject(refusal(413, "PAYLOAD_TOO_LARGE", messages.fileTooLarge))
    expect(await MediaFile.count()).toBe(files)
  })

  test("may not be 50,000 x 50,000 pixels in a small file, nor too many pixels in all frames", async () => {
    const bomb = await bombPng(50_000, 50_000)
    expect(bomb.length).toBeLessThan(500_000)
    const message =
      "This picture is too large to unpack: it has 50,000 × 50,000 pixels, and up to 16,383 on a side and 80 million in all are accepted."
    expect(await send(bomb)).toMatchObject(refusal(400, "BAD_USER_INPUT", message))
    const frames = await postMedia(app, token, { bytes: gifOfFrames(2, 7_000, 6_000) })
    expect([frames.status, frames.body.message]).toEqual([
      400,
      expect.stringContaining("7,000 × 6,000 pixels in 2 frames"),
    ])
  })
})

describe("a picture made to exhaust the decoder", () => {
  const refusedWith = (message: string) => refusal(400, "BAD_USER_INPUT", message)

  test("by frames is refused", async () => {
    const gif = gifOfFrames(79_000)
    const animation = await sharp([await makePicture(), await makePicture()], { join: { animated: true } })
      .webp()
      .toBuffer()
    const files = await MediaFile.count()
    expect(await send(gif)).toMatchObject(refusedWith("The picture has 79,000 frames; up to 1,000 are accepted."))
    expect(await send(webpOfFrames(animation, 1_001))).toMatchObject(
      refusedWith("The picture has 1,001 frames; up to 1,000 are accepted."),
    )
    expect(await MediaFile.count()).toBe(files)
    expect((await postMedia(app, token, { bytes: gifOfFrames(1_000) })).status).toBe(201)
  })

  test("by scans is refused", async () => {
    expect(await send(jpegOfScans(8_160, 6_120, 883))).toMatchObject(
      refusedWith("The picture has 883 progressive scans; up to 30 are accepted."),
    )
    expect((await postMedia(app, token, { bytes: jpegOfScans(800, 600, 30) })).status).toBe(201)
  })

  test("by memory or time is refused, and the next picture is accepted", async () => {
    const files = await MediaFile.count()
    const bytes = await sharp({ create: { width: 7_500, height: 7_000, channels: 3, background: "#234" } })
      .jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
      .toBuffer()
    // A slow machine meets the limit of processor time first.
    const message = expect.stringMatching(
      /^This picture takes too (much memory|long) to unpack: .* Save it with fewer pixels/,
    )
    expect(await send(bytes)).toMatchObject({ status: 400, message, overGraphql: { code: "BAD_USER_INPUT", message } })
    expect(await MediaFile.count()).toBe(files)
    expect((await postMedia(app, token, { bytes: await makePicture() })).status).toBe(201)
  })

  test("by compressed comments is accepted without decompressing them", async () => {
    const bytes = pngWithPackedRemarks(await makePicture({ width: 90 }), 40, 7_000_000)
    const start = decoder.pid()
    expect((await postMedia(app, token, { bytes })).status).toBe(201)
    await pendingRenditions()
    // The process was never killed for exceeding a limit.
    expect(decoder.pid()).toBe(start)
  })
})
