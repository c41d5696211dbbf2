import type { ApolloServerPlugin } from "@apollo/server"
import { type DocumentNode, GraphQLError, type ValueNode, valueFromASTUntyped, visit } from "graphql"
import type { RequestContext } from "../context.ts"
import { InvalidInputError, statusOfCode } from "../errors.ts"
import { inputFaults } from "../validation/readableInput.ts"

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

/** The edge of GraphQL: refuses what no field takes, in variables and document alike, before anything is executed. */
export const inputPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ request, document }) => {
      const faults = [...faultsOf(request.variables ?? {}), ...faultsIn(document)]
      if (faults.length === 0) return
      const originalError = new InvalidInputError(faults)
      const status = statusOfCode[originalError.code]
      throw new GraphQLError(originalError.message, { originalError, extensions: { http: { status } } })
    },
  }),
}
