import busboy from "busboy"
import type { Request } from "express"
import { InvalidInputError, UnsupportedMediaTypeError } from "../contract/errors.ts"
import { readAtMost } from "./readAtMost.ts"

const FIELD = "file"

const refused = (message: string) => new InvalidInputError([{ field: FIELD, message }])

const openForm = (request: Request, limit: number) => {
  if (!request.is("multipart/form-data")) {
    throw new UnsupportedMediaTypeError(`Send the file as multipart/form-data, in a field named "${FIELD}".`)
  }
  try {
    // One byte more than is taken, so that a file that is too long shows by its length: busboy cuts without a word.
    const limits = { fields: 0, files: 1, fileSize: limit + 1 }
    return busboy({ headers: request.headers, defParamCharset: "utf8", limits })
  } catch {
    throw refused("This is no multipart form: its Content-Type names no boundary.")
  }
}

/**
 * Receives a form that holds one file, in the field `file`, and nothing else. Of a file that is longer than `limit`
 * bytes one byte more is read, and no further.
 */
export const receiveFormFile = async (
  request: Request,
  limit: number,
): Promise<{ filename: string; bytes: Buffer }> => {
  const form = openForm(request, limit)
  try {
    return await new Promise((resolve, reject) => {
      const refuse = () => reject(refused(`Send one file, in a field named "${FIELD}", and nothing else.`))
      let received: Promise<{ filename: string; bytes: Buffer }> | null = null

      form.on("file", (name, content, { filename = "" }) => {
        // A form that breaks off breaks its file off as well; the form tells.
        content.on("error", () => {})
        if (name !== FIELD) return refuse()
        received = readAtMost(content, limit).then((bytes) => ({ filename, bytes }))
        received.then((file) => file.bytes.length > limit && resolve(file), reject)
      })
      form.on("filesLimit", refuse).on("fieldsLimit", refuse)
      form.on("error", () => reject(refused("The form breaks off, or is no multipart form.")))
      form.on("close", () => (received ? received.then(resolve, reject) : refuse()))
      request.once("close", () => request.complete || reject(refused("The upload broke off.")))
      request.pipe(form)
    })
  } finally {
    // What is still to come is not read, but taken off the connection, so that the sender gets to read the answer.
    request.unpipe(form)
    form.destroy()
    request.resume()
  }
}
