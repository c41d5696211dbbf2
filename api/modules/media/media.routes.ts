import { Router } from "express"
import { InvalidInputError, NotFoundError } from "../../contract/errors.ts"
import { MAX_FILE_BYTES } from "../../contract/fileLimit.ts"
import { messages } from "../../contract/messages.ts"
import { adminsOnly, viewerOf } from "../../http/authenticate.ts"
import { acceptOnly } from "../../http/rest/acceptOnly.ts"
import { pageParameters, sendList } from "../../http/rest/sendList.ts"
import { JsonPieces } from "../../http/rest/streams.ts"
import { receiveFormFile } from "../../http/uploads.ts"
import { downloadName } from "./filename.ts"
import {
  deleteMedia,
  findPublicMediaFile,
  listMediaFiles,
  readMediaOriginal,
  streamMediaFiles,
  updateMedia,
  uploadMedia,
} from "./media.service.ts"
import type { MediaFile } from "./mediaFile.model.ts"
import { readOriginal } from "./originals.ts"
import { publicBytes, publicTag } from "./pictureBytes.ts"
import { sendPicture } from "./sendPicture.ts"

/** A file as REST knows it, without its bytes. */
const mediaFileToRest = (file: MediaFile) => ({
  id: file.id,
  filename: file.filename,
  content_type: file.contentType,
  size: file.size,
  width: file.width,
  height: file.height,
  alt_text: file.altText,
  uploaded_by: file.uploadedBy,
  created_at: file.createdAt,
})

/** How much is encoded at a time; a multiple of three bytes, so that the pieces of base64 make one. */
const PIECE_BYTES = 3 * 64 * 1024

/** A file with its bytes as base64 in `data`, in pieces. */
const mediaFileWithData = async function* (file: MediaFile) {
  // Not through the cache: a list of everything would push out what visitors look at.
  const data = (await readOriginal(file)) ?? Buffer.alloc(0)
  yield `${JSON.stringify(mediaFileToRest(file)).slice(0, -1)},"data":"`
  for (let from = 0; from < data.length; from += PIECE_BYTES) {
    yield data.toString("base64", from, Math.min(from + PIECE_BYTES, data.length))
  }
  yield '"}'
}

/** REST for the media library. */
export const mediaRoutes = Router()

/** Admin. All files with their bytes as base64 in `data`, newest first, or with `limit` and `cursor` a page of them. */
mediaRoutes.get("/cms/media", adminsOnly, acceptOnly({ query: pageParameters }), async (request, response) => {
  const viewer = viewerOf(request)
  // Pictures are compressed already; to try once more would take minutes for a library of a gigabyte.
  response.setHeader("Cache-Control", "no-store, no-transform")
  await sendList(request, response, {
    all: () => streamMediaFiles(viewer),
    page: (asked) => listMediaFiles(viewer, asked),
    present: (file) => new JsonPieces(mediaFileWithData(file)),
  })
})

/** Admin. Takes a picture as the field `file` of a multipart form; 201, or 200 when the library has the same bytes. */
mediaRoutes.post("/cms/media", adminsOnly, acceptOnly({}), async (request, response) => {
  const receive = () => receiveFormFile(request, MAX_FILE_BYTES)
  const { mediaFile, isDuplicate } = await uploadMedia(viewerOf(request), receive)
  const message = isDuplicate
    ? `The library has this picture already, as “${mediaFile.filename}”.`
    : messages.fileUploaded
  response.status(isDuplicate ? 200 : 201).json({ success: true, message, ...mediaFileToRest(mediaFile) })
})

/** Public. The picture without what a camera wrote beside it. Whoever keeps it asks whether it still holds. */
mediaRoutes.get("/cms/media/:id", acceptOnly({}), async (request, response) => {
  const file = await findPublicMediaFile(String(request.params.id))
  if (!file) throw new NotFoundError("media file")
  response.setHeader("Cache-Control", "no-cache")
  const { contentType, contentHash } = file
  await sendPicture(request, response, {
    contentType,
    filename: downloadName(file.filename, contentType),
    tag: publicTag(contentHash),
    read: () => publicBytes(file),
  })
})

/** Admin. The file's bytes as they were uploaded, with all that a camera wrote into them. */
mediaRoutes.get("/cms/media/:id/original", adminsOnly, acceptOnly({}), async (request, response) => {
  const { mediaFile, data } = await readMediaOriginal(viewerOf(request), String(request.params.id))
  response.setHeader("Cache-Control", "no-store, no-transform")
  const { contentType, contentHash } = mediaFile
  const filename = downloadName(mediaFile.filename, contentType)
  await sendPicture(request, response, { contentType, filename, tag: contentHash, read: async () => data })
})

/** Admin. Sets `alt_text`; answers the file as it now stands. */
mediaRoutes.put("/cms/media/:id", adminsOnly, acceptOnly({ body: ["alt_text"] }), async (request, response) => {
  const change = { id: request.params.id, altText: request.body.alt_text }
  const file = await updateMedia(viewerOf(request), change)
  response.json({ success: true, ...mediaFileToRest(file) })
})

const isTrue = (name: string, value: unknown) => {
  if (value === undefined || value === "false") return false
  if (value === "true") return true
  throw new InvalidInputError([{ field: name, message: `${name} is true or false.` }])
}

/** Admin. Deletes a file; one that the site shows only with `even_if_used=true`. */
mediaRoutes.delete("/cms/media/:id", adminsOnly, acceptOnly({ query: ["even_if_used"] }), async (request, response) => {
  const evenIfUsed = isTrue("even_if_used", request.query.even_if_used)
  await deleteMedia(viewerOf(request), { id: request.params.id, evenIfUsed })
  response.json({ success: true, message: messages.fileDeleted })
})
