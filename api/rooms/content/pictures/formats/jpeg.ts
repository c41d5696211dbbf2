import { orientationIn, prefixedExifOf } from "./exif.ts"
import { createPartialCopy, type PictureFile } from "./pictureFile.ts"

// Markers of ITU-T T.81, table B.1.
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** Zero, fill and restart bytes after 0xff belong to the scan's data. */
const endOfScan = (bytes: Buffer, from: number) => {
  let offset = bytes.indexOf(0xff, from)
  while (offset !== -1) {
    const next = bytes[offset + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return offset
    offset = bytes.indexOf(0xff, offset + (next === 0xff ? 1 : 2))
  }
  return bytes.length
}

export const jpegSegment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

const JFIF_BYTES = 14
const ADOBE_BYTES = 12

const startsWith = (content: Buffer, text: string) => content.toString("latin1", 0, text.length) === text

const PROFILE_HEAD_BYTES = 14
const PROFILE_SIGNATURE_AT = PROFILE_HEAD_BYTES + 36

/** Without the signature of a profile, the segment could hold anything. */
const isColorProfile = (content: Buffer) =>
  startsWith(content, "ICC_PROFILE\0") &&
  (content[12] !== 1 || content.toString("latin1", PROFILE_SIGNATURE_AT, PROFILE_SIGNATURE_AT + 4) === "acsp")

/** Null for unknown segments, which may hold anything. */
const applicationData = (marker: number, content: Buffer): Buffer | null => {
  if (marker === APP0 && startsWith(content, "JFIF\0") && content.length >= JFIF_BYTES) {
    // The last two bytes are the size of the thumbnail. It is dropped, so they become zero.
    return Buffer.concat([content.subarray(0, JFIF_BYTES - 2), Buffer.alloc(2)])
  }
  // The ICC profile and Adobe's segment decide the colors, so they stay.
  if (marker === APP2 && isColorProfile(content)) return content
  if (marker === APP14 && startsWith(content, "Adobe")) return content.subarray(0, ADOBE_BYTES)
  if (marker === APP1 && startsWith(content, "Exif\0\0")) {
    const orientation = orientationIn(content)
    return orientation === 1 ? null : prefixedExifOf(orientation)
  }
  return null
}

export const readJpeg = (bytes: Buffer): PictureFile => {
  const copy = createPartialCopy(bytes)
  copy.keep(0, 2)
  let scans = 0
  let offset = 2
  const result = (isWhole: boolean) => ({ isWhole, frames: 1, scans, publicBytes: copy.join() })

  while (offset + 4 <= bytes.length || bytes[offset + 1] === END) {
    const marker = bytes[offset + 1] ?? 0
    if (bytes[offset] !== 0xff) return result(false)
    if (marker === 0xff) {
      // Any number of fill bytes may precede a marker.
      offset += 1
      continue
    }
    if (marker === END) {
      copy.keep(offset, offset + 2)
      return result(true)
    }
    const length = bytes.readUInt16BE(offset + 2)
    let end = offset + 2 + length
    if (length < 2 || end > bytes.length) return result(false)
    if (marker === COMMENT || (marker >= APP0 && marker <= APP15)) {
      const content = bytes.subarray(offset + 4, end)
      const data = applicationData(marker, content)
      if (data?.equals(content)) copy.keep(offset, end)
      else if (data) copy.insert(jpegSegment(marker, data))
    } else {
      if (marker === SCAN) {
        scans += 1
        end = endOfScan(bytes, end)
      }
      copy.keep(offset, end)
    }
    offset = end
  }
  return result(false)
}
