import type { Model, ModelStatic, Transaction, WhereOptions } from "sequelize"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import type { LeadDescription } from "../../leads/lead/leadKind.ts"
import type { MergeSnapshot } from "../../leads/merged/leadMerge.model.ts"
import { LeadFile, LeadFileRequest } from "../../leads/related/leadFile.model.ts"
import { LeadAddress, LeadMessage, ReplyDraft } from "../../leads/related/leadMessage.model.ts"
import { LeadNote } from "../../leads/related/leadWork.model.ts"

interface Table {
  model: ModelStatic<Model>
  key: string
  /** Column that is unique per lead: a row whose value the survivor has already stays with the merged lead. */
  once?: string
  where?: (kind: LeadDescription, leadId: number) => WhereOptions
}

const ofLead = ({ type }: LeadDescription, leadId: number): WhereOptions => ({ leadType: type, leadId })

/** Mails come before addresses, as a concurrent mail may create an address. */
const tables: Readonly<Record<string, Table>> = {
  notes: { model: LeadNote, key: "id" },
  messages: { model: LeadMessage, key: "id" },
  files: { model: LeadFile, key: "id", once: "contentHash" },
  requests: { model: LeadFileRequest, key: "id" },
  drafts: { model: ReplyDraft, key: "id", once: "authorId" },
  mails: {
    model: EmailLog,
    key: "id",
    where: ({ emailTypes }, leadId) => ({ logType: Object.values(emailTypes), leadId }),
  },
  addresses: { model: LeadAddress, key: "token" },
}

export const moveRows = async (
  kind: LeadDescription,
  from: number,
  to: number,
  transaction: Transaction,
): Promise<MergeSnapshot["moved"]> => {
  const moved: Record<string, (number | string)[]> = {}
  for (const [name, { model, key, once, where = ofLead }] of Object.entries(tables)) {
    const attributes = once ? [key, once] : [key]
    // Locked, as MySQL would otherwise read an older snapshot.
    const read = (leadId: number) =>
      model.findAll({ attributes, where: where(kind, leadId), order: [key], transaction, lock: true })
    const has = new Set(once ? (await read(to)).map((row) => row.get(once)) : [])
    const rows = (await read(from)).filter((row) => !once || !has.has(row.get(once)))
    moved[name] = rows.map((row) => row.get(key) as number | string)
    await moveThose(model, { [key]: moved[name] }, to, transaction)
  }
  return moved
}

const moveThose = (model: ModelStatic<Model>, where: WhereOptions, to: number, transaction: Transaction) =>
  model.update({ leadId: to }, { where, transaction, silent: true })

export const moveRowsBack = async (
  kind: LeadDescription,
  from: number,
  to: number,
  moved: MergeSnapshot["moved"],
  transaction: Transaction,
) => {
  for (const [name, { model, key, where = ofLead }] of Object.entries(tables)) {
    const ids = moved[name] ?? []
    if (ids.length > 0) await moveThose(model, { ...where(kind, from), [key]: [...ids] }, to, transaction)
  }
}
