import type { ApolloServerPlugin } from "@apollo/server"
import type { RequestHandler } from "express"
import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from "graphql"
import type { RequestContext } from "../access/context.ts"
import { announcedBy, lastDayOf } from "./deprecation.ts"

/** Something deprecated: why, and where the reference tells of it. */
interface Deprecated {
  reason: string
  /** An id on /docs. */
  id: string
}

const DAY_MS = 24 * 60 * 60_000

/**
 * How an answer tells that its call uses what is deprecated (RFC 9745, RFC 8594). Of several, by the one that goes first. Null
 * if there is nothing to tell.
 */
export const deprecationHeaders = (deprecated: readonly Deprecated[]): Readonly<Record<string, string>> | null => {
  const [lastDay] = deprecated.flatMap(({ reason }) => lastDayOf(reason) ?? []).sort()
  if (!lastDay) return null
  const links = new Set(deprecated.map(({ id }) => `</docs#${id}>; rel="deprecation"; type="text/html"`))
  return {
    Deprecation: `@${Date.parse(announcedBy(lastDay)) / 1_000}`,
    // It is there until that day is over.
    Sunset: new Date(Date.parse(lastDay) + DAY_MS).toUTCString(),
    Link: [...links].join(", "),
  }
}

/** What is deprecated of what a document selects and gives. Values of variables are not looked at. */
const deprecatedIn = (schema: GraphQLSchema, document: DocumentNode): Deprecated[] => {
  const found: Deprecated[] = []
  const types = new TypeInfo(schema)
  const note = (reason: string | null | undefined, id: string) => {
    if (reason != null) found.push({ reason, id })
  }
  const placeOfField = () => {
    const [parent, field] = [types.getParentType(), types.getFieldDef()]
    if (parent === schema.getQueryType()) return `query-${field?.name}`
    return parent === schema.getMutationType() ? `mutation-${field?.name}` : `type-${parent?.name}`
  }
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => note(types.getFieldDef()?.deprecationReason, placeOfField()),
      Argument: () => note(types.getArgument()?.deprecationReason, placeOfField()),
      ObjectField: ({ name }) => {
        const parent = types.getParentInputType()
        if (parent && "getFields" in parent)
          note(parent.getFields()[name.value]?.deprecationReason, `type-${parent.name}`)
      },
      EnumValue: () => {
        const type = types.getInputType()
        note(types.getEnumValue()?.deprecationReason, `type-${String(type).replaceAll(/[[\]!]/g, "")}`)
      },
    }),
  )
  return found
}

/** Apollo keeps the documents that it has parsed, so each is looked through once. */
const known = new WeakMap<DocumentNode, ReturnType<typeof deprecationHeaders>>()

const headersOf = (schema: GraphQLSchema, document: DocumentNode) => {
  const before = known.get(document)
  if (before !== undefined) return before
  const headers = deprecationHeaders(deprecatedIn(schema, document))
  known.set(document, headers)
  return headers
}

/** Tells programs over GraphQL that what they ask for goes away, in the answer's headers. */
export const deprecationPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, response }) => {
      for (const [name, value] of Object.entries(headersOf(schema, document) ?? {}))
        response.http.headers.set(name, value)
    },
  }),
}

/** Tells programs over REST that a call goes away. */
export const tellDeprecated = (deprecated: Deprecated): RequestHandler => {
  const headers = deprecationHeaders([deprecated]) ?? {}
  return (_request, response, next) => {
    response.set(headers)
    next()
  }
}
