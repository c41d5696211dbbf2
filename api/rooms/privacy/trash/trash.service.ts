import { Op, UniqueConstraintError } from "sequelize"
import { ConflictError, type DomainError, NotFoundError } from "../../../contract/api/errors.ts"
import { itemResults } from "../../../contract/api/itemResults.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { erasureReasons } from "../../../contract/privacy/erasure.ts"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { secureDelete } from "../../../platform/database/writing/secureDelete.ts"
import { originOf, systemOrigin } from "../../../platform/events/recordEvents.ts"
import { logger } from "../../../platform/log/logger.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import { leadInput, someLeadsInput } from "../../leads/lead/lead.rules.ts"
import { leadPlaces } from "../../leads/lead/leadPlace.ts"
import { LeadPlacement, type LeadPlacementRow } from "../../leads/places/leadPlacement.model.ts"
import { listPlaced, type PlacedLead, type PlacedPage } from "../../leads/places/placedLeads.ts"
import { type ChangedLead, changeLeads } from "../../leads/work/changeLeads.ts"
import { changeAll, kindOf } from "../../leads/work/leadAssignment.service.ts"
import { cancelMails, requeueHeldMails } from "../../mail/delivery/mailsOfTrashed.ts"
import { eraseOne, findDeleted } from "../erasure/eraseOne.ts"
import { createErasureOrder } from "../erasure/erasure.service.ts"

const KEPT_MS = 30 * DAY_MS

const { INBOX, TRASH } = leadPlaces

export const erasedFrom = ({ movedAt }: Pick<LeadPlacementRow, "movedAt">) => new Date(movedAt.getTime() + KEPT_MS)

export const listTrash = async (viewer: Viewer, request: PageRequest): Promise<PlacedPage> => {
  requirePermission(viewer, "leads:erase")
  return listPlaced(TRASH, request)
}

/** Queued mails are held back, so that nobody gets mail about a deleted lead. */
export const deleteLeads = async (viewer: Viewer, input: unknown) => {
  const { id: movedById } = requirePermission(viewer, "leads:erase")
  const { leadType, ids } = parseInput(someLeadsInput, input)
  const kind = kindOf(leadType)
  const by = { leadType: kind.type, place: TRASH, movedById, movedAt: clock.wallTime() }
  let placements: LeadPlacement[] = []
  const moved = await changeAll(kind, originOf(viewer), ids, {
    values: { place: TRASH, submissionId: null },
    eventOf: (_lead, key, origin) => leadEvent("lead.deleted", key, origin),
    prepare: async (leads, transaction) => {
      const rows = leads.map(({ id: leadId, submissionId }) => ({ ...by, leadId, submissionId }))
      placements = await LeadPlacement.bulkCreate(rows, { transaction })
      const leadIds = leads.map(({ id }) => id)
      await cancelMails(kind, leadIds, transaction)
    },
  })
  return { ...moved, kind, placements }
}

export const deleteLead = async (viewer: Viewer, input: unknown): Promise<PlacedLead> => {
  requirePermission(viewer, "leads:erase")
  const { leadType, leadId } = parseInput(leadInput, input)
  const { kind, leads, placements } = await deleteLeads(viewer, { leadType, ids: [String(leadId)] })
  const [lead, placement] = [leads[0], placements[0]]
  if (!lead || !placement) throw new NotFoundError(kind.noun)
  return { ...placement.get(), kind, lead: lead.get() }
}

/** Sends the mails that were held back. Throws `ConflictError` if the lead was submitted again. */
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
    await requeueHeldMails(kind, leadId, transaction)
    const events = ({ key }: ChangedLead) => [leadEvent("lead.restored", key, originOf(viewer))]
    const restored = [{ lead, values: { place: INBOX, submissionId }, events }]
    await changeLeads(kind, restored, transaction).catch((error: unknown) => {
      if (!(error instanceof UniqueConstraintError)) throw error
      // An API client submitted the lead again with the same id.
      throw new ConflictError(`This ${kind.noun} was sent again since it was deleted, so the old one cannot come back.`)
    })
    return lead
  })
}

/** The result has an error for each lead that cannot be restored. */
export const restoreLeads = async (viewer: Viewer, input: unknown) => {
  requirePermission(viewer, "leads:erase")
  const { leadType, ids } = parseInput(someLeadsInput, input)
  const errors = new Map<string, DomainError>()
  for (const id of new Set(ids))
    try {
      await restoreLead(viewer, { leadType, leadId: id })
    } catch (error) {
      if (!(error instanceof NotFoundError || error instanceof ConflictError)) throw error
      errors.set(id, error)
    }
  return { results: itemResults(ids, (id) => errors.get(id)) }
}

/** Returns the number of erased leads. Leads whose erasure fails wait for the next run. */
export const emptyTrash = async (now = clock.wallTime()): Promise<number> => {
  const until = new Date(now.getTime() - KEPT_MS)
  const where = { place: TRASH, movedAt: { [Op.lte]: until } }
  const due = await LeadPlacement.findAll({ attributes: ["leadType", "leadId"], where, order: ["id"] })
  if (due.length === 0) return 0
  const order = await createErasureOrder(erasureReasons.TRASH_EMPTIED, systemOrigin)
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
