import { InvalidInputError, UnsupportedMediaTypeError } from "../../../contract/api/errors.ts"
import { refusals as sentences } from "../../../contract/api/refusals.ts"
import type { MediaType } from "../../../contract/site/media.ts"
import { DecodingStoppedError, decoder, JOB_LIMIT_MS } from "./decoding/decoder.ts"
import { CHECK_CPU_MS, DECODING_BYTES, MAX_FRAMES, MAX_PIXELS, MAX_SCANS, MAX_SIDE } from "./decoding/limits.ts"
import { mediaTypeOf, readPictureFile } from "./formats/readPictureFile.ts"

interface ExaminedPicture {
  contentType: MediaType
  /** In pixels, after the rotation by Exif. */
  width: number
  height: number
  isAnimated: boolean
}

const refused = (message: string) => new InvalidInputError([{ field: "file", message }])

const damaged = () =>
  refused("This picture cannot be read to its end: the file is damaged or incomplete. Please export it once more.")

const count = (number: number) => number.toLocaleString("en-US")

const tooLarge = ({ width, height, frames }: { width: number; height: number; frames: number }) => {
  const inFrames = frames > 1 ? ` in ${count(frames)} frames` : ""
  const found = `${count(width)} × ${count(height)} pixels${inFrames}`
  const accepted = `up to ${count(MAX_SIDE)} on a side and ${MAX_PIXELS / 1e6} million in all`
  return refused(`This picture is too large to unpack: it has ${found}, and ${accepted} are accepted.`)
}

const SAVE_SMALLER = "Save it with fewer pixels, or as a plain JPG, and upload that."

const refusals: Record<DecodingStoppedError["reason"], string> = {
  cpuMs: `This picture takes too long to unpack: more than ${CHECK_CPU_MS / 1_000} seconds of processor time. ${SAVE_SMALLER}`,
  bytes: `This picture takes too much memory to unpack: more than ${DECODING_BYTES / 1e6} MB. ${SAVE_SMALLER}`,
  stuck: `This picture takes too long to unpack: more than ${JOB_LIMIT_MS / 1_000} seconds. Try again when less is going on.`,
  crash: `This picture cannot be unpacked: the program that reads pictures failed on it. ${SAVE_SMALLER}`,
}

const checkWhole = async (bytes: Buffer, hasFrames: boolean) => {
  try {
    return await decoder.check({ bytes, hasFrames }, { cpuMs: CHECK_CPU_MS, bytes: DECODING_BYTES })
  } catch (error) {
    throw error instanceof DecodingStoppedError ? refused(refusals[error.reason]) : error
  }
}

/**
 * Frames and scans are counted before decoding, as each costs time. Throws `UnsupportedMediaTypeError` unless JPG, PNG,
 * GIF or WebP, and `InvalidInputError` for damaged, truncated or too costly pictures.
 */
export const examinePicture = async (bytes: Buffer): Promise<{ picture: ExaminedPicture; cpuMs: number }> => {
  if (bytes.length === 0) throw refused(sentences.emptyFile)
  const contentType = mediaTypeOf(bytes)
  if (!contentType) {
    throw new UnsupportedMediaTypeError(sentences.noPicture)
  }
  const { isWhole, frames, scans, publicBytes } = readPictureFile(bytes, contentType)
  if (frames > MAX_FRAMES) {
    throw refused(`The picture has ${count(frames)} frames; up to ${count(MAX_FRAMES)} are accepted.`)
  }
  if (scans > MAX_SCANS) {
    throw refused(`The picture has ${count(scans)} progressive scans; up to ${count(MAX_SCANS)} are accepted.`)
  }
  if (!isWhole) throw damaged()
  const hasFrames = contentType === "image/gif" || contentType === "image/webp"
  const { checked, cpuMs } = await checkWhole(publicBytes, hasFrames)
  if (checked.outcome === "damaged") throw damaged()
  if (checked.outcome === "tooLarge") throw tooLarge(checked)
  const { width, height, isAnimated } = checked
  return { picture: { contentType, width, height, isAnimated }, cpuMs }
}
