import { Op, UniqueConstraintError } from "sequelize"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { erasureReasons } from "../../../contract/privacy/erasure.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { secureDelete } from "../../../platform/database/writing/secureDelete.ts"
import { bySystem, originOf } from "../../../platform/events/recordEvents.ts"
import { logger } from "../../../platform/log/logger.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import { leadInput } from "../../leads/lead/lead.rules.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { findStanding } from "../../leads/merged/mergedLeads.ts"
import { LeadPlacement, type LeadPlacementRow } from "../../leads/places/leadPlacement.model.ts"
import { listPlaced, type PlacedLead, type PlacedPage } from "../../leads/places/placedLeads.ts"
import { type ChangedLead, changeLeads } from "../../leads/work/changeLeads.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { cancelMails, queueCanceled } from "../../mail/delivery/mailsOfTrashed.ts"
import { eraseOne, findDeleted } from "../erasure/eraseOne.ts"
import { orderOf } from "../erasure/erasure.service.ts"

const KEPT_MS = 30 * DAY_MS

const { INBOX, TRASH } = leadPlaces

export const erasedFrom = ({ movedAt }: Pick<LeadPlacementRow, "movedAt">) => new Date(movedAt.getTime() + KEPT_MS)

export const listTrash = async (viewer: Viewer, request: PageRequest): Promise<PlacedPage> => {
  requirePermission(viewer, "leads:erase")
  return listPlaced(TRASH, request)
}

/** Moves a lead to the trash with its queued mails, for 30 days. */
export const deleteLead = async (viewer: Viewer, input: unknown): Promise<PlacedLead> => {
  const { id: movedById } = requirePermission(viewer, "leads:erase")
  const { leadType: asked, leadId: askedId } = parseInput(leadInput, input)
  const kind = kindOf(asked)
  const leadType = kind.type
  return inTransaction(async (transaction) => {
    const lead = await findStanding(kind, askedId, { transaction, lock: true })
    if (!lead) throw new NotFoundError(kind.noun)
    const { id: leadId, submissionId } = lead
    const by = { movedById, movedAt: clock.wallTime() }
    const placement = await LeadPlacement.create(
      { leadType, leadId, place: TRASH, submissionId, ...by },
      { transaction },
    )
    await cancelMails(kind, leadId, transaction)
    const events = ({ key }: ChangedLead) => [leadEvent("lead.deleted", key, originOf(viewer))]
    await changeLeads(kind, [{ lead, values: { place: TRASH, submissionId: null }, events }], transaction)
    return { ...placement.get(), kind, lead: lead.get() }
  })
}

/** Restores a lead to its former place and sends held-back mails. */
export const restoreLead = async (viewer: Viewer, input: unknown): Promise<Lead> => {
  requirePermission(viewer, "leads:erase")
  const { leadType: asked, leadId } = parseInput(leadInput, input)
  const kind = kindOf(asked)
  const leadType = kind.type
  return inTransaction(async (transaction) => {
    const lead = await kind.model.unscoped().findOne({ where: { id: leadId, place: TRASH }, transaction, lock: true })
    if (!lead) throw new NotFoundError(kind.noun)
    const placement = await LeadPlacement.findOne({ where: { leadType, leadId }, transaction, lock: true })
    const submissionId = placement?.submissionId ?? null
    await placement?.destroy({ transaction })
    await queueCanceled(kind, leadId, transaction)
    const events = ({ key }: ChangedLead) => [leadEvent("lead.restored", key, originOf(viewer))]
    const restored = [{ lead, values: { place: INBOX, submissionId }, events }]
    await changeLeads(kind, restored, transaction).catch((error: unknown) => {
      if (!(error instanceof UniqueConstraintError)) throw error
      // Submitted again by an API client with the same id.
      throw new ConflictError(`This ${kind.noun} was sent again since it was deleted, so the old one cannot come back.`)
    })
    return lead
  })
}

/** Erases leads deleted at least 30 days ago; returns their number. Failures wait for the next run. */
export const emptyTrash = async (now = clock.wallTime()): Promise<number> => {
  const until = new Date(now.getTime() - KEPT_MS)
  const where = { place: TRASH, movedAt: { [Op.lte]: until } }
  const due = await LeadPlacement.findAll({ attributes: ["leadType", "leadId"], where, order: ["id"] })
  if (due.length === 0) return 0
  const order = await orderOf(erasureReasons.TRASH_EMPTIED, bySystem)
  let erased = 0
  for (const { leadType, leadId } of due)
    try {
      if (await eraseOne(kindOf(leadType), leadId, order, findDeleted(until))) erased += 1
    } catch (error) {
      logger.error({ err: error, leadType, leadId }, "a lead in the trash could not be erased, and will be tried again")
    }
  await secureDelete()
  return erased
}
