import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { readWaitListEffects } from "../../leads/waitList/moveWaiting.ts"
import { readWaitList } from "../../leads/waitList/waitList.service.ts"
import { listLetterTemplates } from "./letters.service.ts"
import { notifyWaitList } from "./notifyWaitList.ts"

export const waitListResolvers: Resolvers = {
  Query: {
    waitList: (_parent, _args, { viewer }) => readWaitList(viewer),
    waitListEffects: (_parent, { content }, { viewer }) => readWaitListEffects(viewer, content),
    waitListLetters: async (_parent, which, { viewer }) =>
      (await listLetterTemplates(viewer, which)).find(({ isCityOpened }) => isCityOpened)?.texts ?? [],
  },
  Mutation: { tellWaitList: (_parent, { input }, { viewer }) => notifyWaitList(viewer, input) },
}
