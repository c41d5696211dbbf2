import { Op, type Transaction } from "sequelize"
import { toCsv } from "../../../contract/api/csv.ts"
import { type LeadImportOutcome, leadImportOutcomes } from "../../../contract/leads/leadImports.ts"
import { type Page, readPage } from "../../../platform/database/reading/keyset.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import type { Row } from "../../../platform/database/reading/row.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { readTeam } from "../../accounts/team.ts"
import { reportHeaders } from "./csv/cells.ts"
import { deleteParts, PART_ROWS, readLines } from "./importParts.ts"
import { type ImportFault, LeadImportOutcomeRow, type LeadImportRow } from "./leadImport.model.ts"

/** `cells` is empty once the file is deleted. */
export interface ImportedRow extends Row<LeadImportOutcomeRow> {
  leadType: string
  faults: ImportFault[]
  cells: string[]
}

const addCells = async ({ id, leadType, columns }: LeadImportRow, rows: readonly Row<LeadImportOutcomeRow>[]) => {
  const lines = rows.map(({ line }) => line)
  const cellsOf = await readLines(id, lines)
  return rows.map((row): ImportedRow => {
    const cells = cellsOf.get(row.line) ?? []
    const filled = cells.length > 0 ? columns.map((_column, index) => cells[index] ?? "") : []
    return Object.assign(row, { leadType, faults: row.faults ?? [], cells: filled })
  })
}

export const listRows = async (
  viewer: Viewer,
  one: LeadImportRow,
  { outcome, ...request }: PageRequest & { outcome?: LeadImportOutcome | null },
) => {
  requirePermission(viewer, "leads:write")
  const where = { importId: one.id, ...(outcome && { outcome }) }
  const page = await readPage(LeadImportOutcomeRow, request, { where, isAscending: true })
  await addCells(one, page.nodes)
  return page as Page<ImportedRow>
}

export type ImportedRowPage = Page<ImportedRow>

export const reportRows = (viewer: Viewer, one: LeadImportRow): AsyncIterable<string> => {
  requirePermission(viewer, "leads:write")
  const rows = async function* () {
    for (let after = 0; ; ) {
      const where = { importId: one.id, outcome: leadImportOutcomes.FAULTY, line: { [Op.gt]: after } }
      const found = await LeadImportOutcomeRow.findAll({ where, order: ["line"], limit: PART_ROWS })
      if (found.length === 0) return
      yield* await addCells(one, found)
      after = found.at(-1)?.line ?? after
    }
  }
  // Original headers, so that a corrected report can be imported; duplicates get the column's number.
  const taken = new Set(reportHeaders)
  const headers = one.columns.map(({ header }, index) => {
    let name = header || `Column ${index + 1}`
    while (taken.has(name)) name += ` (${index + 1})`
    taken.add(name)
    return name
  })
  const reason = ({ column, message }: ImportFault) => (column ? `${column}: ${message}` : message)
  const present = ({ line, faults, cells }: ImportedRow) => ({
    ...Object.fromEntries(headers.map((header, index) => [header, cells[index] ?? ""])),
    line,
    reasons: faults.map(reason).join(" "),
  })
  return toCsv([...reportHeaders, ...headers], rows(), present)
}

export const forgetImports = async (importIds: readonly number[], transaction?: Transaction) => {
  await deleteParts(importIds, transaction)
  await LeadImportOutcomeRow.destroy({ where: { importId: [...importIds] }, transaction })
}

export const nameOfMaker = async ({ actorType, actorId }: LeadImportRow, viewer: Viewer) => {
  requirePermission(viewer, "leads:read")
  const { nameOfKey, nameOfUser } = await readTeam(viewer)
  return actorType === "api_key" ? nameOfKey(actorId ?? 0) : nameOfUser(actorId ?? 0)
}
