const EXIF_PREFIX = Buffer.from("Exif\0\0", "latin1")
const TAG = 0x0112
const SHORT = 3
const HEADER_BYTES = 8
const ENTRY_BYTES = 12

/** Number of the orientation in Exif, from 1 (shown as stored) to 8. An invalid number becomes 1. */
export const orientationIn = (exif: Buffer): number => {
  const hasPrefix = exif.subarray(0, EXIF_PREFIX.length).equals(EXIF_PREFIX)
  const tiff = hasPrefix ? exif.subarray(EXIF_PREFIX.length) : exif
  const order = tiff.toString("latin1", 0, 2)
  if ((order !== "II" && order !== "MM") || tiff.length < HEADER_BYTES) return 1
  // A malformed file may point beyond its end, which reads as 0.
  const short = (offset: number) => {
    if (offset + 2 > tiff.length) return 0
    return order === "II" ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset)
  }
  const directory = order === "II" ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = Array.from({ length: short(directory) }, (_, number) => directory + 2 + number * ENTRY_BYTES)
  const entry = entries.find((offset) => short(offset) === TAG && short(offset + 2) === SHORT)
  const orientation = entry === undefined ? 1 : short(entry + 8)
  return orientation >= 1 && orientation <= 8 ? orientation : 1
}

/** Returns Exif data with only the orientation, as other Exif data may be private. Lacks the prefix of JPEG. */
export const exifOf = (orientation: number): Buffer => {
  const tiff = Buffer.alloc(26)
  tiff.write("MM\0*", "latin1")
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(TAG, 10)
  tiff.writeUInt16BE(SHORT, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}

export const prefixedExifOf = (orientation: number): Buffer => Buffer.concat([EXIF_PREFIX, exifOf(orientation)])
