import type { RequestHandler } from "express"
import { InvalidInputError } from "../errors.ts"
import { textFault } from "../validation/readableInput.ts"

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    // A broken escape is for the router to refuse.
    return path
  }
}

/** Refuses addresses that have control characters in their path. */
export const readableAddress: RequestHandler = (request, _response, next) => {
  const fault = textFault(decoded(request.path))
  if (fault) throw new InvalidInputError([{ field: "path", message: `path ${fault}.` }])
  next()
}
