import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { setLetters } from "../bounces/unsubscribe.service.ts"
import {
  continueLetter,
  listLetters,
  listLetterTemplates,
  previewLetter,
  startLetter,
  stopLetter,
} from "./letters.service.ts"

export const letterResolvers: Resolvers = {
  Query: {
    letterTemplates: (_parent, which, { viewer }) => listLetterTemplates(viewer, which),
    letterPreview: (_parent, { input }, { viewer }) => previewLetter(viewer, input),
    letters: (_parent, _args, { viewer }) => listLetters(viewer),
  },
  Mutation: {
    startLetter: async (_parent, args, { viewer }) => ({ letter: await startLetter(viewer, args) }),
    stopLetter: async (_parent, { id }, { viewer }) => ({ letter: await stopLetter(viewer, id) }),
    continueLetter: async (_parent, { id }, { viewer }) => ({ letter: await continueLetter(viewer, id) }),
    setLetters: async (_parent, args, { viewer }) => ({ lead: await setLetters(viewer, args) }),
  },
  Letter: {
    subject: ({ texts }) => texts[0]?.subject ?? "",
    writtenBy: ({ userId }, _args, { loaders }) => loaders.withTeam("team", ({ nameOfUser }) => nameOfUser(userId)),
  },
}
