import { crc32 } from "node:zlib"
import { exifOf, orientationIn } from "./orientation.ts"
import { createPartialCopy } from "./partialCopy.ts"
import type { PictureFile } from "./pictureFile.ts"

const SIGNATURE_BYTES = 8
/** A chunk's length, type and checksum. */
const FRAME_BYTES = 12

/** The picture, what its colours mean, its density, and its animation (PNG, third edition). */
const KEPT = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs acTL fcTL fdAT".split(" "),
)

const chunk = (type: string, data: Buffer) => {
  const framed = Buffer.alloc(FRAME_BYTES + data.length)
  framed.writeUInt32BE(data.length, 0)
  framed.write(type, 4, "latin1")
  data.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + data.length)), 8 + data.length)
  return framed
}

/** Reads the outline of a PNG: its chunks up to the last one. */
export const readPng = (bytes: Buffer): PictureFile => {
  const copy = createPartialCopy(bytes)
  copy.keep(0, SIGNATURE_BYTES)
  let place = SIGNATURE_BYTES
  let isWhole = false
  while (!isWhole && place + FRAME_BYTES <= bytes.length) {
    const type = bytes.toString("latin1", place + 4, place + 8)
    const end = place + FRAME_BYTES + bytes.readUInt32BE(place)
    if (KEPT.has(type)) copy.keep(place, end)
    if (type === "eXIf") {
      const orientation = orientationIn(bytes.subarray(place + 8, end - 4))
      if (orientation !== 1) copy.insert(chunk("eXIf", exifOf(orientation)))
    }
    isWhole = type === "IEND"
    place = end
  }
  // The frames of an animated PNG are not decoded: the library shows its first.
  return { isWhole, frames: 1, scans: 1, publicBytes: copy.join() }
}
