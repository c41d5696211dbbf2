import type { Transaction } from "sequelize"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { dropFile } from "../../conversation/files/leadFiles.service.ts"
import { LeadFile } from "../../leads/beside/leadFile.model.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import type { Order } from "../erasure/eraseOne.ts"
import { IS_NOT_ASKED_FOR, type Source } from "./leadRules.ts"
import { countDue, type DueRule, findDue, isDue } from "./retention.ts"

/** Files go without their lead: papers of people are the first that nobody needs any more. */
const filesRule = (days: number): DueRule => ({
  table: "lead_files",
  days,
  moment: "created_at",
  condition: leadKinds
    .map(
      ({ type, model }) => `(lead_type IS NULL OR lead_type <> '${type}'
        OR EXISTS (SELECT 1 FROM ${model.tableName} WHERE ${model.tableName}.id = lead_id AND ${IS_NOT_ASKED_FOR}))`,
    )
    .join(" AND "),
})

const eraseOf = async (kind: LeadKind, leadId: number, id: number, { origin }: Order, transaction: Transaction) => {
  // Wherever it is.
  const lead = await kind.model.unscoped().findByPk(leadId, { transaction, lock: true })
  return lead ? dropFile(kind, lead, id, origin, transaction) : false
}

/** The files whose time is over, wherever their leads are, and those of messages that have found none. */
export const fileSources = (days: number, now: number): Source[] => {
  if (days === 0) return []
  const rule = filesRule(days)
  const erase = async (id: number, order: Order) => {
    const file = await LeadFile.findByPk(id, { attributes: ["leadType", "leadId"] })
    const kind = leadKinds.find(({ type }) => type === file?.leadType)
    return inTransaction(async (transaction) => {
      if (!(await isDue(rule, id, now, transaction))) return false
      if (kind && file?.leadId) return eraseOf(kind, file.leadId, id, order, transaction)
      return (await LeadFile.destroy({ where: { id, leadId: null }, transaction })) > 0
    })
  }
  return [{ find: () => findDue(rule, now), count: () => countDue(rule, now), erase }]
}
