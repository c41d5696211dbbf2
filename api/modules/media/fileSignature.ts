import type { MediaType } from "./mediaType.ts"

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff])

/** What the first bytes of a file say that it is; null for all but the four that are taken (DESIGN §3.12). */
export const mediaTypeOf = (bytes: Buffer): MediaType | null => {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to)
  if (bytes.subarray(0, 3).equals(JPEG_START)) return "image/jpeg"
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return "image/png"
  if (["GIF87a", "GIF89a"].includes(text(0, 6))) return "image/gif"
  return text(0, 4) === "RIFF" && text(8, 12) === "WEBP" ? "image/webp" : null
}

const afterSubBlocks = (bytes: Buffer, from: number) => {
  let place = from
  for (;;) {
    const length = bytes[place]
    if (length === undefined) return Number.POSITIVE_INFINITY
    place += 1 + length
    if (length === 0) return place
  }
}

const colorTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b

// A decoder shows the frames that arrived and stays silent about those that did not.
const isGifWhole = (bytes: Buffer) => {
  let place = 13 + colorTableBytes(bytes[10] ?? 0)
  while (bytes[place] === IMAGE || bytes[place] === EXTENSION) {
    const isImage = bytes[place] === IMAGE
    place = afterSubBlocks(bytes, isImage ? place + 11 + colorTableBytes(bytes[place + 9] ?? 0) : place + 2)
  }
  return bytes[place] === TRAILER
}

// A decoder stops at the last pixel, and does not miss what ought to follow.
const isPngWhole = (bytes: Buffer) => {
  let place = 8
  while (place + 12 <= bytes.length) {
    if (bytes.toString("latin1", place + 4, place + 8) === "IEND") return true
    place += 12 + bytes.readUInt32BE(place)
  }
  return false
}

/** Whether the file goes on to its end, as far as decoding it does not tell anyway. */
export const isWhole = (bytes: Buffer, type: MediaType) => {
  if (type === "image/gif") return isGifWhole(bytes)
  return type === "image/png" ? isPngWhole(bytes) : true
}
