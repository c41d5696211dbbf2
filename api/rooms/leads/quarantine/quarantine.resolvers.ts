import type { Resolvers } from "../../../edges/graphql/generated.ts"
import { teamSettings } from "../../accounts/team/teamSettings.service.ts"
import { isProofOfWorkRequired, requireProofOfWork } from "../intake/proofOfWork.service.ts"
import { formToRest } from "../lead/lead.rest.ts"
import type { LeadDescription, LeadRow } from "../lead/leadKind.ts"
import type { LeadPlacementRow } from "../places/leadPlacement.model.ts"
import { spamReasonText } from "../places/spamScore.ts"
import { countQuarantined, deleteQuarantined, listQuarantined, releaseQuarantined } from "./quarantine.service.ts"

interface Quarantined extends Pick<LeadPlacementRow, "id" | "leadType" | "reasons" | "score"> {
  kind: LeadDescription
  lead: LeadRow
}

const quarantinedFields = {
  title: ({ kind, lead }: Quarantined) => kind.titleOf(lead),
  values: ({ kind, lead }: Quarantined) =>
    Object.entries(formToRest(kind, lead)).map(([name, value]) => ({ name, value })),
  reasons: ({ reasons }: Quarantined) => (reasons ?? []).map((code) => ({ code, text: spamReasonText(code) })),
  score: ({ score }: Quarantined) => score ?? 0,
  receivedAt: ({ lead }: Quarantined) => lead.createdAt,
}

export const quarantineResolvers: Resolvers = {
  Query: { quarantinedSubmissions: (_parent, request, { viewer }) => listQuarantined(viewer, request) },
  Mutation: {
    releaseQuarantined: (_parent, chosen, { viewer }) => releaseQuarantined(viewer, chosen),
    deleteQuarantined: (_parent, chosen, { viewer }) => deleteQuarantined(viewer, chosen),
    requireProofOfWork: async (_parent, args, { viewer }) => {
      await requireProofOfWork(viewer, args)
      return teamSettings(viewer)
    },
  },
  QuarantinedSubmission: quarantinedFields,
  DashboardSummary: { quarantined: (_parent, _args, { viewer }) => countQuarantined(viewer) },
  TeamSettings: { isProofOfWorkRequired: () => isProofOfWorkRequired() },
}
