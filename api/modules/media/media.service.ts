import { createHash } from "node:crypto"
import DataLoader from "dataloader"
import pLimit from "p-limit"
import { col, fn, Op, type Transaction, UniqueConstraintError, type WhereOptions, where } from "sequelize"
import { NotFoundError, PayloadTooLargeError } from "../../contract/errors.ts"
import { MAX_FILE_BYTES, type MediaFileOrderField } from "../../contract/media.ts"
import { messages } from "../../contract/messages.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { inTransaction } from "../../database/database.ts"
import { type Listing, type Page, readAll, readPage } from "../../database/keyset.ts"
import type { PageRequest } from "../../database/pageRequest.ts"
import { idOf } from "../../database/rowId.ts"
import { requirePermission, type Viewer } from "../auth/viewer.ts"
import { expirePublishedContent } from "../cms/cms.service.ts"
import { CmsBlock } from "../cms/cmsBlock.model.ts"
import { originOf, recordEvents } from "../events/recordEvents.ts"
import { fold } from "../search/searchText.ts"
import { UPLOAD_CPU_MS } from "./decoding/limits.ts"
import { examinePicture } from "./examinePicture.ts"
import { MediaFile, type MediaFileRow, MediaOriginal } from "./mediaFile.model.ts"
import {
  cleanFilename,
  mediaDeletion,
  mediaFileInput,
  type PictureUse,
  pictureUses,
  refuseInUse,
  searchTextOf,
} from "./mediaFile.rules.ts"
import { forgetBytes } from "./pictureBytes.ts"
import { makeRenditions } from "./renditions.ts"
import { readOriginal } from "./storedPictures.ts"

/** Conditions on a list of media files, all of which must hold. */
interface MediaFilter {
  /** Text within the filename or the alternative text, ignoring case and accents. */
  search?: string | null
  lacksAltText?: boolean | null
}

/** The column to sort by, where `id` is the order of upload. Ascending by default. */
interface MediaOrder {
  field: MediaFileOrderField
  direction?: "ASCENDING" | "DESCENDING"
}

/** A request for a page of the library. */
interface MediaListRequest extends PageRequest {
  filter?: MediaFilter | null
  orderBy?: MediaOrder | null
}

export type MediaFilePage = Page<MediaFileRow>

type MediaUse = PictureUse<CmsBlock>

/** A file as received. */
export interface ReceivedFile {
  filename: string
  bytes: Buffer
}

/** An upload is held in memory while it arrives: 8 of them take up to 80 MB. */
const uploadLimit = pLimit(8)

const whereMedia = ({ search, lacksAltText }: MediaFilter): WhereOptions => {
  const conditions: WhereOptions[] = []
  const text = fold(search ?? "").trim()
  // Unlike LIKE, INSTR has no wildcards that would need escaping.
  if (text) conditions.push(where(fn("INSTR", col("search_text"), text), Op.gt, 0))
  if (typeof lacksAltText === "boolean") conditions.push({ altText: { [lacksAltText ? Op.eq : Op.ne]: "" } })
  return { [Op.and]: conditions }
}

/** Newest first by default. */
const mediaListing = (filter?: MediaFilter | null, order?: MediaOrder | null): Listing => ({
  where: whereMedia(filter ?? {}),
  sortBy: order && order.field !== "id" ? order.field : undefined,
  isAscending: order ? order.direction !== "DESCENDING" : false,
})

/** A page of the library. */
export const listMediaFiles = async (viewer: Viewer, request: MediaListRequest): Promise<MediaFilePage> => {
  requirePermission(viewer, "media:read")
  return readPage(MediaFile, request, mediaListing(request.filter, request.orderBy))
}

/** The whole library as a stream, newest first. */
export const streamMediaFiles = (viewer: Viewer) => {
  requirePermission(viewer, "media:read")
  return readAll(MediaFile)
}

/** A file, or null. */
export const findMediaFile = async (viewer: Viewer, id: string) => {
  requirePermission(viewer, "media:read")
  return MediaFile.findByPk(idOf(id))
}

/** A file with its uploaded bytes. Throws `NotFoundError`. */
export const readMediaOriginal = async (viewer: Viewer, id: string) => {
  const mediaFile = await findMediaFile(viewer, id)
  const data = mediaFile && (await readOriginal(mediaFile))
  if (!data) throw new NotFoundError("media file")
  return { mediaFile, data }
}

/** A file, or null. Anyone may look at a picture whose address they know. */
export const findPublicMediaFile = (id: string) => MediaFile.findByPk(idOf(id))

const findByHash = (contentHash: string) => MediaFile.findOne({ where: { contentHash } })

