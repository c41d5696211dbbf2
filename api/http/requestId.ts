import { randomUUID } from "node:crypto"
import type { RequestHandler, Response } from "express"
import { logger } from "../logger.ts"

const HEADER = "X-Request-Id"

/** Gives each request an id, answers it in a header, and logs what became of the request. */
export const requestId: RequestHandler = (request, response, next) => {
  const id = randomUUID()
  const started = performance.now()
  response.setHeader(HEADER, id)
  response.once("close", () => {
    const durationMs = Math.round(performance.now() - started)
    // Without the query string: it can hold personal data.
    const path = request.originalUrl.split("?")[0]
    logger.info({ requestId: id, method: request.method, path, status: response.statusCode, durationMs }, "request")
  })
  next()
}

/** The id of the request that this response answers. */
export const requestIdOf = (response: Response) => String(response.getHeader(HEADER))
