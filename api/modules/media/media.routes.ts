import { type Request, type Response, Router } from "express"
import { InvalidInputError, NotFoundError } from "../../contract/errors.ts"
import { MAX_FILE_BYTES } from "../../contract/media.ts"
import { messages } from "../../contract/messages.ts"
import { permitted, viewerOf } from "../../http/authenticate.ts"
import { acceptOnly } from "../../http/rest/acceptOnly.ts"
import { pageParameters, sendList } from "../../http/rest/sendList.ts"
import { JsonPieces } from "../../http/rest/streams.ts"
import { receiveFormFile } from "../../http/uploads.ts"
import { createNameLoaders } from "../auth/userNames.ts"
import {
  deleteMedia,
  findPublicMediaFile,
  listMediaFiles,
  readMediaOriginal,
  streamMediaFiles,
  updateMedia,
  uploadMedia,
} from "./media.service.ts"
import type { MediaFileRow } from "./mediaFile.model.ts"
import { downloadName, sameBytesAs } from "./mediaFile.rules.ts"

import { pictureNamed, publicBytes, publicTag } from "./pictureBytes.ts"
import { readOriginal } from "./storedPictures.ts"

type Names = ReturnType<typeof createNameLoaders>

/** A file as REST presents it, without its bytes. */
const mediaFileToRest = async (file: MediaFileRow, { nameFor }: Names) => ({
  id: file.id,
  filename: file.filename,
  content_type: file.contentType,
  size: file.size,
  width: file.width,
  height: file.height,
  alt_text: file.altText,
  uploaded_by: await nameFor("media:read", file.uploadedBy),
  created_at: file.createdAt,
})

/** Encoded at a time: a multiple of three bytes, so the pieces of base64 can be concatenated. */
const PIECE_BYTES = 3 * 64 * 1024

/** A file with its bytes as base64 in `data`, in pieces. */
const mediaFileWithData = async function* (file: MediaFileRow, names: Names) {
  // Bypasses the cache: a list of everything would evict what visitors look at.
  const data = (await readOriginal(file)) ?? Buffer.alloc(0)
  yield `${JSON.stringify(await mediaFileToRest(file, names)).slice(0, -1)},"data":"`
  for (let from = 0; from < data.length; from += PIECE_BYTES) {
    yield data.toString("base64", from, Math.min(from + PIECE_BYTES, data.length))
  }
  yield '"}'
}

interface SentPicture {
  contentType: string
  /** The ETag. */
  tag: string
  filename?: string
  /** Null if the picture has been deleted. */
  read: () => Promise<Buffer | null>
}

// Nothing in a picture may run, wherever it is opened and whatever it contains besides pixels.
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

const percentEncoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

// Shown in the browser, and saved under this name, which may have any character (RFC 6266, RFC 8187).
const inlineAs = (filename: string) => {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/gu, "_")
  const extended = encodeURIComponent(filename).replace(/['()*]/g, percentEncoded)
  return `inline; filename="${plain}"; filename*=UTF-8''${extended}`
}

/** Responds with a picture, or 304 to a client that has it. */
const sendPicture = async (request: Request, response: Response, { contentType, tag, filename, read }: SentPicture) => {
  response.setHeader("ETag", `"${tag}"`)
  response.setHeader("Content-Security-Policy", POLICY)
  response.setHeader("X-Content-Type-Options", "nosniff")
  // An operator may show a picture from the library in a newsletter or on another site.
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin")
  if (request.fresh) return void response.status(304).end()
  const bytes = await read()
  if (!bytes) throw new NotFoundError("media file")
  response.setHeader("Content-Type", contentType)
  response.setHeader("Content-Length", bytes.length)
  response.setHeader("Content-Disposition", filename === undefined ? "inline" : inlineAs(filename))
  response.end(bytes)
}

/** REST for the media library. */
export const mediaRoutes = Router()

/** All files with their bytes as base64 in `data`, newest first, or with `limit` and `cursor` a page of them. */
mediaRoutes.get(
  "/cms/media",
  permitted("media:read"),
  acceptOnly({ query: pageParameters }),
  async (request, response) => {
    const viewer = viewerOf(request)
    const names = createNameLoaders(viewer)
    // Pictures are compressed already; compressing a library of a gigabyte again would take minutes.
    response.setHeader("Cache-Control", "no-store, no-transform")
    await sendList(request, response, {
      all: () => streamMediaFiles(viewer),
      page: (asked) => listMediaFiles(viewer, asked),
      present: (file) => new JsonPieces(mediaFileWithData(file, names)),
    })
  },
)

/** Uploads a picture as the field `file` of a multipart form; 201, or 200 if the library has the same bytes. */
mediaRoutes.post("/cms/media", permitted("media:write"), acceptOnly({}), async (request, response) => {
  const viewer = viewerOf(request)
  const receive = () => receiveFormFile(request, MAX_FILE_BYTES)
  const { mediaFile, isDuplicate } = await uploadMedia(viewer, receive)
  const message = isDuplicate ? sameBytesAs(mediaFile) : messages.fileUploaded
  const described = await mediaFileToRest(mediaFile, createNameLoaders(viewer))
  response.status(isDuplicate ? 200 : 201).json({ success: true, message, ...described })
})

/** Public. The picture without its metadata. Caches must revalidate it. */
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

/** The uploaded bytes with all their metadata. */
mediaRoutes.get("/cms/media/:id/original", permitted("media:read"), acceptOnly({}), async (request, response) => {
  const { mediaFile, data } = await readMediaOriginal(viewerOf(request), String(request.params.id))
  response.setHeader("Cache-Control", "no-store, no-transform")
  const { contentType, contentHash } = mediaFile
  const filename = downloadName(mediaFile.filename, contentType)
  await sendPicture(request, response, { contentType, filename, tag: contentHash, read: async () => data })
})

/** Sets `alt_text`. Returns the updated file. */
mediaRoutes.put(
  "/cms/media/:id",
  permitted("media:write"),
  acceptOnly({ body: ["alt_text"] }),
  async (request, response) => {
    const change = { id: request.params.id, altText: request.body.alt_text }
    const viewer = viewerOf(request)
    const file = await updateMedia(viewer, change)
    response.json({ success: true, ...(await mediaFileToRest(file, createNameLoaders(viewer))) })
  },
)

const isTrue = (name: string, value: unknown) => {
  if (value === undefined || value === "false") return false
  if (value === "true") return true
  throw new InvalidInputError([{ field: name, message: `${name} is true or false.` }])
}

/** Deletes a file. One that the site shows is deleted only with `even_if_used=true`. */
mediaRoutes.delete(
  "/cms/media/:id",
  permitted("media:write"),
  acceptOnly({ query: ["even_if_used"] }),
  async (request, response) => {
    const evenIfUsed = isTrue("even_if_used", request.query.even_if_used)
    await deleteMedia(viewerOf(request), { id: request.params.id, evenIfUsed })
    response.json({ success: true, message: messages.fileDeleted })
  },
)

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The pictures on public pages: public copies and renditions, each at an address whose bytes never change. */
export const pictureRoutes = Router()

/** Public. `{hash}.{jpg|png|gif|webp}` is a file's public copy, `{hash}-{width}.{avif|webp}` is a rendition. */
pictureRoutes.get("/:name", async (request, response, next) => {
  const { name } = request.params
  const picture = await pictureNamed(name)
  if (!picture) return next()
  response.setHeader("Cache-Control", `public, max-age=${YEAR_SECONDS}, immutable`)
  const { contentType, tag, bytes } = picture
  await sendPicture(request, response, { contentType, tag, read: async () => bytes })
})
