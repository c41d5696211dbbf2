import type { RequestHandler } from "express"
import { ServiceUnavailableError } from "../errors.ts"
import { errorHandler } from "./errorHandler.ts"

/**
 * Answers 503 when nothing was answered in time, for example while the database hangs without breaking off. The work
 * may still end well: a form that is sent again then gets the first result, by its `submissionId`.
 */
export const deadline =
  (limitMs: number): RequestHandler =>
  (request, response, next) => {
    const timer = setTimeout(() => {
      if (!response.headersSent) errorHandler(new ServiceUnavailableError(), request, response, next)
    }, limitMs)
    response.once("close", () => clearTimeout(timer))
    next()
  }
