import { clock } from "../../platform/database/clock/clock.ts"
import { inTransaction } from "../../platform/database/connection/database.ts"
import type { Row } from "../../platform/database/reading/row.ts"
import type { LeadKey } from "../../rooms/leads/lead/leadKind.ts"
import { lockLead } from "../../rooms/leads/related/leadTexts.ts"
import { LeadNote } from "../../rooms/leads/related/leadWork.model.ts"
import { refreshLead } from "../../rooms/leads/work/changeLeads.ts"
import { kindOf } from "../../rooms/leads/work/leadAssignment.service.ts"

export const driver = (leadId = 1): LeadKey => ({ leadType: "driver_application", leadId })
export const advertiser = (leadId = 1): LeadKey => ({ leadType: "advertiser_submission", leadId })

export const refreshed = ({ leadType, leadId }: LeadKey) =>
  inTransaction(async (transaction) => {
    const kind = kindOf(leadType)
    await refreshLead(kind, await lockLead(kind, leadId, transaction), transaction, { isSilent: true })
  })

/** Adds notes to a lead. By default, the first account wrote them just now. */
export const addNotes = async (lead: LeadKey, ...notes: readonly Partial<Row<LeadNote>>[]) => {
  const own = { authorId: 1, writtenBy: "admin", editedAt: null, mentions: [] }
  const stored = await LeadNote.bulkCreate(
    notes.map((values) => ({ ...lead, ...own, text: "Has two cars", writtenAt: clock.date(), ...values })),
  )
  await refreshed(lead)
  return stored
}
