import { messages } from "../../contract/messages.ts"
import type { Resolvers } from "../../graphql/generated.ts"
import { answerDueAt } from "../leads/leadClock.ts"
import { findPossibleRepeats } from "../leads/possibleRepeats.ts"
import { readReplyPromise } from "../leads/readReplyPromise.ts"
import {
  advertiserSubmissionKind,
  findAdvertiserSubmission,
  listAdvertiserSubmissions,
  setAdvertiserSubmissionStatus,
  setAdvertiserSubmissionStatuses,
  submitAdvertiserInquiry,
} from "./advertiserSubmission.service.ts"

const keyOf = (leadId: number) => ({ leadType: advertiserSubmissionKind.type, leadId })

export const advertiserSubmissionResolvers: Resolvers = {
  Query: {
    advertiserSubmissions: (_parent, request, { viewer }) => listAdvertiserSubmissions(viewer, request),
    advertiserSubmission: (_parent, { id }, { viewer }) => findAdvertiserSubmission(viewer, id),
  },
  Mutation: {
    submitAdvertiserInquiry: async (_parent, { input }, { viewer }) => {
      const { id } = await submitAdvertiserInquiry(viewer, input)
      return {
        id: String(id),
        message: messages.advertiserInquirySent((await readReplyPromise("advertiser_reply")).text),
      }
    },
    setAdvertiserSubmissionStatus: async (_parent, change, { viewer }) => ({
      advertiserSubmission: await setAdvertiserSubmissionStatus(viewer, change),
    }),
    setAdvertiserSubmissionStatuses: async (_parent, changes, { viewer }) => {
      const { changed, ...others } = await setAdvertiserSubmissionStatuses(viewer, changes)
      return { advertiserSubmissions: changed, ...others }
    },
  },
  AdvertiserSubmission: {
    id: ({ id }) => String(id),
    answerDueAt: (submission) => answerDueAt(advertiserSubmissionKind, submission),
    statusChanges: ({ id }, _args, { loaders }) => loaders.statusChanges.load(keyOf(id)),
    notes: ({ id }, _args, { loaders }) => loaders.notes.load(keyOf(id)),
    emails: ({ id }, _args, { loaders }) => loaders.emails.load(keyOf(id)),
    possibleRepeats: ({ id, email }, _args, { viewer }) => findPossibleRepeats(viewer, keyOf(id), { email }),
  },
  AdvertiserSubmissionConnection: { totalCount: (page) => page.countAll() },
}
