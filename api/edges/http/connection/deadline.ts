import type { RequestHandler, Response } from "express"
import { ServiceUnavailableError } from "../../../contract/api/errors.ts"
import { errorHandler } from "../errorHandler.ts"

const extensions = new WeakMap<Response, (milliseconds: number) => void>()

export const extendDeadline = (response: Response, milliseconds: number) => extensions.get(response)?.(milliseconds)

/**
 * Answers 503 after the limit, such as if the database hangs. A body that is still arriving extends the limit. The work
 * may still succeed, and a resubmitted form then gets the first result by its `submissionId`.
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
    // A "data" listener is avoided, as it would start the flow before the body is read.
    request.once("end", () => timer.refresh())
    response.once("close", () => clearTimeout(timer))
    next()
  }
