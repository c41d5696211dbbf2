import { LRUCache } from "lru-cache"
import { mediaTypes, type RenditionFormat, renditionFormats, renditionsOf } from "../../../contract/site/media.ts"
import { MediaFile } from "./mediaFile.model.ts"
import { readRendition } from "./renditions.ts"
import { readPublicCopy } from "./storedPictures.ts"

interface PictureBytes {
  contentType: string
  tag: string
  bytes: Buffer
}

const CACHE_BYTES = 64 * 1024 * 1024

/** A deleted or replaced picture may be served by other processes for this long. */
const CACHE_MS = 60_000

const cache = new LRUCache<string, Buffer, () => Promise<Buffer | null>>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (bytes) => Math.max(bytes.length, 1),
  ttl: CACHE_MS,
  // Requests for the same name share one read. Errors and missing pictures are not cached.
  fetchMethod: async (_name, _stale, { context: read }) => (await read()) ?? undefined,
  // An entry evicted during its read must still reach its waiters.
  ignoreFetchAbort: true,
})

export const cachedBytes = async (name: string, read: () => Promise<Buffer | null>): Promise<Buffer | null> =>
  (await cache.fetch(name, { context: read })) ?? null

export const evictBytes = (contentHash: string) => {
  for (const name of [...cache.keys()]) if (name.startsWith(contentHash)) cache.delete(name)
}

const RENDITION = new RegExp(`^([0-9a-f]{64})-([1-9]\\d{0,3})\\.(${renditionFormats.join("|")})$`)
const PUBLIC_COPY = new RegExp(`^([0-9a-f]{64})\\.(${Object.values(mediaTypes).join("|")})$`)

const isFormat = (text: string | undefined): text is RenditionFormat => renditionFormats.some((one) => one === text)

const typeOfExtension = (extension: string | undefined) =>
  Object.entries(mediaTypes).find(([, its]) => its === extension)?.[0] ?? null

/** Differs from the hash, which identifies the original bytes. */
export const publicTag = (contentHash: string) => `${contentHash}-public`

export const publicBytes = (file: Pick<MediaFile, "id" | "contentHash" | "contentType">) =>
  cachedBytes(`${file.contentHash}.${mediaTypes[file.contentType]}`, () => readPublicCopy(file))

const publicCopyNamed = async (name: string, contentHash: string) => {
  const file = await MediaFile.findOne({ where: { contentHash } })
  return file && name === `${contentHash}.${mediaTypes[file.contentType]}` ? readPublicCopy(file) : null
}

const renditionNamed = async (contentHash: string, width: number, format: RenditionFormat) => {
  const file = await MediaFile.findOne({ where: { contentHash } })
  const rendition = file && renditionsOf(file).find((one) => one.width === width && one.format === format)
  return file && rendition ? readRendition(file, rendition) : null
}

export const pictureNamed = async (name: string): Promise<PictureBytes | null> => {
  const [, renditionHash, width, format] = RENDITION.exec(name) ?? []
  if (renditionHash && isFormat(format)) {
    const bytes = await cachedBytes(name, () => renditionNamed(renditionHash, Number(width), format))
    return bytes && { contentType: `image/${format}`, tag: name, bytes }
  }
  const [, hash, extension] = PUBLIC_COPY.exec(name) ?? []
  const contentType = typeOfExtension(extension)
  if (!hash || !contentType) return null
  const bytes = await cachedBytes(name, () => publicCopyNamed(name, hash))
  return bytes && { contentType, tag: publicTag(hash), bytes }
}
