import type { ApolloServerPlugin } from "@apollo/server"
import type { RequestHandler } from "express"
import { type DocumentNode, GraphQLError, type ValueNode, valueFromASTUntyped, visit } from "graphql"
import { InvalidInputError, statusOfCode } from "../../contract/api/errors.ts"
import { isJsonObject } from "../../contract/api/jsonObject.ts"
import { inputFaults, refuseUnknown } from "../http/inputFaults.ts"
import type { RequestContext } from "./context.ts"

/** GraphQL over HTTP reserves all other names. */
const REQUEST_PARAMETERS = ["query", "variables", "operationName", "extensions"]

/** Rejects unknown members of a GraphQL body, so a typo does not lose variables. Must run before Apollo. */
export const graphqlParameters: RequestHandler = ({ body }, _response, next) => {
  if (isJsonObject(body)) refuseUnknown("request parameter", body, REQUEST_PARAMETERS)
  next()
}

/** Faults of arguments. Fields of `input` are named without that prefix, as in services. */
const faultsOf = ({ input, ...others }: Record<string, unknown>) => [
  ...inputFaults(others),
  ...inputFaults(input, "input"),
]

/** Faults of literals in a document: arguments and defaults of variables. */
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

/** Rejects universally invalid values in variables, extensions and document before execution. */
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
