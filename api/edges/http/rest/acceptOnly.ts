import { isUtf8 } from "node:buffer"
import express, { type Request, type RequestHandler } from "express"
import { BadRequestError, type FieldError, UnsupportedMediaTypeError } from "../../../contract/api/errors.ts"
import { isJsonObject } from "../../../contract/api/jsonObject.ts"
import { inputFaults, RefusedNamesError, rejectUnknownNames } from "../inputFaults.ts"

interface Accepted {
  query?: readonly string[]
  body?: readonly string[]
}

/** Body parsers would replace invalid bytes by U+FFFD. */
const requireUtf8 = (_request: unknown, _response: unknown, bytes: Buffer, encoding: string | null) => {
  if (encoding === "utf-8" && !isUtf8(bytes)) throw new BadRequestError("The body is not valid UTF-8.")
}

/** The bytes of forms are percent-encoded, so they are decoded before the check. */
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
  rejectUnknownNames("query parameter", query, accepted)
  const repeated = Object.keys(query).filter((name) => typeof query[name] !== "string")
  refuse(repeated.map((name) => ({ field: name, message: `${name} may be given once.` })))
}

const checkBody = (body: unknown, accepted: readonly string[]) => {
  if (!isJsonObject(body)) throw new BadRequestError("The body must be a JSON object.")
  refuse(inputFaults(body))
  rejectUnknownNames("field", body, accepted)
}

/**
 * A typo must neither widen an answer nor lose a value, so unknown names are refused, and the accepted ones listed.
 * With `body`, the body is parsed, and must be a JSON object.
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
