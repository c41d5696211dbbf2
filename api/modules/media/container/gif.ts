import { createPartialCopy } from "./partialCopy.ts"
import type { PictureFile } from "./pictureFile.ts"

const HEADER_BYTES = 13
const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff

// How often it plays, and its colour profile. All other applications write what they like.
const REPETITIONS = ["NETSCAPE2.0", "ANIMEXTS1.0"]
const COLOR_PROFILE = "ICCRGBG1012"

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

const BLOCK_END = Buffer.of(0)
const APPLICATION_HEAD_BYTES = 14
const REPETITIONS_BYTES = 4

/** How much of an extension is kept, and its end, if that is not its own. */
const keptOf = (bytes: Buffer, place: number, end: number) => {
  const label = bytes[place + 1]
  if (label === GRAPHIC_CONTROL) return { end }
  if (label !== APPLICATION) return null
  const application = bytes.toString("latin1", place + 3, place + APPLICATION_HEAD_BYTES)
  if (application === COLOR_PROFILE) return { end }
  if (!REPETITIONS.includes(application)) return null
  // The number is in the first block; any others hold what somebody put there.
  return { end: Math.min(place + APPLICATION_HEAD_BYTES + REPETITIONS_BYTES, end - 1), ending: BLOCK_END }
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
    const kept = isImage ? { end } : keptOf(bytes, place, end)
    if (kept) copy.keep(place, kept.end)
    if (kept?.ending) copy.insert(kept.ending)
    place = end
  }
  const isWhole = bytes[place] === TRAILER
  if (isWhole) copy.keep(place, place + 1)
  return { isWhole, frames, scans: 1, publicBytes: copy.join() }
}
