import type { Transaction } from "sequelize"
import { clock } from "../../../../platform/database/clock/clock.ts"
import { type Origin, recordEvents } from "../../../../platform/events/recordEvents.ts"
import { leadEvent } from "../../../leads/history/leadEvents.ts"
import type { LeadKey } from "../../../leads/lead/leadKind.ts"
import { leadPlaces } from "../../../leads/lead/leadPlace.ts"
import { kindOf } from "../../../leads/work/leadAssignment.service.ts"

/** A repeated opt-out keeps the date of the first, as the sender has been opted out since then. */
export const optOutOfSale = async (keys: readonly LeadKey[], origin: Origin, transaction: Transaction) => {
  const now = clock.wallTime()
  for (const { leadType, leadId } of keys) {
    const { model } = kindOf(leadType)
    const lead = await model.unscoped().findByPk(leadId, { transaction, lock: true })
    if (lead?.saleOptOutAt) continue
    await lead?.update({ saleOptOutAt: now }, { transaction, silent: lead.place !== leadPlaces.INBOX })
    await recordEvents([leadEvent("lead.sale_opted_out", { leadType, leadId }, origin)], transaction)
  }
}
