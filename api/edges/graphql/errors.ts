import type { ApolloServerPlugin } from "@apollo/server"
import { GraphQLError, type GraphQLFormattedError } from "graphql"
import { type FieldError, statusOfCode, toExtensions } from "../../contract/api/errors.ts"
import { config } from "../../platform/config/config.ts"
import { toPublicError } from "../../platform/publicError.ts"
import type { RequestContext } from "./context.ts"

// graphql-js refuses mistyped variables before any resolver runs, so the field is taken from its message.
const coercedField = (message: string): FieldError[] => {
  const path = / at "(?:\w+\.)*(\w+)(?:\[\d+\])?"/.exec(message)?.[1]
  const missing = /Field "(\w+)" of required type/.exec(message)?.[1]
  const variable = /Variable "\$(\w+)"/.exec(message)?.[1]
  const field = missing ?? path ?? variable
  return field ? [{ field, message }] : []
}

const format = (error: GraphQLError, formatted: GraphQLFormattedError, requestId: string): GraphQLFormattedError => {
  const { originalError } = error
  if (originalError && !(originalError instanceof GraphQLError)) {
    const known = toPublicError(originalError, requestId)
    return { ...formatted, message: known.message, extensions: toExtensions(known, requestId) }
  }
  const { stacktrace, ...extensions } = formatted.extensions ?? {}
  if (extensions.code !== "BAD_USER_INPUT") return { ...formatted, extensions }
  // Apollo removes suggestions from validation errors, but not from errors about variables.
  const message = config.isSchemaServed ? formatted.message : formatted.message.replace(/ Did you mean [^?]+\?$/, "")
  return { ...formatted, message, extensions: { ...extensions, fields: coercedField(message) } }
}

// Clients, proxies and load balancers retry depending on the HTTP status, so these codes set the status.
const RETRY_CODES = ["RATE_LIMITED", "SERVICE_UNAVAILABLE"] as const

/** 429 and 503 get a `Retry-After`. Plain JSON has status 200 otherwise (GraphQL over HTTP, §6.4.1). */
export const errorPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ errors, response, contextValue, request, source }) => {
      if (response.body.kind !== "single" || !errors) return
      const { singleResult } = response.body
      const formatted = errors.map((error, index) =>
        format(error, singleResult.errors?.[index] ?? error.toJSON(), contextValue.requestId),
      )
      singleResult.errors = formatted
      const retry = formatted.find(({ extensions }) => RETRY_CODES.some((code) => code === extensions?.code))
      if (retry) {
        response.http.status = statusOfCode[retry.extensions?.code as (typeof RETRY_CODES)[number]]
        response.http.headers.set("retry-after", String(retry.extensions?.retryAfterSeconds))
      } else if (source && !request.http?.headers.get("accept")?.includes("application/graphql-response+json")) {
        response.http.status = 200
      }
    },
  }),
}
