import busboy from "busboy"
import type { Request, RequestHandler } from "express"
import { type FileUpload, graphqlUploadExpress } from "graphql-upload-minimal"
import { InvalidInputError, PayloadTooLargeError, UnsupportedMediaTypeError } from "../../contract/api/errors.ts"
import { FILE_POST } from "../../contract/files/leadFiles.ts"
import { may, requirePermission } from "../../platform/viewer/viewer.ts"
import { viewerOf } from "./authenticate.ts"

// Files arrive in two ways: as a plain form over REST, and as a GraphQL multipart request. One parser cannot serve both:
// graphql-upload-minimal insists on the parts `operations` and `map`, which a plain form does not have. Both are built
// on busboy, which truncates a file at its limit without reporting it. The limit is therefore one byte more than what
// is allowed, and a file that is too long shows by its length.

const FIELD = "file"

/** An uploaded file. Of one that is too long, one byte more than allowed was read, and no further. */
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

/** Slower senders hold a place that others need. A phone on a bad line sends 50 KB a second. */
export const leastSpeed = { bytesPerSecond: 20_000, afterMs: 60_000 }

/** Refuses a request that is no form with a file. */
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

/** REST: receives a form with one file of up to `limit` bytes in `file`, and texts of these names. */
export const receiveFormFile = async (
  request: Request,
  limit: number,
  textNames: readonly string[] = [],
): Promise<ReceivedForm> => {
  // While it waited for others, its client may have gone: nothing more would ever be heard of it.
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
        // When a form breaks off, so does its file; the form's own error is the one that is reported.
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
        const least = ((performance.now() - begun.at) / 1_000) * leastSpeed.bytesPerSecond
        if (request.socket.bytesRead - begun.bytes < least) reject(refused("The file comes too slowly. Try again."))
      }, leastSpeed.afterMs)
      request.pipe(form)
    })
  } finally {
    clearInterval(watch)
    // The rest is discarded, but taken off the connection, so that the sender gets to read the answer.
    request.unpipe(form)
    form.destroy()
    request.resume()
  }
}

/** What a resolver gets for an argument of type `Upload`: the file, once its part of the request begins. */
export type Upload = Promise<FileUpload>

const asDomainError = (error: unknown) => {
  const { message = "", status = 400 } = error instanceof Error ? (error as Error & { status?: number }) : {}
  if (status === 413) return new PayloadTooLargeError("Send one file a request, and `operations` of up to 256 KB.")
  return new InvalidInputError([{ field: FIELD, message }], `The upload cannot be read: ${message}`)
}

/** GraphQL: parses uploads from those who may upload; refuses others before the body. Belongs before Apollo. */
export const graphqlUploads = (limit: number): RequestHandler => {
  const parse = graphqlUploadExpress({ maxFieldSize: 256 * 1024, maxFiles: 1, maxFileSize: limit + 1 })
  return (request, response, next) => {
    if (!request.is("multipart/form-data")) return next()
    const viewer = viewerOf(request)
    // The resolver asks for the one that it needs.
    if (!may(viewer, "leads:write")) requirePermission(viewer, "media:write")
    response.once("finish", () => {
      // What no resolver has read is taken off the connection, so that the next request on it can be received.
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
