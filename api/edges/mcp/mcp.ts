import express, { type Request, type RequestHandler, type Response } from "express"
import { BadRequestError, ForbiddenError, UnauthenticatedError } from "../../contract/api/errors.ts"
import { config } from "../../platform/config/config.ts"
import { authenticate, viewerOf } from "../http/authenticate.ts"
import { ownOrigin } from "../http/ownOrigin.ts"
import { addToRequestLog, requestIdOf } from "../http/requestLog.ts"

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

const asWebRequest = ({ method, originalUrl, rawHeaders }: Request, signal: AbortSignal) => {
  const headers = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "")
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
  const body = Buffer.from(await answered.arrayBuffer())
  // The deadline may have answered.
  if (response.headersSent) return
  response.status(answered.status)
  const type = answered.headers.get("content-type")
  if (type) response.setHeader("Content-Type", type)
  response.end(body)
}

/** The Model Context Protocol over Streamable HTTP. Any process answers any message. */
export const mcp: readonly RequestHandler[] = [
  postOnly,
  knownOrigin,
  authenticate,
  keyOnly,
  express.json({ limit: "256kb" }),
  oneMessage,
  answer,
]
