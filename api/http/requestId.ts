import { randomUUID } from "node:crypto"
import type { RequestHandler, Response } from "express"
import { currentRequest } from "../logger.ts"

const HEADER = "X-Request-Id"

/** Gives each request an id, answers it in a header, and puts it on each line that is logged on the way. */
export const requestId: RequestHandler = (_request, response, next) => {
  const id = randomUUID()
  response.setHeader(HEADER, id)
  currentRequest.run({ requestId: id }, next)
}

/** The id of the request that this response answers. */
export const requestIdOf = (response: Response) => String(response.getHeader(HEADER))
