import type { ApolloServerPlugin } from "@apollo/server"
import type { RequestHandler } from "express"
import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from "graphql"
import { DAY_MS } from "../../contract/text/durations.ts"
import { CHANGES_ID } from "./contractLog.ts"
import { announcedBy, lastDayOf } from "./deprecation.ts"

const LINK = `</docs#${CHANGES_ID}>; rel="deprecation"; type="text/html"`

/** RFC 9745 and RFC 8594 permit only one day, so the earliest day is sent. Null if no reason has a day. */
export const deprecationHeaders = (reasons: readonly string[]): Readonly<Record<string, string>> | null => {
  const [lastDay] = reasons.flatMap((reason) => lastDayOf(reason) ?? []).sort()
  if (!lastDay) return null
  return {
    Deprecation: `@${Date.parse(announcedBy(lastDay)) / 1_000}`,
    // A deprecated call works until the end of its last day.
    Sunset: new Date(Date.parse(lastDay) + DAY_MS).toUTCString(),
    Link: LINK,
  }
}

const deprecatedIn = (schema: GraphQLSchema, document: DocumentNode): string[] => {
  const found: string[] = []
  const types = new TypeInfo(schema)
  const note = (reason: string | null | undefined) => {
    if (reason != null) found.push(reason)
  }
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => note(types.getFieldDef()?.deprecationReason),
      Argument: () => note(types.getArgument()?.deprecationReason),
      ObjectField: ({ name }) => {
        const parent = types.getParentInputType()
        if (parent && "getFields" in parent) note(parent.getFields()[name.value]?.deprecationReason)
      },
      EnumValue: () => note(types.getEnumValue()?.deprecationReason),
    }),
  )
  return found
}

/** Apollo caches parsed documents, so each is inspected only once. */
const headersCache = new WeakMap<DocumentNode, ReturnType<typeof deprecationHeaders>>()

const headersOf = (schema: GraphQLSchema, document: DocumentNode) => {
  const before = headersCache.get(document)
  if (before !== undefined) return before
  const headers = deprecationHeaders(deprecatedIn(schema, document))
  headersCache.set(document, headers)
  return headers
}

export const deprecationPlugin: ApolloServerPlugin = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, response }) => {
      for (const [name, value] of Object.entries(headersOf(schema, document) ?? {}))
        response.http.headers.set(name, value)
    },
  }),
}

export const announceDeprecation = (reason: string): RequestHandler => {
  const headers = deprecationHeaders([reason]) ?? {}
  return (_request, response, next) => {
    response.set(headers)
    next()
  }
}
