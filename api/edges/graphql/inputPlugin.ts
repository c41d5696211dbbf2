import type { ApolloServerPlugin } from "@apollo/server"
import type { RequestHandler } from "express"
import { type DocumentNode, GraphQLError, type ValueNode, valueFromASTUntyped, visit } from "graphql"
import { InvalidInputError, statusOfCode } from "../../contract/api/errors.ts"
import { isJsonObject } from "../../contract/api/jsonObject.ts"
import { inputFaults, rejectUnknownNames } from "../http/inputFaults.ts"
import type { RequestContext } from "./context.ts"

/** GraphQL over HTTP reserves all other names for later versions. */
const REQUEST_PARAMETERS = ["query", "variables", "operationName", "extensions"]

/** A typo in the name of a request parameter would lose its value without an error. Must run before Apollo. */
export const graphqlParameters: RequestHandler = ({ body }, _response, next) => {
  if (isJsonObject(body)) rejectUnknownNames("request parameter", body, REQUEST_PARAMETERS)
  next()
}

/** Fields of `input` are named without the prefix `input.`, as services name them. */
const faultsOf = ({ input, ...others }: Record<string, unknown>) => [
  ...inputFaults(others),
  ...inputFaults(input, "input"),
]

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

/** Literals in the document need the same check as variables, or a client could evade it. */
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
