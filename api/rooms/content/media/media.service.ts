import { createHash } from "node:crypto"
import DataLoader from "dataloader"
import { fn, literal, Op, type Transaction, UniqueConstraintError, type WhereOptions, where } from "sequelize"
import type { EventType } from "../../../contract/activity/eventTypes.ts"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { messages } from "../../../contract/api/messages.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { MAX_FILE_BYTES, type MediaFileOrderField, mediaTypes } from "../../../contract/site/media.ts"
import { DEFAULT_LOCALE } from "../../../contract/text/locale.ts"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { exactText } from "../../../platform/database/connection/dialect.ts"
import { type Listing, type Page, readAll, readPage } from "../../../platform/database/reading/keyset.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { fold } from "../../../platform/text/searchText.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { expirePublishedContent } from "../cms/cms.service.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"
import { CmsDraft } from "../cms/cmsDraft.model.ts"
import { UPLOAD_CPU_MS } from "../pictures/decoding/limits.ts"
import { examinePicture } from "../pictures/examinePicture.ts"
import { MediaFile, type MediaFileRow, MediaOriginal, MediaRendition } from "../pictures/mediaFile.model.ts"
import { evictBytes } from "../pictures/pictureBytes.ts"
import { makeRenditions } from "../pictures/renditions.ts"
import { readOriginal } from "../pictures/storedPictures.ts"
import {
  cleanFilename,
  mediaDeletion,
  type PictureUse,
  parseMediaChange,
  pictureUses,
  refuseInUse,
  sameBytesAs,
  searchTextOf,
} from "./mediaFile.rules.ts"
import { type ReceivedFile, receiveUpload } from "./receiveUpload.ts"

interface MediaFilter {
  search?: string | null
  lacksAltText?: boolean | null
  isUnused?: boolean | null
}

/** `id` sorts by upload. Ascending by default. */
interface MediaOrder {
  field: MediaFileOrderField
  direction?: "ASCENDING" | "DESCENDING"
}

export interface MediaListRequest extends PageRequest {
  filter?: MediaFilter | null
  orderBy?: MediaOrder | null
}

export interface MediaFilePage extends Page<MediaFileRow> {
  sumSizes: () => Promise<number>
}

type MediaUse = PictureUse<CmsBlock>

const accepted = { maxBytes: MAX_FILE_BYTES, tooLarge: messages.fileTooLarge }

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex")

/** Reads all blocks and drafts, as there are only a few dozen. */
const findMediaUses = async (transaction?: Transaction): Promise<Map<number, MediaUse[]>> => {
  const blocks = await CmsBlock.findAll({
    where: { locale: DEFAULT_LOCALE },
    order: ["page", "sectionId"],
    transaction,
  })
  const drafts = await CmsDraft.findAll({ transaction })
  const contentOf = new Map(drafts.map(({ blockId, content }) => [blockId, content]))
  return pictureUses(blocks, ({ id }) => contentOf.get(id))
}

const whereMedia = async ({ search, lacksAltText, isUnused }: MediaFilter): Promise<WhereOptions> => {
  const conditions: WhereOptions[] = []
  const text = fold(search ?? "").trim()
  // INSTR, unlike LIKE, has no wildcards to escape. `exactText` is needed, as the column's own collation treats all
  // emoji as equal.
  const searched = literal(exactText(database(), "search_text"))
  if (text) conditions.push(where(fn("INSTR", searched, text), Op.gt, 0))
  if (typeof lacksAltText === "boolean") conditions.push({ altText: { [lacksAltText ? Op.eq : Op.ne]: "" } })
  if (typeof isUnused === "boolean") {
    const used = [...(await findMediaUses()).keys()]
    conditions.push({ id: { [isUnused ? Op.notIn : Op.in]: used } })
  }
  return { [Op.and]: conditions }
}

const NEWEST_FIRST = { field: "createdAt", direction: "DESCENDING" } as const

const mediaListing = async ({ filter, orderBy }: MediaListRequest): Promise<Listing> => {
  const { field, direction } = orderBy ?? NEWEST_FIRST
  return { where: await whereMedia(filter ?? {}), sortBy: field, isAscending: direction !== "DESCENDING" }
}

export const listMediaFiles = async (viewer: Viewer, request: MediaListRequest): Promise<MediaFilePage> => {
  requirePermission(viewer, "media:read")
  const listing = await mediaListing(request)
  const page = await readPage(MediaFile, request, listing)
  return { ...page, sumSizes: async () => Number(await MediaFile.sum("size", { where: listing.where })) }
}

export const streamMediaFiles = (viewer: Viewer) => {
  requirePermission(viewer, "media:read")
  return readAll(MediaFile, { sortBy: NEWEST_FIRST.field })
}

export const findMediaFile = async (viewer: Viewer, id: string) => {
  requirePermission(viewer, "media:read")
  return MediaFile.findByPk(idOf(id))
}

export const readMediaOriginal = async (viewer: Viewer, id: string) => {
  const mediaFile = await findMediaFile(viewer, id)
  const data = mediaFile && (await readOriginal(mediaFile))
  if (!data) throw new NotFoundError("media file")
  return { mediaFile, data }
}

/** Public: knowing a picture's address is enough to see it. */
export const findPublicMediaFile = (id: string) => MediaFile.findByPk(idOf(id))

const lockFile = async (id: string, transaction: Transaction) => {
  const file = await MediaFile.findByPk(idOf(id), { transaction, lock: true })
  if (!file) throw new NotFoundError("media file")
  return file
}

const findByHash = (contentHash: string) => MediaFile.findOne({ where: { contentHash } })

