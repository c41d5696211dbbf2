import * as z from "zod"
import { NotFoundError } from "../../../contract/api/errors.ts"
import { messages } from "../../../contract/api/messages.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { yesOrNo } from "../../../contract/api/queryParameters.ts"
import { toRest } from "../../../contract/api/toRest.ts"
import { MAX_FILE_BYTES, mediaTypes } from "../../../contract/site/media.ts"
import { viewerOf } from "../../../edges/http/authenticate.ts"
import { answerWith, type RestCall } from "../../../edges/http/rest/restCall.ts"
import { enableRevalidation, pageParameters, sendList } from "../../../edges/http/rest/sendList.ts"
import { JsonPieces } from "../../../edges/http/rest/streams.ts"
import { receiveFormFile } from "../../../edges/http/uploads.ts"
import { createNameLoaders } from "../../accounts/users/userNames.ts"
import type { MediaFileRow } from "../pictures/mediaFile.model.ts"
import { publicBytes, publicTag } from "../pictures/pictureBytes.ts"
import { sendPicture } from "../pictures/sendPicture.ts"
import { readOriginal } from "../pictures/storedPictures.ts"
import {
  deleteMedia,
  findPublicMediaFile,
  listMediaFiles,
  readMediaOriginal,
  streamMediaFiles,
  updateMedia,
  uploadMedia,
} from "./media.service.ts"
import { altText, downloadName, sameBytesAs } from "./mediaFile.rules.ts"

type Names = ReturnType<typeof createNameLoaders>

/** A multiple of three, so that base64 pieces can be concatenated. */
const PIECE_BYTES = 3 * 64 * 1024

const mediaFileWithData = async function* (file: MediaFileRow, names: Names) {
  // Not cached, as a full list would evict the pictures that visitors see.
  const data = (await readOriginal(file)) ?? Buffer.alloc(0)
  yield `${JSON.stringify(await mediaFileToRest(file, names)).slice(0, -1)},"data":"`
  for (let from = 0; from < data.length; from += PIECE_BYTES) {
    yield data.toString("base64", from, Math.min(from + PIECE_BYTES, data.length))
  }
  yield '"}'
}

const pictureTypes = Object.keys(mediaTypes)

const mediaFileSchema = z
  .object({
    id: z.int(),
    filename: z.string(),
    content_type: z.enum(pictureTypes),
    size: z.int().meta({ description: "In bytes." }),
    width: z.int(),
    height: z.int(),
    alt_text: z.string(),
    uploaded_by: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "MediaFile" })

const mediaFileToRest = async (file: MediaFileRow, { nameFor }: Names) =>
  toRest(mediaFileSchema, file, { uploadedBy: await nameFor("media:read", file.uploadedBy) })

const withData = mediaFileSchema
  .extend({ data: z.string().meta({ contentEncoding: "base64", description: "The uploaded bytes." }) })
  .meta({ id: "MediaFileWithData" })

const described = { success: z.literal(true), ...mediaFileSchema.shape }

const form = z.object({ file: z.string().meta({ contentMediaType: "application/octet-stream" }) })

const body = z.object({ alt_text: altText })

const deletion = z.object({
  even_if_used: yesOrNo("even_if_used", { truthy: ["true"], falsy: ["false"], case: "sensitive" })
    .default(false)
    .meta({ type: "boolean", description: "Deletes the picture even if the site or a draft uses it." }),
})

const example = {
  id: 1,
  filename: "car.png",
  content_type: "image/png",
  size: 70,
  width: 1,
  height: 1,
  alt_text: "",
  uploaded_by: "Ana",
  created_at: "2026-11-21T09:30:00.000Z",
}

const ifPictureChanged = { "If-None-Match": "`ETag` of an earlier answer: 304 if the picture has not changed." }

const pictureAnswers = {
  200: { description: "The picture.", types: pictureTypes, headers: ["ETag", "Content-Disposition"] },
  304: { description: "Unchanged since the `ETag` in `If-None-Match`." },
}

