import type { ErrorRequestHandler, RequestHandler } from "express"
import {
  BadRequestError,
  DomainError,
  NotFoundError,
  PayloadTooLargeError,
  statusOfCode,
  toExtensions,
  UnsupportedMediaTypeError,
} from "../contract/errors.ts"

import { toPublicError } from "../publicError.ts"
import { RefusedNamesError } from "./inputFaults.ts"
import { requestIdOf } from "./requestLog.ts"
import { snakeCase } from "./rest/fieldNames.ts"

/** Ends the requests that nothing has answered. */
export const notFound: RequestHandler = (_request, _response, next) => next(new NotFoundError("address"))

const GRAPHQL_RESPONSE = "application/graphql-response+json"

// Express and its parsers throw errors that carry the status they deserve.
const asDomainError = (error: unknown): unknown => {
  if (error instanceof DomainError || !(error instanceof Error) || !("status" in error)) return error
  if (error.status === 413) return new PayloadTooLargeError("The request is too large.", { cause: error })
  if (error.status === 415) return new UnsupportedMediaTypeError("This encoding is not supported.", { cause: error })
  if ("type" in error && error.type === "entity.parse.failed") {
    return new BadRequestError("The body is not valid JSON.", { cause: error })
  }
  return error.status === 400 ? new BadRequestError("The request cannot be read.", { cause: error }) : error
}

// Of a place such as `content.cards.1.linkLabel` only the first part is ours to name.
const restName = (field: string) => field.replace(/^[^.]+/, snakeCase)

/**
 * Turns every error into an answer: under /api, for health checks and for previews as JSON of one shape, under /graphql
 * as GraphQL errors, elsewhere as a line of text.
 */
export const errorHandler: ErrorRequestHandler = (error, request, response, _next) => {
  // The deadline has answered already; what came too late changes nothing.
  if (response.writableEnded) return
  const requestId = requestIdOf(response)
  const known = toPublicError(asDomainError(error), requestId)
  if (response.headersSent) {
    response.destroy()
    return
  }
  // Not `path`: a middleware that is mounted below an address sees only the rest of it there.
  const path = request.originalUrl
  response.status(statusOfCode[known.code])
  if (known.retryAfterSeconds !== null) response.set("Retry-After", String(known.retryAfterSeconds))
  if (/^\/graphql\/?(\?|$)/.test(path)) {
    // Of a refusal that calls itself plain JSON a GraphQL client reads the status alone, and never the errors.
    response.type(request.accepts(["application/json", GRAPHQL_RESPONSE]) || "application/json")
    response.json({ errors: [{ message: known.message, extensions: toExtensions(known, requestId) }] })
  } else if (/^\/(api|healthz|adminpage\/preview)([/?]|$)/.test(path)) {
    const asSent = error instanceof RefusedNamesError
    const errors = known.fields.map(({ field, message }) => ({ field: asSent ? field : restName(field), message }))
    response.json({ success: false, message: known.message, errors })
  } else {
    response.type("text").send(`${known.message}\n`)
  }
}
