import { Op } from "sequelize"
import { emailLogStatuses } from "../../contract/emailLog.ts"
import { erasureReasons } from "../../contract/erasure.ts"
import { ConflictError, NotFoundError } from "../../contract/errors.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { clock } from "../../database/clock.ts"
import { inTransaction } from "../../database/database.ts"
import { wipe } from "../../database/eraseTraces.ts"
import { type Page, readPage } from "../../database/keyset.ts"
import type { PageRequest } from "../../database/pageRequest.ts"
import { leadKinds } from "../../leadKinds.ts"
import { requirePermission, requirePerson, type Viewer } from "../auth/viewer.ts"
import { cancelled } from "../email/emailLifecycle.ts"
import { EmailLog } from "../email/emailLog.model.ts"
import { eraseOne } from "../erasure/eraseOne.ts"
import { leadInput } from "../erasure/erasure.rules.ts"
import { orderOf } from "../erasure/erasure.service.ts"
import { originOf, recordEvents } from "../events/recordEvents.ts"
import { countRemoved, countStored } from "../leads/countedLeads.ts"
import type { Lead } from "../leads/lead.model.ts"
import { kindOf } from "../leads/leadAssignment.service.ts"
import { leadMoved } from "../leads/leadEvents.ts"
import type { LeadRow } from "../leads/leadKind.ts"
import { markChanged } from "../search/searchIndex.ts"
import { removeFromIndex } from "../search/searchPacker.ts"
import { TrashedLead, type TrashedLeadRow } from "./trashedLead.model.ts"
import { leadOf, storedOf } from "./trashedRow.ts"

const DAY_MS = 24 * 60 * 60_000

/** How long a deleted lead can be restored. */
const KEPT_MS = 30 * DAY_MS

const SYSTEM = { actorType: "system", actorId: null, requestId: null } as const

export type TrashPage = Page<TrashedLeadRow>

/** From when on a deleted lead is erased. */
export const erasedFrom = ({ deletedAt }: Pick<TrashedLeadRow, "deletedAt">) => new Date(deletedAt.getTime() + KEPT_MS)

/** A page of what was deleted, the last first. */
export const listTrash = async (viewer: Viewer, request: PageRequest): Promise<TrashPage> => {
  requirePermission(viewer, "leads:erase")
  return readPage(TrashedLead, request)
}

/**
 * Deletes a lead: it is in no list, counter, search, statistic or export any more, and the feed says that it is gone. For 30
 * days it can be restored, with its notes and mails, which stay where they are.
 */
export const deleteLead = async (viewer: Viewer, input: unknown): Promise<TrashedLeadRow> => {
  const user = requirePerson(viewer, "leads:erase")
  const { leadType, leadId } = parseInput(leadInput, input)
  const kind = kindOf(leadKinds, leadType)
  return inTransaction(async (transaction) => {
    const lead = await kind.model.findByPk(leadId, { transaction, lock: true })
    if (!lead) throw new NotFoundError(kind.noun)
    const stored = storedOf(lead)
    const by = { deletedById: user.id, deletedAt: clock.wallTime() }
    const trashed = await TrashedLead.create({ leadType, leadId, stored, ...by }, { transaction })
    await lead.destroy({ transaction })
    // A mail that waits would be sent without its text.
    const waiting = { logType: Object.values(kind.emailTypes), leadId, status: emailLogStatuses.QUEUED }
    await EmailLog.update(cancelled(), { where: waiting, transaction })
    await removeFromIndex(kind.type, leadId, String(stored.searchText ?? ""), transaction)
    await recordEvents([leadMoved({ leadType, leadId }, "lead.deleted", originOf(viewer))], transaction)
    await countRemoved(kind, [lead.get() as LeadRow], transaction)
    return trashed.get()
  })
}

/** Puts a deleted lead back where it was, under its id. */
export const restoreLead = async (viewer: Viewer, input: unknown): Promise<Lead> => {
  requirePerson(viewer, "leads:erase")
  const { leadType, leadId } = parseInput(leadInput, input)
  const kind = kindOf(leadKinds, leadType)
  return inTransaction(async (transaction) => {
    const trashed = await TrashedLead.findOne({ where: { leadType, leadId }, transaction, lock: true })
    if (!trashed) throw new NotFoundError(kind.noun)
    const lead = leadOf(kind, trashed.stored)
    const { submissionId } = lead
    const same = { [Op.or]: [{ id: leadId }, ...(submissionId ? [{ submissionId }] : [])] }
    // Its sender's program may have sent it again meanwhile.
    if ((await kind.model.count({ where: same, transaction })) > 0)
      throw new ConflictError(`This ${kind.noun} was sent again since it was deleted, so the old one cannot come back.`)
    // With another `updatedAt`, so that whoever looks for what has changed finds it.
    await lead.save({ transaction })
    await trashed.destroy({ transaction })
    await markChanged([{ kind: kind.type, ids: [leadId] }], transaction)
    await recordEvents([leadMoved({ leadType, leadId }, "lead.restored", originOf(viewer))], transaction)
    await countStored(kind, [lead.get() as LeadRow], transaction)
    return lead
  })
}

/** Erases what was deleted 30 days ago or earlier; says how many leads. */
export const emptyTrash = async (now = clock.wallTime()): Promise<number> => {
  const where = { deletedAt: { [Op.lte]: new Date(now.getTime() - KEPT_MS) } }
  const due = await TrashedLead.findAll({ attributes: ["leadType", "leadId"], where, order: ["id"] })
  if (due.length === 0) return 0
  const order = await orderOf(erasureReasons.TRASH_EMPTIED, SYSTEM)
  for (const { leadType, leadId } of due) await eraseOne(kindOf(leadKinds, leadType), leadId, order)
  await wipe()
  return due.length
}
