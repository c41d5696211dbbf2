import type { Resolvers } from "../../graphql/generated.ts"
import { messages } from "../../messages.ts"
import { answerDueAt } from "../leads/leadListing.ts"
import { adFormats } from "./adFormat.ts"
import {
  advertiserSubmissionKind,
  listAdvertiserSubmissions,
  setAdvertiserSubmissionStatus,
  submitAdvertiserInquiry,
} from "./advertiserSubmission.service.ts"
import { advertiserSubmissionOrderFields } from "./advertiserSubmissionOrder.ts"

export const advertiserSubmissionResolvers: Resolvers = {
  AdFormat: adFormats,
  AdvertiserSubmissionOrderField: advertiserSubmissionOrderFields,
  Query: {
    advertiserSubmissions: (_parent, request, { viewer }) => listAdvertiserSubmissions(viewer, request),
  },
  Mutation: {
    submitAdvertiserInquiry: async (_parent, { input }, { viewer }) => {
      const { id } = await submitAdvertiserInquiry(viewer, input)
      return { id: String(id), message: messages.advertiserInquirySent }
    },
    setAdvertiserSubmissionStatus: async (_parent, change, { viewer }) => ({
      advertiserSubmission: await setAdvertiserSubmissionStatus(viewer, change),
    }),
  },
  AdvertiserSubmission: {
    id: ({ id }) => String(id),
    answerDueAt: (submission) => answerDueAt(advertiserSubmissionKind, submission),
    statusChanges: ({ id }, _args, { loaders }) =>
      loaders.statusChanges.load({ leadType: advertiserSubmissionKind.type, leadId: id }),
  },
  AdvertiserSubmissionConnection: { totalCount: (page) => page.countAll() },
}
