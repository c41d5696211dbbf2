import type { RequestHandler } from "express"
import { DeadLinkError } from "../../contract/api/errors.ts"

/** Calls of the last release that were removed without six months of notice, each with its replacement. */
const replacements: Readonly<Record<string, string>> = {
  "GET /api/changes/stream":
    "The stream of changes is gone. Ask GET /api/changes?wait=25 again and again, or have a webhook told.",
}

/** Breaking changes that the contract check accepts, until a release empties the list. */
export const acceptedBreaks: readonly (string | RegExp)[] = [
  "GET /api/changes/stream is gone.",
  "GET /api/changes/stream is removed and was never deprecated with a day.",
  "GET /api/changes: answer 200: text/event-stream is gone.",
  "GET /api/changes: parameter Last-Event-ID is gone.",
  // The document now declares limits that the server enforced before.
  /: body\.\w+: pattern is tighter \(none to \\S\)\.$/,
  /: (parameter phone|body\.ad_formats|body\.planned_cities): pattern is tighter \(none to /,
  /^POST \/api\/advertisers\/contact: body\.(cities|location) no longer takes null\.$/,
]

export const removedCalls: RequestHandler = ({ method, baseUrl, path }, _response, next) => {
  const instead = replacements[`${method} ${baseUrl}${path}`]
  next(instead === undefined ? undefined : new DeadLinkError(instead))
}
