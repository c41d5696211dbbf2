import type { Transaction } from "sequelize"
import { clock } from "../../../../platform/database/locks/clock.ts"
import { type Origin, recordEvents } from "../../../../platform/events/recordEvents.ts"
import { leadOptedOut } from "../../../leads/history/leadEvents.ts"
import type { LeadKey } from "../../../leads/lead/leadKind.ts"
import { leadKinds } from "../../../leads/leadKinds.ts"
import { QuarantinedSubmission } from "../../../leads/quarantine/quarantinedSubmission.model.ts"
import { kindOf } from "../../../leads/work/leadAssignment.service.ts"
import { TrashedLead } from "../../trash/trashedLead.model.ts"

/** Marks what stands apart from the leads, and may be among them again. */
const markApart = async (key: LeadKey, saleOptOutAt: Date, transaction: Transaction) => {
  const locked = { where: { ...key }, transaction, lock: true }
  const trashed = await TrashedLead.findOne(locked)
  await trashed?.update({ stored: { ...trashed.stored, saleOptOutAt } }, { transaction })
  const held = await QuarantinedSubmission.findOne(locked)
  await held?.update({ submitted: { ...held.submitted, saleOptOutAt } as typeof held.submitted }, { transaction })
}

/** Marks leads, of which data may be neither sold nor shared from now on. One that is marked already stays as it is. */
export const optOutOfSale = async (keys: readonly LeadKey[], origin: Origin, transaction: Transaction) => {
  const now = clock.wallTime()
  for (const { leadType, leadId } of keys) {
    const lead = await kindOf(leadKinds, leadType).model.findByPk(leadId, { transaction, lock: true })
    if (!lead) await markApart({ leadType, leadId }, now, transaction)
    if (lead?.saleOptOutAt) continue
    await lead?.update({ saleOptOutAt: now }, { transaction })
    await recordEvents([leadOptedOut({ leadType, leadId }, origin)], transaction)
  }
}
