import { isUtf8 } from "node:buffer"
import express, { type Request, type RequestHandler } from "express"
import { BadRequestError, type FieldError, UnsupportedMediaTypeError } from "../../../contract/api/errors.ts"
import { isJsonObject } from "../../../contract/api/jsonObject.ts"
import { inputFaults, RefusedNamesError, refuseUnknown } from "../inputFaults.ts"

interface Accepted {
  query?: readonly string[]
  body?: readonly string[]
}

/** Rejects invalid bytes, which body parsers would replace by U+FFFD. */
const requireUtf8 = (_request: unknown, _response: unknown, bytes: Buffer, encoding: string | null) => {
  if (encoding === "utf-8" && !isUtf8(bytes)) throw new BadRequestError("The body is not valid UTF-8.")
}

/** The same check for forms, whose bytes are percent-encoded. */
export const requireFormInUtf8: typeof requireUtf8 = (request, response, bytes, encoding) => {
  const unescaped = Buffer.from(unescape(bytes.toString("latin1")), "latin1")
  requireUtf8(request, response, unescaped, encoding)
}

export const readJson = express.json({ limit: "256kb", verify: requireUtf8 })

const refuse = (faults: readonly FieldError[]) => {
  if (faults.length > 0) throw new RefusedNamesError(faults)
}

const checkQuery = ({ query }: Request, accepted: readonly string[]) => {
  refuse(inputFaults(query))
  refuseUnknown("query parameter", query, accepted)
  const repeated = Object.keys(query).filter((name) => typeof query[name] !== "string")
  refuse(repeated.map((name) => ({ field: name, message: `${name} may be given once.` })))
}

const checkBody = (body: unknown, accepted: readonly string[]) => {
  if (!isJsonObject(body)) throw new BadRequestError("The body must be a JSON object.")
  refuse(inputFaults(body))
  refuseUnknown("field", body, accepted)
}

/**
 * Rejects unknown query parameters and body fields, listing the accepted ones, so a typo neither widens an answer nor
 * loses a value. Services validate the values. With `body`, parses the body, which must be a JSON object.
 */
export const acceptOnly =
  ({ query = [], body }: Accepted): RequestHandler =>
  (request, response, next) => {
    checkQuery(request, query)
    if (!body) return next()
    if (!request.is("application/json")) {
      throw new UnsupportedMediaTypeError("Send the values as JSON, with Content-Type: application/json.")
    }
    readJson(request, response, (error?: unknown) => {
      if (error) return next(error)
      try {
        checkBody(request.body, body)
        next()
      } catch (refusal) {
        next(refusal)
      }
    })
  }
