import { orientationIn, prefixedExifOf } from "./orientation.ts"
import { createPartialCopy } from "./partialCopy.ts"
import type { PictureFile } from "./pictureFile.ts"

// The markers of ITU-T T.81, table B.1, that matter here.
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** Where the pixels of a scan end: at the next marker that is not one of their own. */
const endOfPixels = (bytes: Buffer, from: number) => {
  let place = bytes.indexOf(0xff, from)
  while (place !== -1) {
    const next = bytes[place + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return place
    place = bytes.indexOf(0xff, place + (next === 0xff ? 1 : 2))
  }
  return bytes.length
}

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

const JFIF_BYTES = 14
const ADOBE_BYTES = 12

const startsWith = (content: Buffer, text: string) => content.toString("latin1", 0, text.length) === text

const PROFILE_HEAD_BYTES = 14
const PROFILE_SIGNATURE_AT = PROFILE_HEAD_BYTES + 36

/** Whether it is a part of a colour profile; that of the first part is known by the signature that all profiles have. */
const isColorProfile = (content: Buffer) =>
  startsWith(content, "ICC_PROFILE\0") &&
  (content[12] !== 1 || content.toString("latin1", PROFILE_SIGNATURE_AT, PROFILE_SIGNATURE_AT + 4) === "acsp")

/** What is kept of the segments that programs may write what they like into; nothing of those that are not known. */
const keptOfApplication = (marker: number, content: Buffer): Buffer | null => {
  if (marker === APP0 && startsWith(content, "JFIF\0") && content.length >= JFIF_BYTES) {
    // Its last two bytes measure the thumbnail that follows.
    return Buffer.concat([content.subarray(0, JFIF_BYTES - 2), Buffer.alloc(2)])
  }
  // The colours of the whole depend on these two.
  if (marker === APP2 && isColorProfile(content)) return content
  if (marker === APP14 && startsWith(content, "Adobe")) return content.subarray(0, ADOBE_BYTES)
  if (marker === APP1 && startsWith(content, "Exif\0\0")) {
    const orientation = orientationIn(content)
    return orientation === 1 ? null : prefixedExifOf(orientation)
  }
  return null
}

/** Reads the outline of a JPEG: segments, scans, and its end. */
export const readJpeg = (bytes: Buffer): PictureFile => {
  const copy = createPartialCopy(bytes)
  copy.keep(0, 2)
  let scans = 0
  let place = 2
  const outline = (isWhole: boolean) => ({ isWhole, frames: 1, scans, publicBytes: copy.join() })

  while (place + 4 <= bytes.length || bytes[place + 1] === END) {
    const marker = bytes[place + 1] ?? 0
    if (bytes[place] !== 0xff) return outline(false)
    if (marker === 0xff) {
      // Any number of these may stand before a marker.
      place += 1
      continue
    }
    if (marker === END) {
      copy.keep(place, place + 2)
      return outline(true)
    }
    const length = bytes.readUInt16BE(place + 2)
    let end = place + 2 + length
    if (length < 2 || end > bytes.length) return outline(false)
    if (marker === COMMENT || (marker >= APP0 && marker <= APP15)) {
      const content = bytes.subarray(place + 4, end)
      const kept = keptOfApplication(marker, content)
      if (kept?.equals(content)) copy.keep(place, end)
      else if (kept) copy.insert(segment(marker, kept))
    } else {
      if (marker === SCAN) {
        scans += 1
        end = endOfPixels(bytes, end)
      }
      copy.keep(place, end)
    }
    place = end
  }
  return outline(false)
}
