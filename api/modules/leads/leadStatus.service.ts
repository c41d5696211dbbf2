import { Op, type Transaction, type WhereOptions } from "sequelize"
import { ConflictError, NotFoundError } from "../../contract/errors.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { inTransaction } from "../../database/database.ts"
import { idOf } from "../../database/rowId.ts"
import type { AdminUser } from "../auth/admin.model.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import type { LeadKind } from "./lead.service.ts"
import type { Lead } from "./lead.ts"
import {
  isAsExpected,
  type StatusChangeInput,
  statusChangeInput,
  statusChangesInput,
} from "./leadStatusChange.rules.ts"
import { StatusChange } from "./statusChange.model.ts"

const applyChange = async <Row extends Lead>(
  kind: LeadKind<Row>,
  admin: AdminUser,
  lead: Row,
  { status }: StatusChangeInput,
  transaction: Transaction,
) => {
  if (lead.status === status) return
  await StatusChange.create(
    {
      leadType: kind.type,
      leadId: lead.id,
      fromStatus: lead.status,
      toStatus: status,
      changedBy: admin.username,
      changedAt: new Date(),
    },
    { transaction },
  )
  lead.status = status
  await lead.save({ transaction })
}

/**
 * Admin. Puts a lead into a status and keeps who changed it from what and when. Any status may follow any
 * other; one that is no longer the expected one is a `ConflictError`, so that nobody's change is overwritten unseen.
 */
export const setLeadStatus = async <Row extends Lead>(
  kind: LeadKind<Row>,
  viewer: Viewer,
  input: unknown,
): Promise<Row> => {
  const admin = requireAdmin(viewer)
  const change = parseInput(statusChangeInput, input)
  return inTransaction(async (transaction) => {
    const lead = await kind.model.findByPk(idOf(change.id), { transaction, lock: true })
    if (!lead) throw new NotFoundError(kind.noun, change.id)
    if (!isAsExpected(lead, change)) throw new ConflictError(`This ${kind.noun} is ${lead.status} by now.`)
    await applyChange(kind, admin, lead, change, transaction)
    return lead
  })
}

/**
 * Admin. Changes several leads in one transaction. Those that no longer have their expected status stay as they are
 * and are answered as conflicts; ids that belong to no lead are answered as well, and hold nothing up.
 */
export const setLeadStatuses = async <Row extends Lead>(
  kind: LeadKind<Row>,
  viewer: Viewer,
  input: unknown,
): Promise<{ changed: Row[]; conflicts: Row[]; notFoundIds: string[] }> => {
  const admin = requireAdmin(viewer)
  const { changes } = parseInput(statusChangesInput, input)
  return inTransaction(async (transaction) => {
    // Locked in the order of their ids, as by everybody else, so that two bulk changes do not wait for each other.
    const where = { id: { [Op.in]: changes.map(({ id }) => idOf(id)) } } as WhereOptions
    const leads = await kind.model.findAll({ where, order: ["id"], transaction, lock: true })
    const leadOf = new Map(leads.map((lead) => [lead.id, lead]))
    const changed: Row[] = []
    const conflicts: Row[] = []
    const notFoundIds: string[] = []
    for (const change of changes) {
      const lead = leadOf.get(idOf(change.id))
      if (!lead) notFoundIds.push(change.id)
      else if (!isAsExpected(lead, change)) conflicts.push(lead)
      else {
        await applyChange(kind, admin, lead, change, transaction)
        changed.push(lead)
      }
    }
    return { changed, conflicts, notFoundIds }
  })
}
