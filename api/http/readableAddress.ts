import type { RequestHandler } from "express"
import { BadRequestError, InvalidInputError } from "../contract/errors.ts"
import { textFault } from "./readableInput.ts"

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new BadRequestError("The path is not valid percent-encoded UTF-8.")
  }
}

/**
 * Refuses addresses that are more than a path and a query, such as `http://user:password@host/`, and paths that cannot
 * be decoded or have control characters.
 */
export const readableAddress: RequestHandler = (request, _response, next) => {
  if (!request.originalUrl.startsWith("/")) throw new BadRequestError("Ask for a path, such as /drivers.")
  const fault = textFault(decoded(request.path))
  if (fault) throw new InvalidInputError([{ field: "path", message: `path ${fault}.` }])
  next()
}
