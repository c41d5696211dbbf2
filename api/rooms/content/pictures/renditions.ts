import { LRUCache } from "lru-cache"
import pLimit from "p-limit"
import { UniqueConstraintError } from "sequelize"
import { type Rendition, renditionsOf } from "../../../contract/site/media.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { logger } from "../../../platform/log/logger.ts"
import { DecodingStoppedError, decoder } from "./decoding/decoder.ts"
import { DECODING_BYTES, RENDITION_CPU_MS } from "./decoding/limits.ts"
import type { RenderedPicture } from "./decoding/messages.ts"
import { MediaFile, MediaRendition } from "./mediaFile.model.ts"
import { readPublicCopy, whereVersion } from "./storedPictures.ts"

/** One picture at a time, so that an upload waits for at most one. */
const limit = pLimit(1)

const RETRY_AFTER_MS = 10 * 60 * 1_000

/** Hashes of files that exceeded the limits, so that visitors cannot trigger retries. */
const tooCostly = new LRUCache<string, true>({ max: 10_000, ttl: RETRY_AFTER_MS })

const storeRendition = async ({ id: mediaFileId, contentHash }: MediaFile, { rendition, data }: RenderedPicture) => {
  try {
    await inTransaction(async (transaction) => {
      // Locked, so that the file cannot be replaced before the rendition is stored.
      const isCurrent = await MediaFile.findOne({ where: { id: mediaFileId, contentHash }, transaction, lock: true })
      if (isCurrent) await MediaRendition.create({ mediaFileId, data, ...rendition }, { transaction })
    })
  } catch (error) {
    // Another process stored the rendition first.
    if (!(error instanceof UniqueConstraintError)) throw error
  }
}

const findRendition = async (file: MediaFile, { width, format }: Rendition) =>
  (await MediaRendition.findOne({ where: { ...whereVersion(file), width, format } }))?.data ?? null

const makeAndStore = async (file: MediaFile, renditions: readonly Rendition[], cpuMs: number) => {
  const bytes = await readPublicCopy(file)
  if (!bytes) return []
  const made: RenderedPicture[] = []
  try {
    await decoder.render({ bytes, renditions }, { cpuMs, bytes: DECODING_BYTES }, (one) => made.push(one))
  } finally {
    for (const one of made) await storeRendition(file, one)
  }
  return made
}

const makeOne = async (file: MediaFile, rendition: Rendition) => {
  if (tooCostly.has(file.contentHash)) return null
  try {
    const [made] = await makeAndStore(file, [rendition], RENDITION_CPU_MS)
    return made?.data ?? null
  } catch (error) {
    if (!(error instanceof DecodingStoppedError)) throw error
    tooCostly.set(file.contentHash, true)
    logger.warn({ err: error, mediaFileId: file.id, rendition }, "a rendition could not be made")
    return null
  }
}

/** Null if the file is deleted, or if the rendition costs so much that it is not tried again soon. */
export const readRendition = async (file: MediaFile, rendition: Rendition): Promise<Buffer | null> =>
  (await findRendition(file, rendition)) ??
  limit(async () => (await findRendition(file, rendition)) ?? makeOne(file, rendition))

const inProgress = new Set<Promise<void>>()

const makeAll = async (file: MediaFile, cpuMs: number) => {
  try {
    // Smallest first, as the smallest cost least and the media library needs a thumbnail.
    const renditions = renditionsOf(file).toSorted((one, other) => one.width - other.width)
    await limit(() => makeAndStore(file, renditions, cpuMs))
  } catch (error) {
    logger.warn({ err: error, mediaFileId: file.id }, "renditions could not be made; they will be made on request")
  }
}

/** In the background, as visitors rarely need all renditions at once. */
export const makeRenditions = (file: MediaFile, cpuMs: number) => {
  const work = makeAll(file, cpuMs).finally(() => inProgress.delete(work))
  inProgress.add(work)
}

export const pendingRenditions = () => Promise.all(inProgress)
