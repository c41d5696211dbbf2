import { type DocumentNode, type GraphQLSchema, getDirectiveValues, type OperationDefinitionNode } from "graphql"
import { type ComplexityEstimator, getComplexity } from "graphql-query-complexity"
import { servedSchema } from "../schema.ts"

export const MAX_COST = 16_000

/** Fragments count each time they are spread, so a small document cannot expand into a huge one. */
const MAX_SELECTIONS = 1_000

// This limit is for the estimate only. Services refuse invalid sizes with an error that names the argument.
const MAX_SIZE = 500

/** Introspection costs about as much as a page of leads, whatever its fields. */
const INTROSPECTION_COST = 200

const costDirective = servedSchema.getDirective("cost")

const numberOf = (value: unknown) => (Array.isArray(value) ? value.length : typeof value === "number" ? value : 1)

const bySchema: ComplexityEstimator = ({ field, args, childComplexity }) => {
  if (field.name === "__schema" || field.name === "__type") return INTROSPECTION_COST + childComplexity
  const cost = costDirective && field.astNode && getDirectiveValues(costDirective, field.astNode)
  if (!cost) return 1 + childComplexity
  const { weight, size, sizedBy } = cost as { weight: number; size: number; sizedBy?: string }
  const entries = sizedBy ? Math.min(Math.max(numberOf(args[sizedBy]), 1), MAX_SIZE) : size
  return weight + entries * childComplexity
}

interface Operation {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables?: Record<string, unknown>
}

export const costOf = ({ schema, document, operation, variables }: Operation): number =>
  getComplexity({
    schema,
    query: document,
    variables,
    operationName: operation.name?.value,
    estimators: [bySchema],
    maxQueryNodes: MAX_SELECTIONS,
  })
