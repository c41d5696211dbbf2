import express, { type Request, type RequestHandler } from "express"
import { BadRequestError, type FieldError, InvalidInputError, UnsupportedMediaTypeError } from "../contract/errors.ts"
import { inputFaults, shownName } from "./readableInput.ts"
import type { JsonObject } from "./restNames.ts"

/** What a REST call takes, by the names that callers use. */
interface Taken {
  query?: readonly string[]
  /** Without it the body is not read. */
  body?: readonly string[]
}

/** Refused fields under the names that the caller sent them by, whatever those look like. */
export class RefusedNamesError extends InvalidInputError {}

const UNKNOWN_MAX = 20

const parseJson = express.json({ limit: "256kb" })

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const refuse = (faults: readonly FieldError[], message?: string) => {
  if (faults.length > 0) throw new RefusedNamesError(faults, message)
}

/** Refuses what is given under other names than those that are taken, naming both. */
export const refuseUnknown = (
  kind: "query parameter" | "request parameter" | "field",
  given: JsonObject,
  taken: readonly string[],
) => {
  const unknown = Object.keys(given).filter((name) => !taken.includes(name))
  const faults = unknown.slice(0, UNKNOWN_MAX).map((name) => {
    const field = shownName(name)
    return { field, message: `${field} is not a ${kind} of this call.` }
  })
  const accepted = taken.length > 0 ? `Accepted are: ${taken.join(", ")}.` : `This call takes no ${kind}s.`
  refuse(faults, `Unknown ${kind}: ${faults.map(({ field }) => field).join(", ")}. ${accepted}`)
}

const checkQuery = ({ query }: Request, taken: readonly string[]) => {
  refuse(inputFaults(query))
  refuseUnknown("query parameter", query, taken)
  const repeated = Object.keys(query).filter((name) => typeof query[name] !== "string")
  refuse(repeated.map((name) => ({ field: name, message: `${name} may be given once.` })))
}

const checkBody = (body: unknown, taken: readonly string[]) => {
  if (!isJsonObject(body)) throw new BadRequestError("The body must be a JSON object.")
  refuse(inputFaults(body))
  refuseUnknown("field", body, taken)
}

/**
 * The edge of a REST call: refuses what the call does not take, naming it and what is accepted, so that a typo neither
 * widens an answer nor loses a value. What the values may be is for the services to say. With `body`, the body is
 * parsed and must be a JSON object.
 */
export const takes =
  ({ query = [], body }: Taken): RequestHandler =>
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
