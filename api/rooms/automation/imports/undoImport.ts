import { Op, type Transaction } from "sequelize"
import { leadImportOutcomes, leadImportStates } from "../../../contract/leads/leadImports.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { recordEvents } from "../../../platform/events/recordEvents.ts"
import { removeAllFromIndex } from "../../../platform/search/searchIndexer.ts"
import { parseFacts } from "../../accounts/team.ts"
import { countRemoved } from "../../leads/counters/countedLeads.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { LeadNote } from "../../leads/related/leadWork.model.ts"
import { type LeadUndo, undoChanges } from "../../leads/work/undoChanges.ts"
import { LeadRuleRun } from "../rules/leadRule.model.ts"
import { deleteParts, PART_ROWS, processInParts } from "./importParts.ts"
import { type LeadImport, LeadImportOutcomeRow, LeadImportPart, withoutSamples } from "./leadImport.model.ts"
import { originOfImport } from "./runImport.ts"

const { CREATED, UPDATED } = leadImportOutcomes

/** Rooms above this one also store data of leads. This room cannot import those rooms, so it gets their function. */
export type EraseDependentData = (kind: LeadKind, leadIds: readonly number[], transaction: Transaction) => Promise<void>

/** Changes by rules count as part of the import, except replies, as a sent mail cannot be undone. */
const findTouched = async (
  kind: LeadKind,
  { id: importId }: LeadImport,
  leads: readonly Lead[],
  transaction: Transaction,
) => {
  const subjectId = leads.map(({ id }) => String(id))
  const where = { subjectType: kind.type, subjectId }
  const attributes = ["id", "type", "subjectId", "facts"]
  const events = await RecordedEvent.findAll({ attributes, where, order: ["id"], raw: true, transaction })
  const begun = new Set<string>()
  const touched = new Set<number>()
  for (const event of events) {
    const facts = parseFacts(event)
    if (facts.importId === importId) begun.add(event.subjectId ?? "")
    else if (facts.ruleId && event.type !== "lead.replied") continue
    else if (begun.has(event.subjectId ?? "")) touched.add(Number(event.subjectId))
  }
  return touched
}

const removeLeads = async (kind: LeadKind, one: LeadImport, leads: readonly Lead[], transaction: Transaction) => {
  const ids = leads.map(({ id }) => id)
  if (ids.length === 0) return
  await LeadRuleRun.destroy({ where: { leadType: kind.type, leadId: ids }, transaction })
  await kind.model.destroy({ where: { id: ids }, transaction })
  const texts = leads.map((lead) => ({ id: lead.id, text: String(lead.get("searchText") ?? "") }))
  await removeAllFromIndex(kind.type, texts, transaction)
  const facts = { reason: "import_undone", copies: {} }
  const origin = originOfImport(one)
  const events = ids.map((leadId) => leadEvent("lead.erased", { leadType: kind.type, leadId }, origin, facts))
  await recordEvents(events, transaction)
  // Last, as this locks counter rows, which all writers of leads need, until the transaction ends.
  await countRemoved(
    kind,
    leads.map((lead) => lead.get()),
    transaction,
  )
}

const rowsOfPart = async ({ id: importId }: LeadImport, part: number, transaction: Transaction) => {
  const lineOf = async (part: number) =>
    (await LeadImportPart.findOne({ attributes: ["firstLine"], where: { importId, part }, transaction }))?.firstLine
  const [from = 0, before] = [await lineOf(part), await lineOf(part + 1)]
  const line = before === undefined ? { [Op.gte]: from } : { [Op.gte]: from, [Op.lt]: before }
  const where = { importId, line, leadId: { [Op.ne]: null } }
  return LeadImportOutcomeRow.findAll({ where, order: [["line", "DESC"]], transaction })
}

const undoPart = async (
  kind: LeadKind,
  one: LeadImport,
  part: number,
  erase: EraseDependentData,
  transaction: Transaction,
) => {
  const rows = await rowsOfPart(one, part, transaction)
  const id = rows.map(({ leadId }) => leadId ?? 0)
  const leads = await kind.model.unscoped().findAll({ where: { id }, order: ["id"], lock: true, transaction })
  const touched = await findTouched(kind, one, leads, transaction)
  const byId = new Map(leads.map((lead) => [lead.id, lead]))
  const undone = rows.flatMap(({ outcome, leadId, before }) => {
    const lead = byId.get(leadId ?? 0)
    return lead && (outcome === CREATED || (outcome === UPDATED && before)) ? [{ lead, before }] : []
  })
  const free = undone.filter(({ lead }) => !touched.has(lead.id))
  const changed = free.flatMap(({ lead, before }) => (before ? [{ lead, before }] : []))
  const noteIds = changed.flatMap(({ before }) => before.noteId ?? [])
  await LeadNote.destroy({ where: { id: noteIds }, transaction })
  const undos = changed.map(({ lead, before: { values, noteId } }): LeadUndo => {
    const journal = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value] as const]))
    const events: LeadUndo["events"] = ({ key }, back) => [
      leadEvent("lead.corrected", key, originOfImport(one), { fields: Object.keys(back), importId: one.id }),
    ]
    return { lead, journal, hasNewTexts: noteId !== null, events }
  })
  await undoChanges(kind, undos, transaction)
  const made = free.flatMap(({ lead, before }) => (before ? [] : [lead]))
  const madeIds = made.map(({ id }) => id)
  await erase(kind, madeIds, transaction)
  await removeLeads(kind, one, made, transaction)
  await LeadImportOutcomeRow.update({ before: null }, { where: { id: rows.map(({ id }) => id) }, transaction })
  const gone = { importId: one.id, leadId: madeIds }
  await LeadImportOutcomeRow.update({ leadId: null }, { where: gone, transaction })
  return undone.length - free.length
}

/** The last rows first, as a later row may have changed the lead of an earlier one. */
export const beginUndo = (kind: LeadKind, one: LeadImport, eraseDependentData: EraseDependentData) =>
  processInParts(
    one,
    async () => null,
    async (locked, _nothing, transaction) => {
      const left = locked.rowCount - locked.doneCount
      const part = Math.ceil(left / PART_ROWS) - 1
      locked.keptCount += await undoPart(kind, locked, part, eraseDependentData, transaction)
      locked.doneCount += left - part * PART_ROWS
      if (part > 0) return
      locked.set({ state: leadImportStates.UNDONE, finishedAt: clock.wallTime() })
      locked.columns = withoutSamples(locked.columns)
      await deleteParts([locked.id], transaction)
      const facts = { kept: locked.keptCount }
      const origin = originOfImport(locked)
      await recordEvents([{ type: "import.undone", subjectId: locked.id, origin, facts }], transaction)
    },
  )
