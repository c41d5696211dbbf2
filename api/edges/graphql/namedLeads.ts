import { type GraphQLSchema, getNamedType, isInputObjectType } from "graphql"
import { InvalidInputError } from "../../contract/api/errors.ts"
import { readNodeId } from "../../contract/api/nodeId.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"

type Values = Record<string, unknown>

const NO_LEAD = { leadType: "", leadId: "" }

/** Null unless a lead is named exactly once, by its node id or by type and id. */
const withLead = ({ leadNodeId, ...others }: Values): Values | null => {
  const { leadType, leadId } = others
  if (leadNodeId == null) return leadType == null || leadId == null ? null : others
  const node = readNodeId(String(leadNodeId))
  const kind = leadKinds.find(({ graphql }) => graphql.type === node?.type)
  if (!node || !kind || leadType != null || leadId != null) return null
  return { ...others, leadType: kind.type, leadId: node.id }
}

/** Replaces `leadNodeId` by type and id, so that resolvers need not handle both forms. */
export const resolveNamedLeads = (schema: GraphQLSchema): GraphQLSchema => {
  const types = [schema.getQueryType(), schema.getMutationType()]
  for (const field of types.flatMap((type) => Object.values(type?.getFields() ?? {}))) {
    const { args: given, resolve } = field
    const input = getNamedType(given.find(({ name }) => name === "input")?.type)
    const taken = isInputObjectType(input) ? Object.values(input.getFields()) : given
    if (!resolve || !taken.some(({ name }) => name === "leadNodeId")) continue
    field.resolve = async (parent, args, context, info) => {
      const values: Values = args.input ?? args
      const named = withLead(values)
      const asked = named ?? { ...values, ...NO_LEAD }
      try {
        return await resolve(parent, args.input ? { input: asked } : asked, context, info)
      } catch (error) {
        // The service checks the permission first, so its error takes precedence over the missing lead.
        if (named || !(error instanceof InvalidInputError)) throw error
        throw new InvalidInputError([
          { field: "leadNodeId", message: "Give the lead's `nodeId`, and nothing else for it." },
        ])
      }
    }
  }
  return schema
}
