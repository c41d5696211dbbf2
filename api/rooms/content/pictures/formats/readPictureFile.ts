import type { MediaType } from "../../../../contract/site/media.ts"
import { readGif } from "./gif.ts"
import { readJpeg } from "./jpeg.ts"
import type { PictureFile } from "./pictureFile.ts"
import { readPng } from "./png.ts"
import { readWebp } from "./webp.ts"

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff])

/** Detected by content, as names and declared types may be wrong. Null if not accepted. */
export const mediaTypeOf = (bytes: Buffer): MediaType | null => {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to)
  if (bytes.subarray(0, 3).equals(JPEG_START)) return "image/jpeg"
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return "image/png"
  if (["GIF87a", "GIF89a"].includes(text(0, 6))) return "image/gif"
  return text(0, 4) === "RIFF" && text(8, 12) === "WEBP" ? "image/webp" : null
}

const readers: Record<MediaType, (bytes: Buffer) => PictureFile> = {
  "image/jpeg": readJpeg,
  "image/png": readPng,
  "image/gif": readGif,
  "image/webp": readWebp,
}

/** Never throws; malformed files are not whole. */
export const readPictureFile = (bytes: Buffer, type: MediaType): PictureFile => readers[type](bytes)
