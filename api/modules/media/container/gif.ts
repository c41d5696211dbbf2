import { createPartialCopy } from "./partialCopy.ts"
import type { PictureFile } from "./pictureFile.ts"

const HEADER_BYTES = 13
const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff

/** How often it plays, and its colour profile. All other applications write what they like. */
const KEPT_APPLICATIONS = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]

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

const isKept = (bytes: Buffer, place: number) => {
  const label = bytes[place + 1]
  if (label === GRAPHIC_CONTROL) return true
  return label === APPLICATION && KEPT_APPLICATIONS.includes(bytes.toString("latin1", place + 3, place + 14))
}

/**
 * Reads the outline of a GIF: its frames and extensions up to the trailer. A decoder shows the frames that arrived and
 * stays silent about those that did not.
 */
export const readGif = (bytes: Buffer): PictureFile => {
  const copy = createPartialCopy(bytes)
  let frames = 0
  let place = HEADER_BYTES + colorTableBytes(bytes[10] ?? 0)
  copy.keep(0, place)
  while (bytes[place] === IMAGE || bytes[place] === EXTENSION) {
    const isImage = bytes[place] === IMAGE
    const end = afterSubBlocks(bytes, isImage ? place + 11 + colorTableBytes(bytes[place + 9] ?? 0) : place + 2)
    if (isImage) frames += 1
    if (isImage || isKept(bytes, place)) copy.keep(place, end)
    place = end
  }
  const isWhole = bytes[place] === TRAILER
  if (isWhole) copy.keep(place, place + 1)
  return { isWhole, frames, scans: 1, publicBytes: copy.join() }
}
