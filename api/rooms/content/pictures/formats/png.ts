import { crc32 } from "node:zlib"
import { exifOf, orientationIn } from "./exif.ts"
import { createPartialCopy, type PictureFile } from "./pictureFile.ts"

const SIGNATURE_BYTES = 8
const FRAME_BYTES = 12

/** Pixels, color space, density and animation (PNG, third edition); other chunks may hold anything. */
const COPIED = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs acTL fcTL fdAT".split(" "),
)

export const pngChunk = (type: string, data: Buffer) => {
  const framed = Buffer.alloc(FRAME_BYTES + data.length)
  framed.writeUInt32BE(data.length, 0)
  framed.write(type, 4, "latin1")
  data.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length)
  return framed
}

export const readPng = (bytes: Buffer): PictureFile => {
  const copy = createPartialCopy(bytes)
  copy.keep(0, SIGNATURE_BYTES)
  let offset = SIGNATURE_BYTES
  let isWhole = false
  while (!isWhole && offset + FRAME_BYTES <= bytes.length) {
    const type = bytes.toString("latin1", offset + 4, offset + 8)
    const end = offset + FRAME_BYTES + bytes.readUInt32BE(offset)
    if (COPIED.has(type)) copy.keep(offset, end)
    if (type === "eXIf") {
      const orientation = orientationIn(bytes.subarray(offset + 8, end - 4))
      if (orientation !== 1) copy.insert(pngChunk("eXIf", exifOf(orientation)))
    }
    isWhole = type === "IEND"
    offset = end
  }
  // Only the first frame of an animated PNG is decoded.
  return { isWhole, frames: 1, scans: 1, publicBytes: copy.join() }
}