export const mediaCalls: RestCall[] = [
  {
    route: "GET /cms/media",
    operationId: "listMediaFiles",
    needs: "media:read",
    summary: "List the media library",
    description: "Pictures with their bytes, newest first: all of them, or a page with `limit` or `cursor`.",
    query: z.object(pageParameters),
    headers: { "If-None-Match": "`ETag` of an earlier answer: 304 if the list has not changed." },
    answers: {
      200: { description: "The files.", json: z.array(withData), headers: ["X-Total-Count", "Link", "ETag"] },
      304: {
        description: "Unchanged since the `ETag` in `If-None-Match`.",
        headers: ["X-Total-Count", "Link", "ETag"],
      },
    },
    examples: { page: { query: { limit: 10 }, status: 200, answer: [{ ...example, data: "iVBORw0KGgo=" }] } },
    handle: async (request, response) => {
      const viewer = viewerOf(request)
      const names = createNameLoaders(viewer)
      // Turns compression off: pictures are compressed already, and compressing a gigabyte again would take minutes.
      response.setHeader("Cache-Control", "no-store, no-transform")
      await sendList(request, response, {
        all: () => streamMediaFiles(viewer),
        page: (paging) => listMediaFiles(viewer, paging),
        present: (file) => new JsonPieces(mediaFileWithData(file, names)),
        identify: async (file) => [file.contentHash, await mediaFileToRest(file, names)],
      })
    },
  },
  {
    route: "POST /cms/media",
    operationId: "uploadMediaFile",
    needs: "media:write",
    summary: "Upload a picture",
    description: "JPG, PNG, GIF or WebP by content, up to 10 MB.",
    form,
    answers: {
      201: { description: "Stored.", json: z.object({ ...described, message: z.string() }) },
      200: {
        description: "The file that already has these bytes.",
        json: z.object({ ...described, message: z.string() }),
      },
    },
    refusals: [413, 415],
    examples: { picture: { status: 201, answer: { success: true, message: messages.fileUploaded, ...example } } },
    handle: async (request, response) => {
      const viewer = viewerOf(request)
      const receive = () => receiveFormFile(request, MAX_FILE_BYTES)
      const { mediaFile, isDuplicate } = await uploadMedia(viewer, receive)
      const message = isDuplicate ? sameBytesAs(mediaFile) : messages.fileUploaded
      const stored = await mediaFileToRest(mediaFile, createNameLoaders(viewer))
      response.status(isDuplicate ? 200 : 201).json({ success: true, message, ...stored })
    },
  },
  {
    route: "GET /cms/media/:id",
    operationId: "getPicture",
    needs: null,
    summary: "Get a picture as the site shows it",
    description: "All pixels of the upload, without the camera's metadata. Caches must revalidate the picture.",
    headers: ifPictureChanged,
    answers: pictureAnswers,
    examples: { one: { id: example.id, status: 200 } },
    handle: async (request, response) => {
      const file = await findPublicMediaFile(String(request.params.id))
      if (!file) throw new NotFoundError("media file")
      response.setHeader("Cache-Control", "no-cache")
      enableRevalidation(request)
      const { contentType, contentHash } = file
      await sendPicture(request, response, {
        contentType,
        filename: downloadName(file.filename, contentType),
        tag: publicTag(contentHash),
        read: () => publicBytes(file),
      })
    },
  },
  {
    route: "GET /cms/media/:id/original",
    operationId: "getOriginal",
    needs: "media:read",
    summary: "Get a picture as it was uploaded",
    description: "The uploaded bytes, with all metadata.",
    headers: ifPictureChanged,
    answers: pictureAnswers,
    examples: { one: { id: example.id, status: 200 } },
    handle: async (request, response) => {
      const { mediaFile, data } = await readMediaOriginal(viewerOf(request), String(request.params.id))
      response.setHeader("Cache-Control", "no-store, no-transform")
      enableRevalidation(request)
      const { contentType, contentHash } = mediaFile
      const filename = downloadName(mediaFile.filename, contentType)
      await sendPicture(request, response, { contentType, filename, tag: contentHash, read: async () => data })
    },
  },
  {
    route: "PUT /cms/media/:id",
    operationId: "updateMediaFile",
    needs: "media:write",
    summary: "Describe a picture",
    description: "Sets the alternative text, which is read to people who cannot see the picture.",
    body,
    answers: { 200: { description: "The changed file.", json: z.object(described) } },
    examples: {
      text: {
        id: example.id,
        body: { alt_text: "A car with an ad on its doors" },
        status: 200,
        answer: { success: true, ...example, alt_text: "A car with an ad on its doors" },
      },
    },
    handle: answerWith(async (viewer, id, { body }) => {
      const file = await updateMedia(viewer, { id, altText: body.alt_text })
      return { success: true, ...(await mediaFileToRest(file, createNameLoaders(viewer))) }
    }),
  },
  {
    route: "DELETE /cms/media/:id",
    operationId: "deleteMediaFile",
    needs: "media:write",
    summary: "Delete a picture",
    description:
      "A picture in use by the site or a draft is kept: the 409 names the places. With `even_if_used`, it is deleted.",
    query: deletion,
    answers: {
      200: { description: "Deleted.", json: z.object({ success: z.literal(true), message: z.string() }) },
    },
    refusals: [409],
    examples: {
      unused: { id: example.id, status: 200, answer: { success: true, message: messages.fileDeleted } },
    },
    handle: answerWith(async (viewer, id, { query }) => {
      const { even_if_used: evenIfUsed } = parseInput(deletion, query)
      await deleteMedia(viewer, { id, evenIfUsed })
      return { success: true, message: messages.fileDeleted }
    }),
  },
]
