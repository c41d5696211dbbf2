import { LRUCache } from "lru-cache"
import { ForeignKeyConstraintError, UniqueConstraintError } from "sequelize"
import { type Rendition, renditionsOf } from "../../contract/media.ts"
import { logger } from "../../logger.ts"
import { DecodingStoppedError, decoder } from "./decoding/decoder.ts"
import type { MadeRendition } from "./decoding/jobs.ts"
import type { MediaFile } from "./mediaFile.model.ts"
import { MediaRendition } from "./mediaRendition.model.ts"
import { readPublicCopy } from "./originals.ts"
import { DECODING_BYTES, RENDITION_CPU_MS } from "./pictureLimits.ts"
import { createTurns } from "./turns.ts"

/** One picture at a time, so that an upload waits for no more than that. */
const inTurn = createTurns(1)

const TRIED_AGAIN_AFTER_MS = 10 * 60 * 1_000

/** The ids of the files of which renditions could not be made, so that nobody can have that tried all the time. */
const tooCostly = new LRUCache<number, true>({ max: 10_000, ttl: TRIED_AGAIN_AFTER_MS })

const storeRendition = async (mediaFileId: number, { rendition, data }: MadeRendition) => {
  try {
    await MediaRendition.create({ mediaFileId, data, ...rendition })
  } catch (error) {
    // Another process made it as well, or the file was deleted meanwhile: either way there is nothing to keep.
    if (!(error instanceof UniqueConstraintError || error instanceof ForeignKeyConstraintError)) throw error
  }
}

const findRendition = async ({ id }: MediaFile, { width, format }: Rendition) =>
  (await MediaRendition.findOne({ where: { mediaFileId: id, width, format } }))?.data ?? null

/** Makes and stores renditions of a file, as many as the processor time allows. Throws `DecodingStoppedError`. */
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
 * The bytes of one of the renditions of a file: as stored, or made now and stored. Null once the file is deleted, and
 * for one that costs too much to make.
 */
export const readRendition = async (file: MediaFile, rendition: Rendition): Promise<Buffer | null> =>
  (await findRendition(file, rendition)) ??
  inTurn(async () => (await findRendition(file, rendition)) ?? makeOne(file, rendition))

const underWay = new Set<Promise<void>>()

const makeAll = async (file: MediaFile, cpuMs: number) => {
  try {
    // The small ones first: the library waits for one, and they are the cheapest to have.
    const renditions = renditionsOf(file).toSorted((one, other) => one.width - other.width)
    await inTurn(() => makeAndStore(file, renditions, cpuMs))
  } catch (error) {
    logger.warn({ err: error, mediaFileId: file.id }, "renditions could not be made; they are when they are asked for")
  }
}

/**
 * Makes the renditions of a new file in the background, so that no visitor has to wait for them. Those for which the
 * processor time does not suffice are made when somebody asks for them.
 */
export const makeRenditions = (file: MediaFile, cpuMs: number) => {
  const work = makeAll(file, cpuMs).finally(() => underWay.delete(work))
  underWay.add(work)
}

/** Waits for what is being made in the background. */
export const renditionsMade = () => Promise.all(underWay)