const pictureEvent = <Type extends EventType>(type: Type, { id }: MediaFile, viewer: Viewer) => ({
  type,
  subjectId: id,
  origin: originOf(viewer),
})

const describeFile = async ({ filename, bytes }: ReceivedFile, contentHash: string) => {
  const { picture, cpuMs } = await examinePicture(bytes)
  const described = {
    ...picture,
    contentHash,
    filename: cleanFilename(filename, `picture.${mediaTypes[picture.contentType]}`),
    size: bytes.length,
  }
  return { described, leftMs: UPLOAD_CPU_MS - cpuMs }
}

const storeFile = async (received: ReceivedFile, contentHash: string, viewer: Viewer) => {
  const { username: uploadedBy } = requirePermission(viewer, "media:write")
  const { described, leftMs } = await describeFile(received, contentHash)
  const searchText = searchTextOf({ ...described, altText: "" })
  const mediaFile = await inTransaction(async (transaction) => {
    const created = await MediaFile.create({ ...described, searchText, uploadedBy }, { transaction })
    await MediaOriginal.create({ mediaFileId: created.id, data: received.bytes }, { transaction })
    await recordEvents([pictureEvent("media.uploaded", created, viewer)], transaction)
    return created
  })
  makeRenditions(mediaFile, leftMs)
  return mediaFile
}

/** Returns the stored file if one has the same bytes. Renditions follow in the background, as they take long. */
export const uploadMedia = (
  viewer: Viewer,
  receive: () => Promise<ReceivedFile>,
): Promise<{ mediaFile: MediaFile; isDuplicate: boolean }> => {
  requirePermission(viewer, "media:write")
  return receiveUpload(receive, accepted, async (received) => {
    const contentHash = hashOf(received.bytes)
    const known = await findByHash(contentHash)
    if (known) return { mediaFile: known, isDuplicate: true }
    try {
      return { mediaFile: await storeFile(received, contentHash, viewer), isDuplicate: false }
    } catch (error) {
      // A concurrent upload of the same bytes was stored first.
      const first = error instanceof UniqueConstraintError ? await findByHash(contentHash) : null
      if (first) return { mediaFile: first, isDuplicate: true }
      throw error
    }
  })
}

const storeReplacement = async (id: string, received: ReceivedFile, contentHash: string, viewer: Viewer) => {
  const { username: uploadedBy } = requirePermission(viewer, "media:write")
  const { described, leftMs } = await describeFile(received, contentHash)
  const { mediaFile, replacedHash } = await inTransaction(async (transaction) => {
    const file = await lockFile(id, transaction)
    const replacedHash = file.contentHash
    const searchText = searchTextOf({ filename: described.filename, altText: file.altText })
    await file.update({ ...described, searchText, uploadedBy }, { transaction })
    const where = { mediaFileId: file.id }
    await MediaRendition.destroy({ where, transaction })
    await MediaOriginal.update({ data: received.bytes }, { where, transaction })
    await recordEvents([pictureEvent("media.replaced", file, viewer)], transaction)
    return { mediaFile: file, replacedHash }
  })
  evictBytes(replacedHash)
  expirePublishedContent()
  makeRenditions(mediaFile, leftMs)
  return mediaFile
}

/**
 * The old bytes are deleted, as the purpose may be to hide them. Throws `NotFoundError`, `ConflictError` if another
 * file has the same bytes, and errors of `uploadMedia`.
 */
export const replaceMedia = async (viewer: Viewer, id: string, receive: () => Promise<ReceivedFile>) => {
  requirePermission(viewer, "media:write")
  return receiveUpload(receive, accepted, async (received) => {
    const contentHash = hashOf(received.bytes)
    const known = await findByHash(contentHash)
    if (known?.id === idOf(id)) return known
    if (known) throw new ConflictError(sameBytesAs(known))
    try {
      return await storeReplacement(id, received, contentHash, viewer)
    } catch (error) {
      const first = error instanceof UniqueConstraintError ? await findByHash(contentHash) : null
      throw first ? new ConflictError(sameBytesAs(first)) : error
    }
  })
}

export const updateMedia = async (viewer: Viewer, input: unknown): Promise<MediaFile> => {
  requirePermission(viewer, "media:write")
  const { id, change, fields } = parseMediaChange(input)
  const updated = await inTransaction(async (transaction) => {
    const file = await lockFile(id, transaction)
    await recordEvents([{ ...pictureEvent("media.updated", file, viewer), facts: { fields } }], transaction)
    const { filename, altText } = { ...file.get(), ...change }
    return file.update({ ...change, searchText: searchTextOf({ filename, altText }) }, { transaction })
  })
  expirePublishedContent()
  return updated
}

export const createMediaLoaders = (viewer: Viewer) => ({
  mediaUses: new DataLoader<number, MediaUse[]>(async (ids) => {
    requirePermission(viewer, "media:read")
    const usesOf = await findMediaUses()
    return ids.map((id) => usesOf.get(id) ?? [])
  }),
})

export const deleteMedia = async (viewer: Viewer, input: unknown): Promise<void> => {
  requirePermission(viewer, "media:write")
  const { id, evenIfUsed } = parseInput(mediaDeletion, input)
  const { contentHash } = await inTransaction(async (transaction) => {
    const file = await lockFile(id, transaction)
    if (!evenIfUsed) refuseInUse(file, (await findMediaUses(transaction)).get(file.id))
    await recordEvents([pictureEvent("media.deleted", file, viewer)], transaction)
    await file.destroy({ transaction })
    return file
  })
  evictBytes(contentHash)
  expirePublishedContent()
}
