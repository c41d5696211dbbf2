import { type Transaction, UniqueConstraintError } from "sequelize"
import { insertRows } from "../../../platform/database/writing/insertRows.ts"
import type { LeadKind, LeadRow, Submitted } from "../lead/leadKind.ts"
import { QuarantinedSubmission } from "./quarantinedSubmission.model.ts"
import type { Verdict } from "./spamScore.ts"

/** A row that was just inserted among the leads of its kind, with what was submitted. */
export interface SetAside {
  lead: LeadRow
  values: Submitted<LeadRow> & { submissionId: string }
  verdict: Verdict
}

/**
 * Moves rows out of the leads into quarantine, in the transaction that inserted them: nobody sees them there. Their ids stay
 * free for them, and the unique keys of both tables have told whether they were sent before.
 */
export const setAside = async (kind: LeadKind, suspected: readonly SetAside[], transaction: Transaction) => {
  if (suspected.length === 0) return
  await kind.model.destroy({ where: { id: suspected.map(({ lead }) => lead.id) }, transaction })
  const rows = suspected.map(({ lead, values, verdict: { reasons, score } }) => ({
    leadType: kind.type,
    leadId: lead.id,
    submissionId: values.submissionId,
    submitted: values,
    reasons,
    score,
    createdAt: lead.createdAt,
  }))
  await insertRows(QuarantinedSubmission, rows, transaction)
}

const which = (kind: LeadKind, submissionIds: readonly string[]) => ({
  where: { leadType: kind.type, submissionId: [...submissionIds] },
})

/**
 * Refuses, as the leads' unique key does, what waits in quarantine since it was sent before. After its row was inserted, for
 * which it has waited where the same is put into quarantine at this moment.
 */
export const refuseQuarantined = async (kind: LeadKind, leads: readonly LeadRow[], transaction: Transaction) => {
  const ids = leads.flatMap(({ submissionId }) => submissionId ?? [])
  if (ids.length === 0) return
  const known = await QuarantinedSubmission.count({ ...which(kind, ids), transaction })
  if (known > 0) throw new UniqueConstraintError({ message: "This submission is in quarantine" })
}

/** What waits in quarantine under a submission id. */
export const findQuarantined = (kind: LeadKind, submissionId: string) =>
  QuarantinedSubmission.findOne(which(kind, [submissionId]))
