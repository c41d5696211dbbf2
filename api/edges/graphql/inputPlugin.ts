import type { ApolloServerPlugin } from "@apollo/server"
import type { RequestHandler } from "express"
import { type DocumentNode, GraphQLError, type ValueNode, valueFromASTUntyped, visit } from "graphql"
import { InvalidInputError, statusOfCode } from "../../contract/api/errors.ts"
import { isJsonObject } from "../../contract/api/jsonObject.ts"
import { inputFaults, refuseUnknown } from "../http/inputFaults.ts"
import type { RequestContext } from "./context.ts"

/** The members of a GraphQL request. GraphQL over HTTP reserves all other names. */
const REQUEST_PARAMETERS = ["query", "variables", "operationName", "extensions"]

/** Refuses unknown members of a GraphQL body, so a typo loses no variables. Belongs before Apollo. */
export const graphqlParameters: RequestHandler = ({ body }, _response, next) => {
  if (isJsonObject(body)) refuseUnknown("request parameter", body, REQUEST_PARAMETERS)
  next()
}

/** The faults of arguments. The members of `input` are named without it, as the services do. */
const faultsOf = ({ input, ...others }: Record<string, unknown>) => [
  ...inputFaults(others),
  ...inputFaults(input, "input"),
]

/** The faults of the values in a document itself: arguments, and defaults of variables. */
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

/** Refuses what no field accepts, in variables, extensions and the document alike, before anything is executed. */
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
