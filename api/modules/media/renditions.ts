import { LRUCache } from "lru-cache"
import pLimit from "p-limit"
import { ForeignKeyConstraintError, UniqueConstraintError } from "sequelize"
import { type Rendition, renditionsOf } from "../../contract/media.ts"
import { logger } from "../../logger.ts"
import { DecodingStoppedError, decoder } from "./decoding/decoder.ts"
import { DECODING_BYTES, RENDITION_CPU_MS } from "./decoding/limits.ts"
import type { MadeRendition } from "./decoding/messages.ts"
import { type MediaFile, MediaRendition } from "./mediaFile.model.ts"
import { readPublicCopy } from "./storedPictures.ts"

/** One picture at a time, so an upload waits for at most one. */
const limit = pLimit(1)

const RETRY_AFTER_MS = 10 * 60 * 1_000

/** Ids of files whose renditions exceeded the limits, so that visitors cannot have them tried over and over. */
const tooCostly = new LRUCache<number, true>({ max: 10_000, ttl: RETRY_AFTER_MS })

const storeRendition = async (mediaFileId: number, { rendition, data }: MadeRendition) => {
  try {
    await MediaRendition.create({ mediaFileId, data, ...rendition })
  } catch (error) {
    // Another process stored it first, or the file has been deleted: either way there is nothing to store.
    if (!(error instanceof UniqueConstraintError || error instanceof ForeignKeyConstraintError)) throw error
  }
}

const findRendition = async ({ id }: MediaFile, { width, format }: Rendition) =>
  (await MediaRendition.findOne({ where: { mediaFileId: id, width, format } }))?.data ?? null

/** Makes and stores as many of a file's renditions as the processor time allows. Throws `DecodingStoppedError`. */
const makeAndStore = async (file: MediaFile, renditions: readonly Rendition[], cpuMs: number) => {
  const bytes = await readPublicCopy(file)
  if (!bytes) return []
  const made: MadeRendition[] = []
  try {
    await decoder.render({ bytes, renditions }, { cpuMs, bytes: DECODING_BYTES }, (one) => made.push(one))
  } finally {
    for (const one of made) await storeRendition(file.id, one)
  }
  return made
}

const makeOne = async (file: MediaFile, rendition: Rendition) => {
  if (tooCostly.has(file.id)) return null
  try {
    const [made] = await makeAndStore(file, [rendition], RENDITION_CPU_MS)
    return made?.data ?? null
  } catch (error) {
    if (!(error instanceof DecodingStoppedError)) throw error
    tooCostly.set(file.id, true)
    logger.warn({ err: error, mediaFileId: file.id, rendition }, "a rendition could not be made")
    return null
  }
}

/**
 * The bytes of a file's rendition, which is made and stored if it is not stored yet. Null once the file is deleted, and
 * for a rendition that costs too much.
 */
export const readRendition = async (file: MediaFile, rendition: Rendition): Promise<Buffer | null> =>
  (await findRendition(file, rendition)) ??
  limit(async () => (await findRendition(file, rendition)) ?? makeOne(file, rendition))

const inProgress = new Set<Promise<void>>()

const makeAll = async (file: MediaFile, cpuMs: number) => {
  try {
    // Smallest first: the library waits for a thumbnail, and they cost the least.
    const renditions = renditionsOf(file).toSorted((one, other) => one.width - other.width)
    await limit(() => makeAndStore(file, renditions, cpuMs))
  } catch (error) {
    logger.warn({ err: error, mediaFileId: file.id }, "renditions could not be made; they will be made on request")
  }
}

/**
 * Makes a new file's renditions in the background, so that no visitor has to wait for them. Those that the processor
 * time does not suffice for are made on request.
 */
export const makeRenditions = (file: MediaFile, cpuMs: number) => {
  const work = makeAll(file, cpuMs).finally(() => inProgress.delete(work))
  inProgress.add(work)
}

/** Resolves when no renditions are being made in the background. */
export const renditionsMade = () => Promise.all(inProgress)
