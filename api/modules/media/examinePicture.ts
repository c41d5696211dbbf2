import { InvalidInputError, UnsupportedMediaTypeError } from "../../errors.ts"
import { isWhole, mediaTypeOf } from "./fileSignature.ts"
import type { MediaType } from "./mediaType.ts"
import { sharp } from "./sharp.ts"
import { createTurns } from "./turns.ts"

/** What a file's bytes say about the picture in it. */
interface ExaminedPicture {
  contentType: MediaType
  /** In pixels, as it is shown. */
  width: number
  height: number
  isAnimated: boolean
}

/** A phone's largest photos have about 50 million; decoded, this many take some 320 MB. Frames count together. */
const MAX_PIXELS = 80_000_000

/** The most that WebP holds, which the renditions are made in. */
const MAX_SIDE = 16_383

const DECODE_LIMIT_SECONDS = 20

/** Decoding is what costs memory: one picture at a time. */
const inTurn = createTurns(1)

const refused = (message: string) => new InvalidInputError([{ field: "file", message }])

const damaged = () =>
  refused("This picture cannot be read to its end: the file is damaged or incomplete. Please export it once more.")

const readHeader = async (bytes: Buffer) => {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw damaged()
  }
}

/** Decodes every pixel of every frame, a few rows at a time, and keeps none of them. */
const decodeWhole = async (bytes: Buffer, contentType: MediaType, size: { width: number; height: number }) => {
  try {
    await sharp(bytes, {
      // libjpeg only warns where it makes up the pixels that are missing.
      failOn: "warning",
      limitInputPixels: MAX_PIXELS,
      sequentialRead: true,
      pages: contentType === "image/gif" || contentType === "image/webp" ? -1 : 1,
    })
      // Cut out first: a decoder that knows the picture is to be made smaller would leave most of it undecoded.
      .extract({ left: 0, top: 0, ...size })
      .resize(16, 16, { fit: "fill" })
      .raw()
      .timeout({ seconds: DECODE_LIMIT_SECONDS })
      .toBuffer()
  } catch {
    throw damaged()
  }
}

/**
 * Tells the type of a picture by its content, never by its name, and decodes it whole. Throws
 * `UnsupportedMediaTypeError` for all but JPG, PNG, GIF and WebP (DESIGN §3.12), and `InvalidInputError` for a picture
 * that is damaged, breaks off, or has more pixels than the server may unpack; those are counted before decoding.
 */
export const examinePicture = async (bytes: Buffer): Promise<ExaminedPicture> => {
  if (bytes.length === 0) throw refused("This file is empty.")
  const contentType = mediaTypeOf(bytes)
  if (!contentType) {
    throw new UnsupportedMediaTypeError("Only JPG, PNG, GIF and WebP pictures are accepted; this file is none of them.")
  }
  const { width, height, pages = 1, autoOrient } = await readHeader(bytes)
  if (Math.max(width, height) > MAX_SIDE || width * height * pages > MAX_PIXELS) {
    const frames = pages > 1 ? ` in ${pages.toLocaleString("en-US")} frames` : ""
    const found = `${width.toLocaleString("en-US")} × ${height.toLocaleString("en-US")} pixels${frames}`
    const accepted = `up to ${MAX_SIDE.toLocaleString("en-US")} on a side and ${MAX_PIXELS / 1e6} million in all`
    throw refused(`This picture is too large to unpack: it has ${found}, and ${accepted} are accepted.`)
  }
  if (!isWhole(bytes, contentType)) throw damaged()
  await inTurn(() => decodeWhole(bytes, contentType, { width, height }))
  return { contentType, width: autoOrient.width, height: autoOrient.height, isAnimated: pages > 1 }
}
