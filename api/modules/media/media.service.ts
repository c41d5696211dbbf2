import { createHash } from "node:crypto"
import { UniqueConstraintError } from "sequelize"
import { NotFoundError, PayloadTooLargeError } from "../../contract/errors.ts"
import { MAX_FILE_BYTES } from "../../contract/media.ts"
import { messages } from "../../contract/messages.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { inTransaction } from "../../database/database.ts"
import { type Page, readAll, readPage } from "../../database/keyset.ts"
import type { PageRequest } from "../../database/pageRequest.ts"
import { idOf } from "../../database/rowId.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { expirePublishedContent } from "../cms/cms.service.ts"
import { examinePicture } from "./examinePicture.ts"
import { cleanFilename } from "./filename.ts"
import { forgetBytes } from "./keptBytes.ts"
import { MediaFile } from "./mediaFile.model.ts"
import { mediaDeletion, mediaFileInput, searchTextOf } from "./mediaFile.rules.ts"
import { type MediaFilter, type MediaOrder, mediaListing } from "./mediaListing.ts"
import { MediaOriginal } from "./mediaOriginal.model.ts"
import { findMediaUses } from "./mediaUses.ts"
import { readOriginal } from "./originals.ts"
import { UPLOAD_CPU_MS } from "./pictureLimits.ts"
import { refuseInUse } from "./pictureUses.ts"
import { makeRenditions } from "./renditions.ts"
import { createTurns } from "./turns.ts"

export type MediaFilePage = Page<MediaFile>

/** What a list of media files is asked for by. */
export interface MediaListRequest extends PageRequest {
  filter?: MediaFilter | null
  orderBy?: MediaOrder | null
}

/** A file as it arrived. */
export interface ReceivedFile {
  filename: string
  bytes: Buffer
}

/** An upload lies in memory while it arrives: 8 of them take up to 80 MB. */
const uploadInTurn = createTurns(8)

/** Admin. A page of the library. */
export const listMediaFiles = async (viewer: Viewer, request: MediaListRequest): Promise<MediaFilePage> => {
  requireAdmin(viewer)
  return readPage(MediaFile, request, mediaListing(request.filter, request.orderBy))
}

/** Admin. The whole library, newest first, one by one. */
export const streamMediaFiles = (viewer: Viewer) => {
  requireAdmin(viewer)
  return readAll(MediaFile)
}

/** Admin. One of the files, or null. */
export const findMediaFile = async (viewer: Viewer, id: string) => {
  requireAdmin(viewer)
  return MediaFile.findByPk(idOf(id))
}

/** Admin. One of the files with its bytes as they were uploaded. Throws `NotFoundError`. */
export const readMediaOriginal = async (viewer: Viewer, id: string) => {
  const mediaFile = await findMediaFile(viewer, id)
  const data = mediaFile && (await readOriginal(mediaFile))
  if (!data) throw new NotFoundError("media file")
  return { mediaFile, data }
}

/** One of the files, or null. Anyone may look at a picture whose address they know. */
export const findPublicMediaFile = (id: string) => MediaFile.findByPk(idOf(id))

const findByHash = (contentHash: string) => MediaFile.findOne({ where: { contentHash } })

const storeFile = async ({ filename, bytes }: ReceivedFile, contentHash: string, uploadedBy: string) => {
  const { picture, cpuMs } = await examinePicture(bytes)
  const named = { filename: cleanFilename(filename, picture.contentType), altText: "" }
  const described = { ...picture, ...named, searchText: searchTextOf(named), size: bytes.length }
  const mediaFile = await inTransaction(async (transaction) => {
    const created = await MediaFile.create({ ...described, contentHash, uploadedBy }, { transaction })
    await MediaOriginal.create({ mediaFileId: created.id, data: bytes }, { transaction })
    return created
  })
  makeRenditions(mediaFile, UPLOAD_CPU_MS - cpuMs)
  return mediaFile
}

/**
 * Admin. Receives a picture and stores it byte for byte; its renditions are made afterwards in the background. Bytes
 * that the library has already are answered with the file from before. Throws `PayloadTooLargeError` over 10 MB and
 * what `examinePicture` refuses.
 */
export const uploadMedia = (
  viewer: Viewer,
  receive: () => Promise<ReceivedFile>,
): Promise<{ mediaFile: MediaFile; isDuplicate: boolean }> => {
  const { username } = requireAdmin(viewer)
  return uploadInTurn(async () => {
    const received = await receive()
    if (received.bytes.length > MAX_FILE_BYTES) throw new PayloadTooLargeError(messages.fileTooLarge)
    const contentHash = createHash("sha256").update(received.bytes).digest("hex")
    const known = await findByHash(contentHash)
    if (known) return { mediaFile: known, isDuplicate: true }
    try {
      return { mediaFile: await storeFile(received, contentHash, username), isDuplicate: false }
    } catch (error) {
      // The same bytes arrived twice at once, and the other ones were first.
      const first = error instanceof UniqueConstraintError ? await findByHash(contentHash) : null
      if (first) return { mediaFile: first, isDuplicate: true }
      throw error
    }
  })
}

/** Admin. Changes what is told about a picture. Throws for one that does not exist and for a bad text. */
export const updateMedia = async (viewer: Viewer, input: unknown): Promise<MediaFile> => {
  requireAdmin(viewer)
  const { id, altText } = parseInput(mediaFileInput, input)
  const updated = await inTransaction(async (transaction) => {
    const file = await MediaFile.findByPk(idOf(id), { transaction, lock: true })
    if (!file) throw new NotFoundError("media file")
    const searchText = searchTextOf({ filename: file.filename, altText })
    return file.update({ altText, searchText }, { transaction })
  })
  expirePublishedContent()
  return updated
}

/**
 * Admin. Deletes a picture with its bytes; where the site shows it, the default picture takes its place. Throws
 * `NotFoundError`, and `ConflictError` with the places for one in use, unless `evenIfUsed` is true.
 */
export const deleteMedia = async (viewer: Viewer, input: unknown): Promise<void> => {
  requireAdmin(viewer)
  const { id, evenIfUsed } = parseInput(mediaDeletion, input)
  const { contentHash } = await inTransaction(async (transaction) => {
    const file = await MediaFile.findByPk(idOf(id), { transaction, lock: true })
    if (!file) throw new NotFoundError("media file")
    if (!evenIfUsed) refuseInUse(file, (await findMediaUses(transaction)).get(file.id))
    await file.destroy({ transaction })
    return file
  })
  forgetBytes(contentHash)
  expirePublishedContent()
}
