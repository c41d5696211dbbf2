import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { readWaitListEffects } from "../../leads/waitList/moveWaiting.ts"
import { readWaitList } from "../../leads/waitList/waitList.service.ts"
import { readOpenedLetters, tellWaitList } from "./tellWaitList.ts"

export const waitListResolvers: Resolvers = {
  Query: {
    waitList: (_parent, _args, { viewer }) => readWaitList(viewer),
    waitListEffects: (_parent, { content }, { viewer }) => readWaitListEffects(viewer, content),
    waitListLetters: (_parent, which, { viewer }) => readOpenedLetters(viewer, which),
  },
  Mutation: { tellWaitList: (_parent, { input }, { viewer }) => tellWaitList(viewer, input) },
}
