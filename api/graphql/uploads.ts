import type { RequestHandler } from "express"
import { type FileUpload, graphqlUploadExpress } from "graphql-upload-minimal"
import { InvalidInputError, PayloadTooLargeError } from "../contract/errors.ts"
import { viewerOf } from "../http/authenticate.ts"
import { readAtMost } from "../http/readAtMost.ts"
import { requireAdmin } from "../modules/auth/viewer.ts"

/** What a resolver gets for an argument of type `Upload`: the file, once its part of the request begins. */
export type Upload = Promise<FileUpload>

const asDomainError = (error: unknown) => {
  const { message = "", status = 400 } = error instanceof Error ? (error as Error & { status?: number }) : {}
  if (status === 413) return new PayloadTooLargeError("Send one file a request, and `operations` of up to 256 KB.")
  return new InvalidInputError([{ field: "file", message }], `The upload cannot be read: ${message}`)
}

/**
 * Takes GraphQL multipart requests apart, from admins only: all others are refused before their body is read. To be put
 * behind `authenticate` and before Apollo. A file's part is cut at one byte more than `limit`.
 */
export const graphqlUploads = (limit: number): RequestHandler => {
  const takeApart = graphqlUploadExpress({ maxFieldSize: 256 * 1024, maxFiles: 1, maxFileSize: limit + 1 })
  return (request, response, next) => {
    if (!request.is("multipart/form-data")) return next()
    requireAdmin(viewerOf(request))
    response.once("finish", () => {
      // What no resolver has read is taken off the connection, so that the next request on it can be heard.
      request.unpipe()
      request.resume()
    })
    takeApart(request, response, (error?: unknown) => next(error ? asDomainError(error) : undefined))
  }
}

/** Reads an uploaded file; of one that is longer than `limit` bytes, one byte more. */
export const readUpload = async (upload: Upload, limit: number): Promise<{ filename: string; bytes: Buffer }> => {
  try {
    const { filename, createReadStream } = await upload
    return { filename, bytes: await readAtMost(createReadStream(), limit) }
  } catch (error) {
    throw asDomainError(error)
  }
}
