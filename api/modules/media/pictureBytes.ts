import { mediaTypes, type RenditionFormat, renditionFormats, renditionsOf } from "../../contract/media.ts"
import { keptBytes } from "./keptBytes.ts"
import { MediaFile } from "./mediaFile.model.ts"
import { readPublicCopy } from "./originals.ts"
import { readRendition } from "./renditions.ts"

/** What can be sent to a visitor. */
interface PictureBytes {
  contentType: string
  /** What the bytes are told by: others have another. */
  tag: string
  bytes: Buffer
}

const RENDITION = new RegExp(`^([0-9a-f]{64})-([1-9]\\d{0,3})\\.(${renditionFormats.join("|")})$`)
const PUBLIC_COPY = new RegExp(`^([0-9a-f]{64})\\.(${Object.values(mediaTypes).join("|")})$`)

const isFormat = (text: string | undefined): text is RenditionFormat => renditionFormats.some((one) => one === text)

const typeOfExtension = (extension: string | undefined) =>
  Object.entries(mediaTypes).find(([, its]) => its === extension)?.[0] ?? null

/** What a file's public copy is told by. Not by the hash alone, which is the original's. */
export const publicTag = (contentHash: string) => `${contentHash}-public`

/** What the public gets of a file; null once it is deleted. */
export const publicBytes = (file: Pick<MediaFile, "id" | "contentHash" | "contentType">) =>
  keptBytes(`${file.contentHash}.${mediaTypes[file.contentType]}`, () => readPublicCopy(file))

const publicCopyNamed = async (name: string, hash: string) => {
  const file = await MediaFile.findOne({ where: { contentHash: hash } })
  return file && name === `${hash}.${mediaTypes[file.contentType]}` ? readPublicCopy(file) : null
}

const renditionNamed = async (hash: string, width: number, format: RenditionFormat) => {
  const file = await MediaFile.findOne({ where: { contentHash: hash } })
  const rendition = file && renditionsOf(file).find((one) => one.width === width && one.format === format)
  return file && rendition ? readRendition(file, rendition) : null
}

/** What an address under `/media` stands for, always the same bytes: a public copy or a rendition; null for neither. */
export const pictureNamed = async (name: string): Promise<PictureBytes | null> => {
  const [, renditionHash, width, format] = RENDITION.exec(name) ?? []
  if (renditionHash && isFormat(format)) {
    const bytes = await keptBytes(name, () => renditionNamed(renditionHash, Number(width), format))
    return bytes && { contentType: `image/${format}`, tag: name, bytes }
  }
  const [, hash, extension] = PUBLIC_COPY.exec(name) ?? []
  const contentType = typeOfExtension(extension)
  if (!hash || !contentType) return null
  const bytes = await keptBytes(name, () => publicCopyNamed(name, hash))
  return bytes && { contentType, tag: publicTag(hash), bytes }
}
