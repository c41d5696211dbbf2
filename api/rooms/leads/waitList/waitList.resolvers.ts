import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { readOpenedLetters, tellWaitList } from "../../mail/replies/tellWaitList.ts"
import { leadKinds } from "../leadKinds.ts"
import { readWaitListEffects } from "./moveWaiting.ts"
import { readWaitList } from "./waitList.service.ts"

export const waitListResolvers: Resolvers = {
  Query: {
    waitList: (_parent, _args, { viewer }) => readWaitList(leadKinds, viewer),
    waitListEffects: (_parent, { content }, { viewer }) => readWaitListEffects(viewer, content),
    waitListLetters: (_parent, which, { viewer }) => readOpenedLetters(viewer, which),
  },
  Mutation: { tellWaitList: (_parent, { input }, { viewer }) => tellWaitList(viewer, input) },
}