const pictureEvent = (type: string, { id }: MediaFile, viewer: Viewer) => ({
  type,
  subjectType: "media_file",
  subjectId: id,
  origin: originOf(viewer),
})

const storeFile = async ({ filename, bytes }: ReceivedFile, contentHash: string, viewer: Viewer) => {
  const { username: uploadedBy } = requirePermission(viewer, "media:write")
  const { picture, cpuMs } = await examinePicture(bytes)
  const named = { filename: cleanFilename(filename, picture.contentType), altText: "" }
  const described = { ...picture, ...named, searchText: searchTextOf(named), size: bytes.length }
  const mediaFile = await inTransaction(async (transaction) => {
    const created = await MediaFile.create({ ...described, contentHash, uploadedBy }, { transaction })
    await MediaOriginal.create({ mediaFileId: created.id, data: bytes }, { transaction })
    await recordEvents([pictureEvent("media.uploaded", created, viewer)], transaction)
    return created
  })
  makeRenditions(mediaFile, UPLOAD_CPU_MS - cpuMs)
  return mediaFile
}

/**
 * Receives a picture and stores it byte for byte; its renditions are made afterwards in the background. If the
 * library already has the same bytes, the existing file is returned. Throws `PayloadTooLargeError` over 10 MB, and
 * whatever `examinePicture` throws.
 */
export const uploadMedia = (
  viewer: Viewer,
  receive: () => Promise<ReceivedFile>,
): Promise<{ mediaFile: MediaFile; isDuplicate: boolean }> => {
  requirePermission(viewer, "media:write")
  return uploadLimit(async () => {
    const received = await receive()
    if (received.bytes.length > MAX_FILE_BYTES) throw new PayloadTooLargeError(messages.fileTooLarge)
    const contentHash = createHash("sha256").update(received.bytes).digest("hex")
    const known = await findByHash(contentHash)
    if (known) return { mediaFile: known, isDuplicate: true }
    try {
      return { mediaFile: await storeFile(received, contentHash, viewer), isDuplicate: false }
    } catch (error) {
      // The same bytes were uploaded twice at once, and the other upload was first.
      const first = error instanceof UniqueConstraintError ? await findByHash(contentHash) : null
      if (first) return { mediaFile: first, isDuplicate: true }
      throw error
    }
  })
}

/** Changes a picture's alternative text. Throws `NotFoundError` and `InvalidInputError`. */
export const updateMedia = async (viewer: Viewer, input: unknown): Promise<MediaFile> => {
  requirePermission(viewer, "media:write")
  const { id, altText } = parseInput(mediaFileInput, input)
  const updated = await inTransaction(async (transaction) => {
    const file = await MediaFile.findByPk(idOf(id), { transaction, lock: true })
    if (!file) throw new NotFoundError("media file")
    const searchText = searchTextOf({ filename: file.filename, altText })
    await recordEvents(
      [{ ...pictureEvent("media.updated", file, viewer), facts: { fields: ["altText"] } }],
      transaction,
    )
    return file.update({ altText, searchText }, { transaction })
  })
  expirePublishedContent()
  return updated
}

/** Where content refers to each picture, by the picture's id: one query for all blocks, which are a few dozen. */
const findMediaUses = async (transaction?: Transaction): Promise<Map<number, MediaUse[]>> =>
  pictureUses(await CmsBlock.findAll({ order: ["page", "sectionId"], transaction }))

/** The loader of a request: where each picture is used. */
export const createMediaLoaders = (viewer: Viewer) => ({
  mediaUses: new DataLoader<number, MediaUse[]>(async (ids) => {
    requirePermission(viewer, "media:read")
    const usesOf = await findMediaUses()
    return ids.map((id) => usesOf.get(id) ?? [])
  }),
})

/**
 * Deletes a picture with its bytes; the site shows the default picture in its place. Throws `NotFoundError`, and
 * `ConflictError` with the places for a picture in use, unless `evenIfUsed` is true.
 */
export const deleteMedia = async (viewer: Viewer, input: unknown): Promise<void> => {
  requirePermission(viewer, "media:write")
  const { id, evenIfUsed } = parseInput(mediaDeletion, input)
  const { contentHash } = await inTransaction(async (transaction) => {
    const file = await MediaFile.findByPk(idOf(id), { transaction, lock: true })
    if (!file) throw new NotFoundError("media file")
    if (!evenIfUsed) refuseInUse(file, (await findMediaUses(transaction)).get(file.id))
    await recordEvents([pictureEvent("media.deleted", file, viewer)], transaction)
    await file.destroy({ transaction })
    return file
  })
  forgetBytes(contentHash)
  expirePublishedContent()
}
