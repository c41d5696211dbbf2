import { randomUUID } from "node:crypto"
import type { Request, RequestHandler, Response } from "express"
import { currentRequest, logger } from "../../platform/log/logger.ts"
import { measure } from "../../platform/log/measurements.ts"
import { viewerOf } from "./authenticate.ts"

const ID_HEADER = "X-Request-Id"

// Accepts all common formats of ids, but nothing that could break a log line, a header or a quotation.
const ACCEPTED_ID = /^[\w.:=+/-]{1,128}$/

/** The id of a proxy is kept, so that its log and ours can be joined. */
export const requestId: RequestHandler = (request, response, next) => {
  const incoming = request.get(ID_HEADER)
  const id = incoming !== undefined && ACCEPTED_ID.test(incoming) ? incoming : randomUUID()
  response.setHeader(ID_HEADER, id)
  currentRequest.run({ requestId: id }, next)
}

export const requestIdOf = (response: Response) => String(response.getHeader(ID_HEADER))

export interface OperationSummary {
  operation?: string
  fields?: readonly string[]
  /** The status alone hides failures, as even a failed login has status 200. */
  errorCodes?: readonly string[]
}

const operations = new WeakMap<Response, OperationSummary>()

export const addToRequestLog = (response: Response, summary: OperationSummary) => {
  operations.set(response, { ...operations.get(response), ...summary })
}

const MOUNTS = ["/api", "/media"]

const pathOf = (request: Request) => request.originalUrl.split("?")[0] ?? ""

// A mailed link grants access, so the log must not contain its address in any spelling.
const PRIVATE = /^\/+(es\/+)?(status|unsubscribe)\/|%/i

const PAGES = "/{*path}"

// Only the route's pattern is logged, as clients can put anything into an address.
const patternOf = (request: Request): string | null => {
  const path = pathOf(request)
  if (path === "/graphql") return path
  const pattern: unknown = request.route?.path
  if (pattern === undefined) return null
  const patterns = [pattern].flat().map(String)
  const mount = MOUNTS.find((prefix) => path.startsWith(`${prefix}/`)) ?? ""
  return mount + (patterns.find((one) => one === path) ?? patterns.at(-1))
}

/** Query, body and headers are never logged, as they may contain personal data or tokens. */
export const requestLog: RequestHandler = (request, response, next) => {
  const started = performance.now()
  // Read early, as a closed connection has no address.
  const { address } = viewerOf(request)
  response.once("close", () => {
    const { user, apiKey } = viewerOf(request)
    const status = response.statusCode
    const pattern = patternOf(request)
    const isFile = pattern === null && status < 400
    const route = pattern ?? (isFile ? "file" : "none")
    const seconds = (performance.now() - started) / 1000
    // The client may disconnect before the end of the answer.
    const isBrokenOff = !response.writableFinished
    const summary = operations.get(response)
    logger[isFile ? "debug" : "info"](
      {
        requestId: requestIdOf(response),
        method: request.method,
        // All pages share a pattern, so the address is logged instead, which is safe if the page exists.
        route: pattern === PAGES && status < 400 && !PRIVATE.test(pathOf(request)) ? pathOf(request) : route,
        status,
        ...(isBrokenOff && { isBrokenOff }),
        durationMs: Math.round(seconds * 1000),
        viewer: apiKey ? `api_key ${apiKey.id}` : user ? String(user.id) : "visitor",
        address,
        ...summary,
      },
      "request",
    )
    const { fields = [], errorCodes = [] } = summary ?? {}
    const hasErrors = errorCodes.length > 0
    measure("request", { method: request.method, route, status, isBrokenOff, seconds, fields, hasErrors })
  })
  next()
}
