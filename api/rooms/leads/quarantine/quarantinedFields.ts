import { formToRest } from "../lead/lead.rest.ts"
import type { LeadDescription, LeadRow } from "../lead/leadKind.ts"
import type { LeadPlacementRow } from "../places/leadPlacement.model.ts"
import { textOfReason } from "../places/spamScore.ts"

export interface Quarantined extends Pick<LeadPlacementRow, "id" | "leadType" | "reasons" | "score"> {
  kind: LeadDescription
  lead: LeadRow
}

export const quarantinedFields = {
  title: ({ kind, lead }: Quarantined) => kind.titleOf(lead),
  values: ({ kind, lead }: Quarantined) =>
    Object.entries(formToRest(kind, lead)).map(([name, value]) => ({ name, value })),
  reasons: ({ reasons }: Quarantined) => (reasons ?? []).map((code) => ({ code, text: textOfReason(code) })),
  score: ({ score }: Quarantined) => score ?? 0,
  receivedAt: ({ lead }: Quarantined) => lead.createdAt,
}
