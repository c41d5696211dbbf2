import { type LeadRestContext, leadToRest } from "../../leads/lead/lead.rest.ts"
import type { LeadKind, LeadRow } from "../../leads/lead/leadKind.ts"
import type { LeadChange } from "./change.service.ts"

export const changeToRest = (
  { position, type, occurredAt, leadType, leadId, changed, madeByKeyId, mergedIntoId, lead }: LeadChange<LeadRow>,
  presentation: { kind: LeadKind; context: LeadRestContext } | undefined,
) => ({
  position,
  type,
  occurred_at: occurredAt,
  lead_type: leadType,
  lead_id: leadId,
  changed,
  made_by_key_id: madeByKeyId,
  merged_into_id: mergedIntoId,
  lead: lead && presentation ? leadToRest(presentation.kind, lead, presentation.context) : null,
})
