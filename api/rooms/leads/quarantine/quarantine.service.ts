import { Op, type Transaction } from "sequelize"
import { type ItemResult, resultsOfFound } from "../../../contract/api/itemResults.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import type { ReplyPromise } from "../../../contract/leads/promiseHours.ts"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { type Page, readPage } from "../../../platform/database/reading/keyset.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { select } from "../../../platform/database/reading/statements.ts"
import { type NewEvent, originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { type Arrived, completeLeads, inOrder, newLeadRow } from "../intake/storeLead.ts"
import { readReplyPromise } from "../lead/lead.service.ts"
import type { LeadKind, LeadRow } from "../lead/leadKind.ts"
import { leadKinds } from "../leadKinds.ts"
import { type LeadReference, referenceTo } from "../work/leadReference.ts"
import { chosen } from "./quarantine.rules.ts"
import { kindOf, type QuarantinedRow } from "./quarantinedFields.ts"
import { QuarantinedSubmission } from "./quarantinedSubmission.model.ts"

export type QuarantinePage = Page<QuarantinedRow>

const COUNTED_MAX = 1_000

/** A page of what is in quarantine, newest first. */
export const listQuarantined = async (viewer: Viewer, request: PageRequest): Promise<QuarantinePage> => {
  requirePermission(viewer, "leads:read")
  return readPage(QuarantinedSubmission, request)
}

/** How many are in quarantine; beyond some number nobody counts. */
export const countQuarantined = async (viewer: Viewer): Promise<number> => {
  requirePermission(viewer, "leads:read")
  const some = `SELECT 1 FROM quarantined_submissions LIMIT ${COUNTED_MAX}`
  const [row] = await select<{ total: number }>(database(), `SELECT COUNT(*) AS total FROM (${some}) AS some`, {
    isStaleAllowed: true,
  })
  return Number(row?.total)
}

/** Removes what was chosen from quarantine; of several who do so at once, one gets it. */
const take = async (ids: readonly string[], transaction: Transaction) => {
  const where = { id: { [Op.in]: ids.map(idOf) } }
  const taken = await QuarantinedSubmission.findAll({ where, order: ["id"], transaction, lock: true })
  await QuarantinedSubmission.destroy({ where: { id: taken.map(({ id }) => id) }, transaction })
  const notFoundIds = ids.filter((id) => !taken.some((row) => row.id === idOf(id)))
  const results = resultsOfFound("submission in quarantine", ids, notFoundIds)
  return { taken: taken.map((row): QuarantinedRow => row.get()), outcome: { notFoundIds, results } }
}

/** Stores the lead of a submission under the id that was kept for it; only a restored backup can have given that away. */
const insertLead = async (
  kind: LeadKind,
  { leadId, submitted, createdAt }: QuarantinedRow,
  transaction: Transaction,
): Promise<LeadRow> => {
  const isTaken = (await kind.model.count({ where: { id: leadId }, transaction })) > 0
  const lead = newLeadRow(kind, submitted, createdAt)
  const stored = await kind.model.create(isTaken ? lead : { id: leadId, ...lead }, { transaction })
  return stored.get()
}

const leadReleased = ({ type }: LeadKind, { id }: LeadRow, viewer: Viewer): NewEvent => ({
  type: "quarantine.released",
  subjectType: type,
  subjectId: id,
  origin: originOf(viewer),
})

const VISITOR = { actorType: "visitor", actorId: null, requestId: null } as const

/** What became of the submissions that were chosen to be leads. */
export interface Released {
  leads: LeadReference[]
  notFoundIds: string[]
  results: ItemResult[]
}

/**
 * Makes leads of submissions, as if they had become leads when they were sent, and sends their mails now. What is promised
 * counts from then, too.
 */
export const releaseQuarantined = async (viewer: Viewer, input: unknown): Promise<Released> => {
  requirePermission(viewer, "leads:write")
  const { ids } = parseInput(chosen, input)
  // Not inside the transaction, which holds the only connection that SQLite has.
  const promises = await Promise.all(leadKinds.map(({ promiseField }) => readReplyPromise(promiseField)))
  const promiseOf = new Map<LeadKind, ReplyPromise>(
    leadKinds.map((kind, index) => [kind, promises[index] as ReplyPromise]),
  )
  return inTransaction(async (transaction) => {
    const { taken, outcome } = await take(ids, transaction)
    const arrived = new Map<LeadKind, Arrived[]>()
    for (const kind of inOrder(leadKinds)) {
      const promise = promiseOf.get(kind) as ReplyPromise
      const own: Arrived[] = []
      for (const row of taken)
        if (kindOf(leadKinds, row) === kind)
          own.push({ lead: await insertLead(kind, row, transaction), promise, origin: VISITOR })
      arrived.set(kind, own)
    }
    const leads = [...arrived].flatMap(([kind, own]) => own.map(({ lead }) => ({ kind, lead })))
    await recordEvents(
      leads.map(({ kind, lead }) => leadReleased(kind, lead, viewer)),
      transaction,
    )
    await completeLeads(arrived, transaction)
    return { leads: leads.map(({ kind, lead }) => referenceTo(kind, lead)), ...outcome }
  })
}

/** Deletes submissions for good. */
export const deleteQuarantined = async (viewer: Viewer, input: unknown) => {
  requirePermission(viewer, "leads:write")
  const { ids } = parseInput(chosen, input)
  return inTransaction(async (transaction) => {
    const { taken, outcome } = await take(ids, transaction)
    const event = { type: "quarantine.deleted" as const, subjectType: "quarantine", origin: originOf(viewer) }
    if (taken.length > 0) await recordEvents([{ ...event, facts: { count: taken.length } }], transaction)
    return { deletedIds: taken.map(({ id }) => String(id)), ...outcome }
  })
}
