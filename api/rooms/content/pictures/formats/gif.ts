import { createPartialCopy, type PictureFile } from "./pictureFile.ts"

const HEADER_BYTES = 13
const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff

// Only these application extensions are copied, as they change the display. All others may hold anything.
const REPETITIONS = ["NETSCAPE2.0", "ANIMEXTS1.0"]
const COLOR_PROFILE = "ICCRGBG1012"

const afterSubBlocks = (bytes: Buffer, from: number) => {
  let offset = from
  for (;;) {
    const length = bytes[offset]
    if (length === undefined) return Number.POSITIVE_INFINITY
    offset += 1 + length
    if (length === 0) return offset
  }
}

const colorTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

const BLOCK_END = Buffer.of(0)
const APPLICATION_HEAD_BYTES = 14
const REPETITIONS_BYTES = 4

const partToCopy = (bytes: Buffer, offset: number, end: number) => {
  const label = bytes[offset + 1]
  if (label === GRAPHIC_CONTROL) return { end }
  if (label !== APPLICATION) return null
  const application = bytes.toString("latin1", offset + 3, offset + APPLICATION_HEAD_BYTES)
  if (application === COLOR_PROFILE) return { end }
  if (!REPETITIONS.includes(application)) return null
  // The first sub-block has the repetitions. Further sub-blocks could hold anything, so they are cut off.
  return { end: Math.min(offset + APPLICATION_HEAD_BYTES + REPETITIONS_BYTES, end - 1), terminator: BLOCK_END }
}

/** Decoders do not require the trailer, so a file without it is read, but does not count as whole. */
export const readGif = (bytes: Buffer): PictureFile => {
  const copy = createPartialCopy(bytes)
  let frames = 0
  let offset = HEADER_BYTES + colorTableBytes(bytes[10] ?? 0)
  copy.keep(0, offset)
  while (bytes[offset] === IMAGE || bytes[offset] === EXTENSION) {
    const isImage = bytes[offset] === IMAGE
    const end = afterSubBlocks(bytes, isImage ? offset + 11 + colorTableBytes(bytes[offset + 9] ?? 0) : offset + 2)
    if (isImage) frames += 1
    const part = isImage ? { end } : partToCopy(bytes, offset, end)
    if (part) copy.keep(offset, part.end)
    if (part?.terminator) copy.insert(part.terminator)
    offset = end
  }
  const isWhole = bytes[offset] === TRAILER
  if (isWhole) copy.keep(offset, offset + 1)
  return { isWhole, frames, scans: 1, publicBytes: copy.join() }
}
