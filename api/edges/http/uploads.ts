import busboy from "busboy"
import type { Request, RequestHandler } from "express"
import { type FileUpload, graphqlUploadExpress } from "graphql-upload-minimal"
import { InvalidInputError, PayloadTooLargeError, UnsupportedMediaTypeError } from "../../contract/api/errors.ts"
import { FILE_POST } from "../../contract/files/leadFiles.ts"
import { may, requirePermission } from "../../platform/viewer/viewer.ts"
import { viewerOf } from "./authenticate.ts"

// Two parsers, as graphql-upload-minimal requires the parts `operations` and `map`, which REST lacks. Both use busboy,
// which cuts a file at its limit without an error. Its limit is one byte too high, so that the length shows a cut.

const FIELD = "file"

/** A file that is too large is cut off one byte above the limit. */
export interface UploadedFile {
  filename: string
  bytes: Buffer
}

const readAtMost = async (content: AsyncIterable<Buffer>, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of content) {
    chunks.push(chunk)
    length += chunk.length
    if (length > limit) break
  }
  return Buffer.concat(chunks)
}

const refused = (message: string) => new InvalidInputError([{ field: FIELD, message }])

const brokenOff = () => refused("The upload broke off.")

interface ReceivedForm extends UploadedFile {
  texts: Readonly<Record<string, string>>
}

const TEXT_BYTES = 1_000

/** Even a phone on a bad line sends 50 KB a second. Senders below this speed would take up the place of others. */
export const minimumSpeed = { bytesPerSecond: 20_000, afterMs: 60_000 }

export const requireForm = (request: Request) => {
  if (request.is(FILE_POST)) return
  throw new UnsupportedMediaTypeError(`Send the file as ${FILE_POST}, in a field named "${FIELD}".`)
}

const openForm = (request: Request, limit: number, textCount: number) => {
  requireForm(request)
  try {
    const limits = { fields: textCount, fieldSize: TEXT_BYTES, files: 1, fileSize: limit + 1 }
    return busboy({ headers: request.headers, defParamCharset: "utf8", limits })
  } catch {
    throw refused("This is no multipart form: its Content-Type names no boundary.")
  }
}

/** `file` may have up to `limit` bytes; other fields must be in `textNames`. */
export const receiveFormFile = async (
  request: Request,
  limit: number,
  textNames: readonly string[] = [],
): Promise<ReceivedForm> => {
  // The client may have disconnected during the wait; the request would then never emit again.
  if (request.destroyed) throw brokenOff()
  const form = openForm(request, limit, textNames.length)
  const texts: Record<string, string> = {}
  const begun = { at: performance.now(), bytes: request.socket.bytesRead }
  let watch: NodeJS.Timeout | undefined
  const others = textNames.length > 0 ? `nothing else but ${textNames.join(", ")}` : "nothing else"
  try {
    return await new Promise((resolve, reject) => {
      const refuse = () => reject(refused(`Send one file, in a field named "${FIELD}", and ${others}.`))
      let received: Promise<ReceivedForm> | null = null

      form.on("file", (name, content, { filename = "" }) => {
        // A broken form fails its file too, but only the form's own error is reported.
        content.on("error", () => {})
        if (name !== FIELD) return refuse()
        received = readAtMost(content, limit).then((bytes) => ({ filename, bytes, texts }))
        received.then((file) => file.bytes.length > limit && resolve(file), reject)
      })
      form.on("field", (name, text) => {
        if (!textNames.includes(name)) return refuse()
        texts[name] = text
      })
      form.on("filesLimit", refuse).on("fieldsLimit", refuse)
      form.on("error", () => reject(refused("The form breaks off, or is no multipart form.")))
      form.on("close", () => (received ? received.then(resolve, reject) : refuse()))
      request.once("close", () => request.readableEnded || reject(brokenOff()))
      watch = setInterval(() => {
        const least = ((performance.now() - begun.at) / 1_000) * minimumSpeed.bytesPerSecond
        if (request.socket.bytesRead - begun.bytes < least) reject(refused("The file comes too slowly. Try again."))
      }, minimumSpeed.afterMs)
      request.pipe(form)
    })
  } finally {
    clearInterval(watch)
    // Discards the rest of the body, as a sender reads the answer only after sending.
    request.unpipe(form)
    form.destroy()
    request.resume()
  }
}

/** Resolves once the part of the request with the file begins. */
export type Upload = Promise<FileUpload>

const asDomainError = (error: unknown) => {
  const { message = "", status = 400 } = error instanceof Error ? (error as Error & { status?: number }) : {}
  if (status === 413) return new PayloadTooLargeError("Send one file a request, and `operations` of up to 256 KB.")
  return new InvalidInputError([{ field: FIELD, message }], `The upload cannot be read: ${message}`)
}

/** Refuses viewers without permission before the body is read. Must run before Apollo. */
export const graphqlUploads = (limit: number): RequestHandler => {
  const parse = graphqlUploadExpress({ maxFieldSize: 256 * 1024, maxFiles: 1, maxFileSize: limit + 1 })
  return (request, response, next) => {
    if (!request.is("multipart/form-data")) return next()
    const viewer = viewerOf(request)
    // Either permission suffices here, as the resolver checks the exact one.
    if (!may(viewer, "leads:write")) requirePermission(viewer, "media:write")
    response.once("finish", () => {
      // Drains files that nobody read, so that the connection can take another request.
      request.unpipe()
      request.resume()
    })
    parse(request, response, (error?: unknown) => next(error ? asDomainError(error) : undefined))
  }
}

export const readUpload = async (upload: Upload, limit: number): Promise<UploadedFile> => {
  try {
    const { filename, createReadStream } = await upload
    return { filename, bytes: await readAtMost(createReadStream(), limit) }
  } catch (error) {
    throw asDomainError(error)
  }
}
