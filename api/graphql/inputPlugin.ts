import type { ApolloServerPlugin } from "@apollo/server"
import type { RequestHandler } from "express"
import { type DocumentNode, GraphQLError, type ValueNode, valueFromASTUntyped, visit } from "graphql"
import type { RequestContext } from "../context.ts"
import { InvalidInputError, statusOfCode } from "../contract/errors.ts"
import { isJsonObject } from "../contract/jsonObject.ts"
import { inputFaults, refuseUnknown } from "../http/inputFaults.ts"

/** What a GraphQL request may consist of. GraphQL over HTTP reserves all other names. */
const REQUEST_PARAMETERS = ["query", "variables", "operationName", "extensions"]

/**
 * Refuses a body that has parts which no GraphQL request has, so that a typo loses no variables. To be put behind what
 * reads the body and before Apollo, which would pass over them.
 */
export const graphqlParameters: RequestHandler = ({ body }, _response, next) => {
  if (isJsonObject(body)) refuseUnknown("request parameter", body, REQUEST_PARAMETERS)
  next()
}

/** The faults of some arguments. What `input` holds is named without it, as the services name it. */
const faultsOf = ({ input, ...others }: Record<string, unknown>) => [
  ...inputFaults(others),
  ...inputFaults(input, "input"),
]

/** The values that a document itself has: of arguments, and of variables that are not given. */
const faultsIn = (document: DocumentNode) => {
  const literals: [string, ValueNode][] = []
  visit(document, {
    Argument: ({ name, value }) => void literals.push([name.value, value]),
    VariableDefinition: ({ variable, defaultValue }) => {
      if (defaultValue) literals.push([variable.name.value, defaultValue])
    },
  })
  return literals.flatMap(([name, value]) => faultsOf({ [name]: valueFromASTUntyped(value) }))
}

/**
 * The edge of GraphQL: refuses what no field takes, in variables, extensions and document alike, before anything is
 * executed.
 */
export const inputPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ request: { variables, extensions }, document }) => {
      const faults = [...faultsOf(variables ?? {}), ...inputFaults({ extensions }), ...faultsIn(document)]
      if (faults.length === 0) return
      const originalError = new InvalidInputError(faults)
      const status = statusOfCode[originalError.code]
      throw new GraphQLError(originalError.message, { originalError, extensions: { http: { status } } })
    },
  }),
}
