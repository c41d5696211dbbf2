import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { teamSettings } from "../../accounts/team/teamSettings.service.ts"
import { isProofOfWorkRequired, requireProofOfWork } from "../intake/proofOfWork.service.ts"
import { countQuarantined, deleteQuarantined, listQuarantined, releaseQuarantined } from "./quarantine.service.ts"
import { quarantinedFields } from "./quarantinedFields.ts"

export const quarantineResolvers: Resolvers = {
  Query: { quarantinedSubmissions: (_parent, request, { viewer }) => listQuarantined(viewer, request) },
  Mutation: {
    releaseQuarantined: (_parent, chosen, { viewer }) => releaseQuarantined(viewer, chosen),
    deleteQuarantined: (_parent, chosen, { viewer }) => deleteQuarantined(viewer, chosen),
    requireProofOfWork: async (_parent, asked, { viewer }) => {
      await requireProofOfWork(viewer, asked)
      return teamSettings(viewer)
    },
  },
  QuarantinedSubmission: quarantinedFields,
  DashboardSummary: { quarantined: (_parent, _args, { viewer }) => countQuarantined(viewer) },
  TeamSettings: { isProofOfWorkRequired: () => isProofOfWorkRequired() },
}
