import { Op, type Transaction } from "sequelize"
import { IMPORT_DAYS, leadImportStates } from "../../../contract/leads/leadImports.ts"
import { DAY_MS, HOUR_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { readAll } from "../../../platform/database/reading/keyset.ts"
import type { LeadKey } from "../../leads/lead/leadKind.ts"
import { eraseCells, eraseLines } from "./importParts.ts"
import { forgetImports } from "./importRows.ts"
import { LeadImport, LeadImportOutcomeRow, withoutSamples } from "./leadImport.model.ts"

const { FAILED, PAUSED, RUNNING, UNDOING, CHECKING } = leadImportStates

/** The process that receives an import is presumed dead after this time. */
const RECEIVING_HOURS = 6

export const deleteOldImports = async () => {
  const before = (milliseconds: number) => ({ [Op.lt]: new Date(clock.now() - milliseconds) })
  const old = before(IMPORT_DAYS * DAY_MS)
  const idle = { [Op.notIn]: ["RECEIVING", RUNNING, UNDOING, CHECKING] }
  const broken = { state: "RECEIVING", createdAt: before(RECEIVING_HOURS * HOUR_MS) }
  const unused = { state: idle, startedAt: null, createdAt: old }
  for (const one of await LeadImport.findAll({ where: { [Op.or]: [broken, unused] } })) {
    await forgetImports([one.id])
    await one.destroy()
  }
  const ended = await LeadImport.findAll({
    where: { state: idle, [Op.or]: [{ finishedAt: old }, { startedAt: old, finishedAt: null }] },
  })
  for (const one of ended) {
    await forgetImports([one.id])
    const isUnfinished = one.state === PAUSED
    const problem = `It was paused for ${IMPORT_DAYS} days. Its file is deleted.`
    await one.update({
      columns: withoutSamples(one.columns),
      ...(isUnfinished && { state: FAILED, problem, finishedAt: clock.wallTime() }),
    })
  }
}

/** Outcome rows also hold the lead's earlier values, for an undo, so they are erased too. */
export const eraseLeadCells = async ({ leadType, leadId }: LeadKey, transaction: Transaction) => {
  const rows = await LeadImportOutcomeRow.findAll({ where: { leadId }, transaction })
  if (rows.length === 0) return
  const where = { id: rows.map(({ importId }) => importId), leadType }
  const imports = await LeadImport.findAll({ where, transaction })
  for (const { id } of imports) {
    const own = rows.filter(({ importId }) => importId === id)
    const lines = own.map(({ line }) => line)
    await eraseLines(id, lines, transaction)
    const ids = own.map((row) => row.id)
    await LeadImportOutcomeRow.update({ before: null, leadId: null }, { where: { id: ids }, transaction })
  }
  await eraseSamples(imports, transaction)
}

/** Headers are erased too, as a file without headers has its first row there. */
export const erasePersonCells = async (isNamed: (text: string) => boolean) => {
  if ((await eraseCells(isNamed)) > 0) await eraseSamples(await LeadImport.findAll())
  for (const one of await LeadImport.findAll()) await eraseHeaders(one, isNamed)
  for await (const { id, before } of readAll(LeadImportOutcomeRow, { where: { before: { [Op.ne]: null } } })) {
    const texts = Object.values(before?.values ?? {}).filter((value) => typeof value === "string")
    if (texts.some(isNamed)) await LeadImportOutcomeRow.update({ before: null }, { where: { id } })
  }
}

/** Faults repeat column names, which in a file without headers are the first row's cells, so they are erased too. */
const eraseHeaders = async (one: LeadImport, isNamed: (text: string) => boolean) => {
  if (!one.columns.some(({ header }) => isNamed(header))) return
  const columns = withoutSamples(one.columns).map((column, index) => ({ ...column, header: `Column ${index + 1}` }))
  await one.update({ columns })
  await LeadImportOutcomeRow.update({ faults: null }, { where: { importId: one.id } })
}

const eraseSamples = async (imports: readonly LeadImport[], transaction?: Transaction) => {
  for (const one of imports) await one.update({ columns: withoutSamples(one.columns) }, { transaction })
}
