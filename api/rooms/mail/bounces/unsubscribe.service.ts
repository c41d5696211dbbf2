import type { Transaction } from "sequelize"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { throttleStatus, throttleUnsubscribe } from "../../../platform/throttling/throttle.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import { leadInput } from "../../leads/lead/lead.rules.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { lockLead } from "../../leads/related/leadTexts.ts"
import { openToken } from "../../leads/status/statusLink.ts"
import { refreshLead } from "../../leads/work/changeLeads.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { findUnsubscribed, hashOfAddress } from "./suppressionList.ts"
import { UnsubscribedAddress } from "./unsubscribedAddress.model.ts"

const setSubscribed = async (
  viewer: Viewer,
  { kind, lead, isSubscribed }: { kind: LeadKind; lead: Lead; isSubscribed: boolean },
  transaction: Transaction,
) => {
  if (!lead.email) throw new ConflictError(refusals.noAddress)
  const addressHash = hashOfAddress(lead.email)
  const found = await UnsubscribedAddress.findByPk(addressHash, { transaction })
  if (isSubscribed === !found) return
  if (found) await found.destroy({ transaction })
  else await UnsubscribedAddress.create({ addressHash, unsubscribedAt: clock.wallTime() }, { transaction })
  const key = { leadType: kind.type, leadId: lead.id }
  const type = isSubscribed ? "lead.resubscribed" : "lead.unsubscribed"
  await recordEvents([leadEvent(type, key, originOf(viewer))], transaction)
  await refreshLead(kind, lead, transaction)
}

export const setLetters = async (viewer: Viewer, { isSubscribed, ...input }: { isSubscribed: boolean }) => {
  requirePermission(viewer, "leads:write")
  requirePermission(viewer, "mail:write")
  const { leadType, leadId } = parseInput(leadInput, input)
  const kind = kindOf(leadType)
  return inTransaction(async (transaction) => {
    const lead = await lockLead(kind, leadId, transaction)
    await setSubscribed(viewer, { kind, lead, isSubscribed }, transaction)
    return lead
  })
}

const refuse = (): never => {
  throw new NotFoundError("link")
}

export const findSubscription = async (viewer: Viewer, token: string): Promise<boolean | null> => {
  await throttleStatus(viewer)
  const opened = await openToken(token, "unsubscribe")
  const lead = opened && (await opened.kind.model.unscoped().findByPk(opened.id))
  return lead && (await findUnsubscribed([lead.email])).size === 0
}

/** Idempotent, as mail programs may repeat the request. */
export const changeSubscription = async (viewer: Viewer, token: string, isSubscribed: boolean) => {
  await throttleUnsubscribe(viewer)
  // Read before the transaction, which holds SQLite's only connection.
  const { kind, id } = (await openToken(token, "unsubscribe")) ?? refuse()
  await inTransaction(async (transaction) => {
    const lead = (await kind.model.unscoped().findByPk(id, { transaction, lock: true })) ?? refuse()
    await setSubscribed(viewer, { kind, lead, isSubscribed }, transaction)
  })
}
