import type { MediaType } from "../../../contract/media.ts"
import { readGif } from "./gif.ts"
import { readJpeg } from "./jpeg.ts"
import { readPng } from "./png.ts"
import { readWebp } from "./webp.ts"

/** What a picture's file shows of itself without being decoded. */
export interface PictureFile {
  /** Whether the file reaches its end, as far as its outline tells. */
  isWhole: boolean
  /** How many frames it has; 1 for a still. */
  frames: number
  /** How many passes over the picture it makes; more than 1 only in a progressive JPEG. */
  scans: number
  /**
   * The same picture, pixel for pixel, without what does not belong to it: place, camera, dates, remarks, thumbnails,
   * and anything that follows its end. Colour profile, animation and the way up are kept. Only parts that are known to
   * be needed are taken over, so a part that nobody has heard of cannot carry anything out.
   */
  publicBytes: Buffer
}

const readers: Record<MediaType, (bytes: Buffer) => PictureFile> = {
  "image/jpeg": readJpeg,
  "image/png": readPng,
  "image/gif": readGif,
  "image/webp": readWebp,
}

/** Reads a picture's outline. It never throws: a file that makes no sense is not whole, and what did is its copy. */
export const readPictureFile = (bytes: Buffer, type: MediaType): PictureFile => readers[type](bytes)
