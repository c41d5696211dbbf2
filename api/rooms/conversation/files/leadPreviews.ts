import { LRUCache } from "lru-cache"
import pLimit from "p-limit"
import { UniqueConstraintError } from "sequelize"
import { hasPreview } from "../../../contract/files/leadFiles.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { perDatabase } from "../../../platform/database/connection/perDatabase.ts"
import { logger } from "../../../platform/log/logger.ts"
import { DecodingStoppedError, decoder } from "../../content/pictures/decoding/decoder.ts"
import { DECODING_BYTES, PREVIEW_CPU_MS } from "../../content/pictures/decoding/limits.ts"
import { mediaTypeOf, readPictureFile } from "../../content/pictures/formats/readPictureFile.ts"
import { LeadFile, LeadFileBytes, LeadFilePreview } from "../../leads/related/leadFile.model.ts"

/** One at a time, so that an upload waits for at most one. */
const limit = pLimit(1)

const LIMITS = { cpuMs: PREVIEW_CPU_MS, bytes: DECODING_BYTES }

/** Stored for files that cannot have a preview, so that drawing is not tried again. */
const NONE = Buffer.alloc(0)

const RETRY_AFTER_MS = 10 * 60 * 1_000

/** Files skipped because the machine was busy, to be tried again later. */
const waiting = perDatabase(() => new LRUCache<number, true>({ max: 10_000, ttl: RETRY_AFTER_MS }))

const storePreview = async (fileId: number, data: Buffer) => {
  try {
    await inTransaction(async (transaction) => {
      // Locked, so that a concurrently deleted file gets no preview.
      const isThere = await LeadFile.findByPk(fileId, { attributes: ["id"], transaction, lock: true })
      if (isThere) await LeadFilePreview.create({ fileId, data }, { transaction })
    })
  } catch (error) {
    // Another process stored the preview first.
    if (!(error instanceof UniqueConstraintError)) throw error
  }
}

const drawOf = async (id: number, bytes: Buffer) => {
  const type = mediaTypeOf(bytes)
  try {
    // Draws the public copy, as embedded data other than pixels could take long to unpack.
    const pixels = type ? readPictureFile(bytes, type).publicBytes : bytes
    return (await decoder.preview({ bytes: pixels, isPdf: type === null }, LIMITS)) ?? NONE
  } catch (error) {
    if (!(error instanceof DecodingStoppedError)) throw error
    if (error.reason === "stuck") waiting().set(id, true)
    logger.warn({ err: error, fileId: id }, "a file has no preview, as drawing it costs too much")
    return NONE
  }
}

const findPreview = async (fileId: number) => (await LeadFilePreview.findByPk(fileId))?.data

const make = async ({ id }: LeadFile) => {
  const known = await findPreview(id)
  if (known) return known
  if (waiting().has(id)) return NONE
  const stored = await LeadFileBytes.findByPk(id)
  if (!stored) return NONE
  const data = await drawOf(id, stored.data)
  if (!waiting().has(id)) await storePreview(id, data)
  return data
}

/** Null if the file cannot have a preview. */
export const readPreview = async (file: LeadFile): Promise<Buffer | null> => {
  const data = (await findPreview(file.id)) ?? (await limit(() => make(file)))
  return data.length > 0 ? data : null
}

const inProgress = new Set<Promise<void>>()

const makeQuietly = async (file: LeadFile) => {
  try {
    await limit(() => make(file))
  } catch (error) {
    logger.warn({ err: error, fileId: file.id }, "a preview could not be made; it will be made on request")
  }
}

/** In the background, so that the preview is ready when a user opens the lead. */
export const makePreview = (file: LeadFile) => {
  if (!hasPreview(file.contentType)) return
  const work = makeQuietly(file).finally(() => inProgress.delete(work))
  inProgress.add(work)
}

export const waitForPreviews = () => Promise.all(inProgress)
