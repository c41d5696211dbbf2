import type { RequestContext } from "../../../edges/graphql/context.ts"
import type { Resolvers } from "../../../edges/graphql/generated.ts"
import type { LeadRow } from "../../leads/lead/leadKind.ts"
import { fieldsOfLeads } from "../../leads/leadKinds.ts"
import { allowMail } from "./suppressionList.ts"

export const bouncesResolvers: Resolvers = {
  ...fieldsOfLeads(() => ({
    mailProblem: async ({ email }: LeadRow, _args: object, { loaders }: RequestContext) => {
      const hold = await loaders.holds.load(email)
      return hold && { reason: hold.reason, since: hold.bouncedAt }
    },
    unsubscribedAt: ({ email }: LeadRow, _args: object, { loaders }: RequestContext) =>
      loaders.unsubscribed.load(email),
  })),
  Mutation: { allowMail: async (_parent, which, { viewer }) => ({ lead: await allowMail(viewer, which) }) },
}
