import type { ErrorRequestHandler, Request, RequestHandler, Router } from "express"
import { errorId, restReason } from "../../contract/api/errorCodes.ts"
import {
  BadRequestError,
  DomainError,
  type ErrorCode,
  MethodNotAllowedError,
  NotFoundError,
  PayloadTooLargeError,
  type PublicError,
  statusOfCode,
  toExtensions,
  UnsupportedMediaTypeError,
  waitInWords,
} from "../../contract/api/errors.ts"
import { snakeCase } from "../../contract/api/restNames.ts"
import { fillWords } from "../../contract/text/fillWords.ts"
import { readLocale } from "../../contract/text/locale.ts"
import { wordsIn } from "../../contract/words/words.ts"
import { config } from "../../platform/config/config.ts"
import { toPublicError } from "../../platform/publicError.ts"
import { RefusedNamesError } from "./inputFaults.ts"
import { requestIdOf } from "./requestLog.ts"

/** An entry of Express's router stack, which has no public types. */
interface Layer {
  route?: { methods: object }
  handle: { stack?: Layer[] }
  path?: string
  match(path: string): boolean
}

const methodsAt = (layers: readonly Layer[], path: string): string[] =>
  layers
    .filter((layer) => layer.match(path))
    .flatMap(({ route, handle, path: own = "" }) =>
      route ? Object.keys(route.methods) : methodsAt(handle.stack ?? [], path.slice(own.length) || "/"),
    )

export const onlyMethods =
  (...allowed: readonly string[]): RequestHandler =>
  ({ method }, response, next) => {
    if (allowed.includes(method)) return next()
    response.set("Allow", allowed.join(", "))
    next(new MethodNotAllowedError(allowed))
  }

/** 405 instead of 404 if the path exists for another method. */
export const notFoundIn =
  (...routers: readonly Router[]): RequestHandler =>
  (request, response, next) => {
    const { path, method } = request
    const known = new Set(routers.flatMap(({ stack }) => methodsAt(stack as unknown as Layer[], path)))
    if (known.has("get")) known.add("head")
    if (known.size === 0 || known.has(method.toLowerCase())) return next(new NotFoundError("address"))
    onlyMethods(...[...known].map((name) => name.toUpperCase()).sort())(request, response, next)
  }

const jsonRpcCodes: Partial<Record<ErrorCode, number>> = { BAD_REQUEST: -32_700, INTERNAL_SERVER_ERROR: -32_603 }

const GRAPHQL_RESPONSE = "application/graphql-response+json"

// Errors of Express and its parsers have a status, by which they are told apart.
const asDomainError = (error: unknown): unknown => {
  if (error instanceof DomainError || !(error instanceof Error) || !("status" in error)) return error
  if (error.status === 413) return new PayloadTooLargeError("The request is too large.", { cause: error })
  if (error.status === 415) return new UnsupportedMediaTypeError("This encoding is not supported.", { cause: error })
  if ("type" in error && error.type === "entity.parse.failed") {
    return new BadRequestError("The body is not valid JSON.", { cause: error })
  }
  return error.status === 400 ? new BadRequestError("The request cannot be read.", { cause: error }) : error
}

// Only the first part of a path such as `content.cards.1.linkLabel` is a name of ours. The others are content keys.
const restName = (field: string) => field.replace(/^[^.]+/, snakeCase)

const reasonToRest = ({ reason }: PublicError) => (reason ? { [restReason(reason)]: true } : {})

const messageOfPage = ({ code, message, retryAfterSeconds }: PublicError, path: string) => {
  const { locale } = readLocale(path.replace(/\?.*/, ""))
  return code === "RATE_LIMITED"
    ? fillWords(wordsIn(locale).form.tooMany, { wait: waitInWords(retryAfterSeconds ?? 0, locale) })
    : message
}

// RFC 6750: an error is reported only if credentials were sent.
const challengeOf = (request: Request) =>
  request.get("authorization") === undefined ? "Bearer" : 'Bearer error="invalid_token"'

/** Clients get errors in the format of the address: JSON, GraphQL, JSON-RPC or plain text. */
export const errorHandler: ErrorRequestHandler = (error, request, response, _next) => {
  // The deadline has already answered.
  if (response.writableEnded) return
  const requestId = requestIdOf(response)
  const known = toPublicError(asDomainError(error), requestId)
  if (response.headersSent) {
    response.destroy()
    return
  }
  // Not `request.path`, which lacks the prefix inside a mounted router.
  const path = request.originalUrl
  response.status(statusOfCode[known.code])
  if (known.code === "UNAUTHENTICATED") response.set("WWW-Authenticate", challengeOf(request))
  if (known.retryAfterSeconds !== null) response.set("Retry-After", String(known.retryAfterSeconds))
  if (/^\/graphql\/?(\?|$)/.test(path)) {
    // GraphQL clients ignore plain JSON with an error status, so the requested type is used.
    response.type(request.accepts(["application/json", GRAPHQL_RESPONSE]) || "application/json")
    response.json({ errors: [{ message: known.message, extensions: toExtensions(known, requestId) }] })
  } else if (/^\/mcp(\?|$)/.test(path)) {
    const code = jsonRpcCodes[known.code] ?? -32_000
    const data = toExtensions(known, requestId)
    response.json({ jsonrpc: "2.0", id: null, error: { code, message: known.message, data } })
  } else if (/^\/(api|livez|readyz|healthz|adminpage\/preview)([/?]|$)/.test(path)) {
    const isAsSent = error instanceof RefusedNamesError
    const errors = known.fields.map(({ field, message }) => ({ field: isAsSent ? field : restName(field), message }))
    if (config.isSchemaServed) response.append("Link", `</docs#${errorId(known.code)}>; rel="help"`)
    response.json({ success: false, ...reasonToRest(known), message: known.message, errors })
  } else {
    response.type("text").send(`${messageOfPage(known, path)}\n`)
  }
}
