import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { may } from "../../../platform/viewer/viewer.ts"
import {
  answerPrivacyRequest,
  extendPrivacyRequest,
  previewPrivacyMail,
} from "./answers/answerPrivacyRequest.service.ts"
import { correctLead } from "./answers/correctLead.service.ts"
import {
  countPrivacyRequests,
  findPrivacyRequest,
  findRequestLeads,
  listPrivacyRequests,
} from "./privacyRequests.service.ts"

export const privacyRequestResolvers: Resolvers = {
  Query: {
    privacyRequests: (_parent, request, { viewer }) => listPrivacyRequests(viewer, request),
    privacyRequest: (_parent, { id }, { viewer }) => findPrivacyRequest(viewer, id),
    privacyMailPreview: (_parent, args, { viewer }) => previewPrivacyMail(viewer, args),
  },
  Mutation: {
    answerPrivacyRequest: (_parent, answer, { viewer }) => answerPrivacyRequest(viewer, answer),
    extendPrivacyRequest: async (_parent, args, { viewer }) => ({
      privacyRequest: await extendPrivacyRequest(viewer, args),
    }),
    correctLead: async (_parent, args, { viewer }) => ({ lead: await correctLead(viewer, args) }),
  },
  PrivacyRequest: {
    // Early rows lack `confirmedAt`, so `receivedAt` stands in. Unconfirmed requests are in no list.
    confirmedAt: ({ confirmedAt, receivedAt }) => confirmedAt ?? receivedAt,
    answeredBy: ({ answeredById }, _args, { loaders }) =>
      answeredById === null ? null : loaders.withTeam("team", ({ colleagueOf }) => colleagueOf(answeredById)),
    leads: (request, _args, { viewer }) => findRequestLeads(viewer, request),
  },
  DashboardSummary: {
    privacyRequests: (_parent, _args, { viewer }) => (may(viewer, "leads:erase") ? countPrivacyRequests(viewer) : null),
  },
}
