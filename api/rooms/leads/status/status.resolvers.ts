import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { endStatusLink } from "./statusLink.ts"

export const statusResolvers: Resolvers = {
  Mutation: { endStatusLink: async (_parent, which, { viewer }) => ({ lead: await endStatusLink(viewer, which) }) },
}
