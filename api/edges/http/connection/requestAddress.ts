import type { RequestHandler } from "express"
import { BadRequestError, InvalidInputError, UriTooLongError } from "../../../contract/api/errors.ts"
import { textFault } from "../../../contract/text/text.ts"
import { hostNameOf } from "../../../platform/text/hostName.ts"
import { shownName } from "../inputFaults.ts"

/** Pages and mails contain the host, so an attacker's host must not get in. A proxy may set it by X-Forwarded-Host. */
export const allowedHosts =
  (allowed: readonly string[] | null): RequestHandler =>
  ({ host }, _response, next) => {
    const name = host === undefined ? "" : hostNameOf(host)
    if (name === null) throw new BadRequestError(`"${shownName(host)}" is not a host name.`)
    if (!allowed || allowed.includes(name)) return next()
    const namedHost = name === "" ? "a request without a host" : `"${name}"`
    throw new BadRequestError(
      `This server does not answer for ${namedHost}: neither PUBLIC_URL nor ALLOWED_HOSTS names it.`,
    )
  }

// The product's longest path, a file on a status page, has fewer than 100 characters. Node.js limits the query.
const PATH_MAX = 2_048

const decoded = (part: string, name: "path" | "query") => {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new BadRequestError(`The ${name} is not valid percent-encoded UTF-8.`)
  }
}

/** Absolute targets, such as `http://user:password@host/`, and control characters would get into logs and links. */
export const readablePath: RequestHandler = (request, _response, next) => {
  if (!request.originalUrl.startsWith("/")) throw new BadRequestError("Ask for a path, such as /drivers.")
  if (request.path.length > PATH_MAX) throw new UriTooLongError(`The path has more than ${PATH_MAX} characters.`)
  // Links to pages may have any query appended, so only the query of the API is checked.
  if (request.path.startsWith("/api/")) decoded(request.originalUrl.slice(request.path.length), "query")
  const fault = textFault(decoded(request.path, "path"))
  if (fault) throw new InvalidInputError([{ field: "path", message: `path ${fault}.` }])
  next()
}
