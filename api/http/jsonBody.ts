import express, { type RequestHandler } from "express"
import { InvalidInputError, UnsupportedMediaTypeError } from "../errors.ts"

const parseJson = express.json({ limit: "256kb" })

/** The body of a request to REST, which must be a JSON object. */
export type JsonObject = Record<string, unknown>

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Parses the body as JSON; another content type, broken JSON or anything but an object is refused. */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (!request.is("application/json")) {
    throw new UnsupportedMediaTypeError("Send the values as JSON, with Content-Type: application/json.")
  }
  parseJson(request, response, (error?: unknown) => {
    if (error) return next(error)
    if (isJsonObject(request.body)) return next()
    next(new InvalidInputError([], "The body must be a JSON object."))
  })
}
