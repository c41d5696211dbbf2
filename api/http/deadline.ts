import type { RequestHandler } from "express"
import { ServiceUnavailableError } from "../contract/errors.ts"
import { errorHandler } from "./errorHandler.ts"

/**
 * Answers 503 when nothing was answered in time, for example while the database hangs without breaking off. The time
 * runs from the end of the request's body; before that, as long as some of it arrives in each span of the limit, a slow
 * phone may take as long as the HTTP server lets it (Node: 5 minutes). The work may still end well: a form that is sent
 * again then gets the first result, by its `submissionId`.
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

    const timer = setTimeout(check, limitMs)
    // Heard once the body is read; listening to the body itself would have it flow before anybody reads it.
    request.once("end", () => timer.refresh())
    response.once("close", () => clearTimeout(timer))
    next()
  }
