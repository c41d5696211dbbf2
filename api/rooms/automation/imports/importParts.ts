import { promisify } from "node:util"
import { gunzip, gzip } from "node:zlib"
import { Op, type Transaction } from "sequelize"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { claimIsolation } from "../../../platform/jobs/dueRows.ts"
import type { CsvRecord } from "./csv/readCsv.ts"
import { LeadImport, LeadImportPart } from "./leadImport.model.ts"

// Small parts make work on one row cheap, and keep transactions short, during which SQLite blocks other writers.

export const PART_ROWS = 50

const compress = promisify(gzip)
const decompress = promisify(gunzip)

const packed = (records: readonly CsvRecord[]) =>
  compress(JSON.stringify(records.map(({ line, cells }) => [line, ...cells])))

const unpacked = async ({ data }: LeadImportPart): Promise<CsvRecord[]> => {
  const rows = JSON.parse((await decompress(data)).toString()) as [number, ...string[]][]
  return rows.map(([line, ...cells]) => ({ line, cells }))
}

export const storePart = async (importId: number, part: number, records: readonly CsvRecord[]) => {
  const firstLine = records[0]?.line ?? 0
  await LeadImportPart.create({ importId, part, firstLine, data: await packed(records) })
}

export const readPart = async (importId: number, part: number, transaction?: Transaction): Promise<CsvRecord[]> => {
  const found = await LeadImportPart.findOne({ where: { importId, part }, transaction })
  return found ? unpacked(found) : []
}

const partsOf = async (importId: number, lines: readonly number[], transaction?: Transaction) => {
  const attributes = ["id", "firstLine"]
  const starts = await LeadImportPart.findAll({ attributes, where: { importId }, order: ["part"], transaction })
  const ids = new Set(lines.map((line) => starts.findLast(({ firstLine }) => firstLine <= line)?.id ?? 0))
  return [...ids]
}

export const readLines = async (importId: number, lines: readonly number[]): Promise<Map<number, string[]>> => {
  const parts = await LeadImportPart.findAll({ where: { id: await partsOf(importId, lines) } })
  const records = (await Promise.all(parts.map(unpacked))).flat()
  return new Map(records.map(({ line, cells }) => [line, cells]))
}

const emptyRows = async (id: number, isForgotten: (record: CsvRecord) => boolean, transaction: Transaction) => {
  const part = await LeadImportPart.findByPk(id, { transaction, lock: true })
  const records = part ? await unpacked(part) : []
  const forgotten = records.filter(isForgotten)
  if (!part || forgotten.length === 0) return 0
  const kept = records.map((record) => (forgotten.includes(record) ? { ...record, cells: [] } : record))
  await part.update({ data: await packed(kept) }, { transaction })
  return forgotten.length
}

export const eraseLines = async (importId: number, lines: readonly number[], transaction: Transaction) => {
  for (const id of await partsOf(importId, lines, transaction))
    await emptyRows(id, ({ line }) => lines.includes(line), transaction)
}

/** One transaction per part, as SQLite blocks other writers meanwhile. Returns the number of erased rows. */
export const eraseCells = async (isForgotten: (cell: string) => boolean): Promise<number> => {
  let count = 0
  for (const { id } of await LeadImportPart.findAll({ attributes: ["id"], order: ["id"] }))
    count += await inTransaction((transaction) => emptyRows(id, ({ cells }) => cells.some(isForgotten), transaction))
  return count
}

export const deleteParts = (importIds: readonly number[], transaction?: Transaction) =>
  LeadImportPart.destroy({ where: { importId: { [Op.in]: [...importIds] } }, transaction })

const lockedAt = async ({ id, state, revision, doneCount }: LeadImport, transaction: Transaction) => {
  const found = await LeadImport.findByPk(id, { transaction, lock: true })
  const isAsLeft = found?.state === state && found.revision === revision && found.doneCount === doneCount
  return isAsLeft ? found : null
}

/**
 * Returns a step. It stores its progress with its work, so that no part is lost or done twice, and returns false at the
 * end or if another process has continued the import.
 */
export const processInParts = <Prepared>(
  one: LeadImport,
  prepare: (current: LeadImport) => Promise<Prepared>,
  work: (locked: LeadImport, prepared: Prepared, transaction: Transaction) => Promise<void>,
) => {
  const { state } = one
  let current = one
  return async (): Promise<boolean> => {
    const prepared = await prepare(current)
    const next = await inTransaction(
      async (transaction) => {
        const locked = await lockedAt(current, transaction)
        if (locked) await work(locked, prepared, transaction)
        return locked?.save({ transaction })
      },
      // The stored progress tells a retry that the first attempt was committed.
      { isolationLevel: claimIsolation, isIdempotent: true },
    )
    current = next ?? current
    return next?.state === state
  }
}
