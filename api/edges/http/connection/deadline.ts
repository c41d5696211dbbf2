import type { RequestHandler, Response } from "express"
import { ServiceUnavailableError } from "../../../contract/api/errors.ts"
import { errorHandler } from "../errorHandler.ts"

const extensions = new WeakMap<Response, (milliseconds: number) => void>()

/** Gives an answer more time, as it waits for something to happen. */
export const extendDeadline = (response: Response, milliseconds: number) => extensions.get(response)?.(milliseconds)

/**
 * Answers 503 when there is no answer in time, for example while the database hangs without closing the connection. The
 * time starts at the end of the request's body. Until then, as long as some of the body arrives within each period, a
 * slow phone may take as long as the HTTP server allows (Node: 5 minutes). The work may still succeed: a form that is
 * sent again gets the first result, by its `submissionId`.
 */
export const deadline =
  (limitMs: number): RequestHandler =>
  (request, response, next) => {
    let arrived = request.socket.bytesRead

    const check = () => {
      if (response.headersSent) return
      const isArriving = !request.complete && request.socket.bytesRead > arrived
      if (!isArriving) return errorHandler(new ServiceUnavailableError(), request, response, next)
      arrived = request.socket.bytesRead
      timer.refresh()
    }

    let timer = setTimeout(check, limitMs)
    extensions.set(response, (milliseconds) => {
      clearTimeout(timer)
      timer = setTimeout(check, limitMs + milliseconds)
    })
    // Not "data": listening to that would start the flow of the body before anybody reads it.
    request.once("end", () => timer.refresh())
    response.once("close", () => clearTimeout(timer))
    next()
  }
