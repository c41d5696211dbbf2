import type { Request, RequestHandler, Response } from "express"
import { BadRequestError, ForbiddenError, UnauthenticatedError } from "../../contract/api/errors.ts"
import { config } from "../../platform/config/config.ts"
import { authenticate, viewerOf } from "../http/authenticate.ts"
import { ownOrigin } from "../http/ownOrigin.ts"
import { addToRequestLog, requestIdOf } from "../http/requestLog.ts"
import { readJson } from "../http/rest/acceptOnly.ts"

/** No call keeps anything for the next one, so there is no stream to open and no session to end. */
const postOnly: RequestHandler = (request, response, next) => {
  if (request.method === "POST") return next()
  response.status(405).set("Allow", "POST").type("text").send("Send messages with POST.\n")
}

/** As the protocol asks, against pages elsewhere that call a server which only the browser's machine reaches. */
const knownOrigin: RequestHandler = (request, _response, next) => {
  const origin = request.get("origin")
  if (origin !== undefined && origin !== ownOrigin(request) && !config.corsOrigins.includes(origin))
    throw new ForbiddenError("Pages of this origin may not call: CORS_ORIGINS does not name it.")
  next()
}

/** An assistant acts in its own name and by its own scopes, never as the person who is signed in. */
const keyOnly: RequestHandler = (request, _response, next) => {
  if (!viewerOf(request).apiKey)
    throw new UnauthenticatedError("Assistants need an API key: send it as Authorization: Bearer <key>.")
  next()
}

/** Each message counts as a request, so they come one by one. */
const oneMessage: RequestHandler = (request, _response, next) => {
  if (Array.isArray(request.body)) throw new BadRequestError("Send one message per request.")
  next()
}

/** The one message of an answer that the SDK sends as a stream of events. */
const messageIn = (stream: string) => /^data: (\{.*\})$/m.exec(stream)?.[1] ?? stream

const asWebRequest = (request: Request, signal: AbortSignal) => {
  const { method, originalUrl, rawHeaders } = request
  const headers = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "")
  // The SDK wants both named.
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
  // Few installations have assistants, and every start would read the SDK.
  const { answerMessage } = await import("./mcpServer.ts")
  const answered = await answerMessage(asWebRequest(request, gone.signal), request.body, call)
  const text = await answered.text()
  // The deadline may have answered.
  if (response.headersSent) return
  response.status(answered.status)
  const type = answered.headers.get("content-type")
  const isUnasked = type?.startsWith("text/event-stream") && !request.get("accept")?.includes("text/event-stream")
  if (type) response.setHeader("Content-Type", isUnasked ? "application/json" : type)
  response.end(isUnasked ? messageIn(text) : text)
}

/** The Model Context Protocol over Streamable HTTP. Any process answers any message. */
export const mcp: readonly RequestHandler[] = [
  postOnly,
  knownOrigin,
  authenticate,
  keyOnly,
  readJson,
  oneMessage,
  answer,
]
