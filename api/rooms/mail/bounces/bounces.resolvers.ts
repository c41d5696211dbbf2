import type { RequestContext } from "../../../edges/graphql/context.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import type { LeadRow } from "../../leads/lead/leadKind.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { allowMail } from "./suppressionList.ts"

const problemsOfLeads: Record<string, object> = Object.fromEntries(
  leadKinds.map(({ graphql }) => [
    graphql.type,
    {
      mailProblem: async ({ email }: LeadRow, _args: object, { loaders }: RequestContext) => {
        const hold = await loaders.holds.load(email)
        return hold && { reason: hold.reason, since: hold.bouncedAt }
      },
    },
  ]),
)

export const bouncesResolvers: Resolvers = {
  ...problemsOfLeads,
  Mutation: { allowMail: async (_parent, which, { viewer }) => ({ lead: await allowMail(viewer, which) }) },
}
