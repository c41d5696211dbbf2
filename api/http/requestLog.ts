import { randomUUID } from "node:crypto"
import type { Request, RequestHandler, Response } from "express"
import { currentRequest, logger } from "../logger.ts"
import { viewerOf } from "./authenticate.ts"

const ID_HEADER = "X-Request-Id"

/** Gives each request an id, sends it back in a header, and puts it on every line that is logged for the request. */
export const requestId: RequestHandler = (_request, response, next) => {
  const id = randomUUID()
  response.setHeader(ID_HEADER, id)
  currentRequest.run({ requestId: id }, next)
}

/** The id of the request that this response answers. */
export const requestIdOf = (response: Response) => String(response.getHeader(ID_HEADER))

/** What a GraphQL request asked for and how it ended, without any of its values. */
export interface OperationFacts {
  /** The name that the client gave to its operation. */
  operation?: string
  /** The fields of Query or Mutation that it asked for. */
  fields?: readonly string[]
  /** The codes of its errors: a failed login answers 200, too. */
  errorCodes?: readonly string[]
}

const operations = new WeakMap<Response, OperationFacts>()

/** Adds to the log line of a request what GraphQL knows of it. */
export const noteOperation = (response: Response, facts: OperationFacts) => {
  operations.set(response, { ...operations.get(response), ...facts })
}

const MOUNTS = ["/api", "/media"]

const pathOf = (request: Request) => request.originalUrl.split("?")[0] ?? ""

// The pattern and never the address itself: whoever asks can put anything into an address.
const routeOf = (request: Request, status: number): string | null => {
  const path = pathOf(request)
  if (path === "/graphql") return path
  const pattern: unknown = request.route?.path
  if (pattern === undefined) return null
  const patterns = [pattern].flat().map(String)
  const mount = MOUNTS.find((prefix) => path.startsWith(`${prefix}/`)) ?? ""
  // The pages share a pattern; an address that is a page of the site is no secret.
  if (patterns.includes("/{*path}") && status < 400) return path
  return mount + (patterns.find((one) => one === path) ?? patterns.at(-1))
}

/**
 * Logs what became of each request: which route, how it ended, how long it took, who asked and from where. Never a
 * query, a body or a header. Files of the site are logged at the level `debug`.
 */
export const requestLog: RequestHandler = (request, response, next) => {
  const started = performance.now()
  // Asked for now: a connection that has broken off has no address.
  const { address } = viewerOf(request)
  response.once("close", () => {
    const { admin } = viewerOf(request)
    const status = response.statusCode
    const route = routeOf(request, status)
    const isFile = route === null && status < 400
    logger[isFile ? "debug" : "info"](
      {
        requestId: requestIdOf(response),
        method: request.method,
        route: route ?? (isFile ? "file" : "none"),
        status,
        // The client may leave before the answer is whole.
        ...(!response.writableFinished && { isBrokenOff: true }),
        durationMs: Math.round(performance.now() - started),
        viewer: admin ? String(admin.id) : "visitor",
        address,
        ...operations.get(response),
      },
      "request",
    )
  })
  next()
}
