import type { Request, RequestHandler, Response } from "express"
import { BadRequestError, ForbiddenError, UnauthenticatedError } from "../../contract/api/errors.ts"
import { config } from "../../platform/config/config.ts"
import { authenticate, viewerOf } from "../http/authenticate.ts"
import { onlyMethods } from "../http/errorHandler.ts"
import { ownOrigin } from "../http/ownOrigin.ts"
import { addToRequestLog, requestIdOf } from "../http/requestLog.ts"
import { readJson } from "../http/rest/acceptOnly.ts"

/** The protocol requires this: otherwise web pages could call servers that only the browser's machine reaches. */
const knownOrigin: RequestHandler = (request, _response, next) => {
  const origin = request.get("origin")
  if (origin !== undefined && origin !== ownOrigin(request) && !config.corsOrigins.includes(origin))
    throw new ForbiddenError("Pages of this origin may not call: CORS_ORIGINS does not name it.")
  next()
}

/** Assistants act under their own key and its scopes, never as the signed-in user. */
const keyOnly: RequestHandler = (request, _response, next) => {
  if (!viewerOf(request).apiKey)
    throw new UnauthenticatedError("Assistants need an API key: send it as Authorization: Bearer <key>.")
  next()
}

/** Batches are refused, as each message must count as a request. */
const oneMessage: RequestHandler = (request, _response, next) => {
  if (Array.isArray(request.body)) throw new BadRequestError("Send one message per request.")
  next()
}

const messageIn = (stream: string) => /^data: (\{.*\})$/m.exec(stream)?.[1] ?? stream

const asWebRequest = (request: Request, signal: AbortSignal) => {
  const { method, originalUrl, rawHeaders } = request
  const headers = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "")
  // The SDK refuses requests that do not accept both types, so the second one is added.
  if (request.accepts("application/json")) headers.set("accept", "application/json, text/event-stream")
  return new globalThis.Request(new URL(originalUrl, "http://localhost"), { method, headers, signal })
}

const answer = async (request: Request, response: Response) => {
  const gone = new AbortController()
  response.once("close", () => gone.abort())
  const call = {
    viewer: viewerOf(request),
    gone: gone.signal,
    requestId: requestIdOf(response),
    addToRequestLog: (summary: Parameters<typeof addToRequestLog>[1]) => addToRequestLog(response, summary),
  }
  // Loaded on demand, as few installations use assistants.
  const { answerMessage } = await import("./mcpServer.ts")
  const answered = await answerMessage(asWebRequest(request, gone.signal), request.body, call)
  const text = await answered.text()
  if (response.headersSent) return
  response.status(answered.status)
  const type = answered.headers.get("content-type")
  const isUnasked = type?.startsWith("text/event-stream") && !request.get("accept")?.includes("text/event-stream")
  if (type) response.setHeader("Content-Type", isUnasked ? "application/json" : type)
  response.end(isUnasked ? messageIn(text) : text)
}

/** Streamable HTTP without sessions, so that any process can answer. */
export const mcp: readonly RequestHandler[] = [
  // Only POST, as without sessions there is no stream to read by GET and no session to end by DELETE.
  onlyMethods("POST"),
  knownOrigin,
  authenticate,
  keyOnly,
  readJson,
  oneMessage,
  answer,
]
