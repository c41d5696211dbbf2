import { keptBytes } from "./keptBytes.ts"
import { MediaFile } from "./mediaFile.model.ts"
import { type MediaType, mediaTypes } from "./mediaType.ts"
import { type RenditionFormat, renditionFormats, renditionsOf } from "./picture.ts"
import { readOriginal, readRendition } from "./renditions.ts"

/** What can be sent to a visitor. */
interface PictureBytes {
  contentType: string
  bytes: Buffer
}

const RENDITION = new RegExp(`^([0-9a-f]{64})-([1-9]\\d{0,3})\\.(${renditionFormats.join("|")})$`)
const ORIGINAL = new RegExp(`^([0-9a-f]{64})\\.(${Object.values(mediaTypes).join("|")})$`)

const isFormat = (text: string | undefined): text is RenditionFormat => renditionFormats.some((one) => one === text)

const typeOfExtension = (extension: string | undefined) =>
  Object.entries(mediaTypes).find(([, its]) => its === extension)?.[0] ?? null

/** The bytes of a file as they were uploaded; null once it is deleted. */
export const originalBytes = (file: Pick<MediaFile, "id" | "contentHash"> & { contentType: MediaType }) =>
  keptBytes(`${file.contentHash}.${mediaTypes[file.contentType]}`, () => readOriginal(file))

const originalNamed = async (name: string, hash: string) => {
  const file = await MediaFile.findOne({ where: { contentHash: hash } })
  return file && name === `${hash}.${mediaTypes[file.contentType]}` ? readOriginal(file) : null
}

const renditionNamed = async (hash: string, width: number, format: RenditionFormat) => {
  const file = await MediaFile.findOne({ where: { contentHash: hash } })
  const rendition = file && renditionsOf(file).find((one) => one.width === width && one.format === format)
  return file && rendition ? readRendition(file, rendition) : null
}

/** What an address under `/media` stands for, always the same bytes: an original or a rendition; null for neither. */
export const pictureNamed = async (name: string): Promise<PictureBytes | null> => {
  const [, renditionHash, width, format] = RENDITION.exec(name) ?? []
  if (renditionHash && isFormat(format)) {
    const bytes = await keptBytes(name, () => renditionNamed(renditionHash, Number(width), format))
    return bytes && { contentType: `image/${format}`, bytes }
  }
  const [, hash, extension] = ORIGINAL.exec(name) ?? []
  const contentType = typeOfExtension(extension)
  if (!hash || !contentType) return null
  const bytes = await keptBytes(name, () => originalNamed(name, hash))
  return bytes && { contentType, bytes }
}
