import express, { type Request, type RequestHandler } from "express"
import { BadRequestError, type FieldError, UnsupportedMediaTypeError } from "../../../contract/api/errors.ts"
import { isJsonObject } from "../../../contract/api/jsonObject.ts"
import { inputFaults, RefusedNamesError, refuseUnknown } from "../inputFaults.ts"

interface Accepted {
  query?: readonly string[]
  body?: readonly string[]
}

const parseJson = express.json({ limit: "256kb" })

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
 * Refuses query parameters and body fields that a REST call does not know, naming them and what is accepted, so that a
 * typo neither widens an answer nor loses a value. Which values are valid is up to the services. With `body`, the body
 * is parsed and must be a JSON object.
 */
export const acceptOnly =
  ({ query = [], body }: Accepted): RequestHandler =>
  (request, response, next) => {
    checkQuery(request, query)
    if (!body) return next()
    if (!request.is("application/json")) {
      throw new UnsupportedMediaTypeError("Send the values as JSON, with Content-Type: application/json.")
    }
    parseJson(request, response, (error?: unknown) => {
      if (error) return next(error)
      try {
        checkBody(request.body, body)
        next()
      } catch (refusal) {
        next(refusal)
      }
    })
  }
