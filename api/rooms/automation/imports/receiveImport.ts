import * as z from "zod"
import { InvalidInputError, NotFoundError, PayloadTooLargeError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import {
  IMPORT_BYTES_MAX,
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  leadImportStates,
} from "../../../contract/leads/leadImports.ts"
import { singleLine } from "../../../contract/text/text.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { kindOf } from "../../leads/work/leadAssignment.service.ts"
import { type CsvRecord, readCsv } from "./csv/readCsv.ts"
import { createGuess } from "./importFields.ts"
import { deleteParts, PART_ROWS, storePart } from "./importParts.ts"
import { defaultImportSettings, LeadImport } from "./leadImport.model.ts"
import { findImport } from "./leadImports.service.ts"

const HEADER_MAX = 200

const refused = (message: string) => new InvalidInputError([{ field: "file", message }])

export const uploadRules = z.object({
  leadType: z.string("Lead type must be a text."),
  fileName: singleLine("File name"),
  like: z.string("like must be an id.").nullish(),
})

const limited = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > IMPORT_BYTES_MAX)
      throw new PayloadTooLargeError(`A file may have up to ${IMPORT_BYTES_MAX / 1_000_000} MB. Send it in parts.`)
    yield chunk
  }
}

const headersOf = ({ cells }: CsvRecord) => {
  if (cells.length > IMPORT_COLUMNS_MAX) throw refused(`A file may have up to ${IMPORT_COLUMNS_MAX} columns.`)
  return cells.map((cell, index) => [...cell].slice(0, HEADER_MAX).join("") || `Column ${index + 1}`)
}

/** Rows are stored as they arrive, so that a large file needs little memory. */
const storeRows = async (kind: LeadKind, importId: number, bytes: AsyncIterable<Uint8Array>) => {
  let guess: ReturnType<typeof createGuess> | null = null
  let waiting: CsvRecord[] = []
  let part = 0
  let rowCount = 0
  let width = 0
  let named = 0
  let uneven = 0
  const keep = async () => {
    await storePart(importId, part, waiting)
    part += 1
    waiting = []
  }
  for await (const record of readCsv(limited(bytes))) {
    if (!guess) {
      guess = createGuess(kind, headersOf(record))
      width = record.cells.length
      named = record.cells.findLastIndex((cell) => cell !== "") + 1
      continue
    }
    rowCount += 1
    if (rowCount > IMPORT_ROWS_MAX)
      throw refused(`A file may have up to ${IMPORT_ROWS_MAX.toLocaleString("en-US")} rows. Send it in parts.`)
    if (record.cells.length !== width) uneven += 1
    guess.note(record.cells)
    waiting.push(record)
    if (waiting.length === PART_ROWS) await keep()
  }
  if (waiting.length > 0) await keep()
  if (!guess || rowCount === 0) throw refused("The file needs a row of headers, and rows below it.")
  const guessed = guess.guess()
  // Spreadsheets append empty columns without headers, so these are cut off.
  const columns = guessed.slice(0, Math.max(named, guessed.findLastIndex(({ samples }) => samples.length > 0) + 1))
  // Prose has no recognized header, and either one column or uneven numbers of commas.
  if (columns.every(({ field }) => field === null) && (columns.length === 1 || uneven > rowCount / 2))
    throw refused("This does not look like a table. Its first row must name the columns, such as Name and Email.")
  return { columns, rowCount }
}

/** Throws and stores nothing if the file is empty, too large or not CSV. */
export const uploadImport = async (
  viewer: Viewer,
  input: unknown,
  bytes: AsyncIterable<Uint8Array>,
): Promise<LeadImport> => {
  requirePermission(viewer, "leads:write")
  const { leadType, fileName, like } = parseInput(uploadRules, input)
  const kind = kindOf(leadType)
  const former = like ? await findImport(viewer, like) : null
  if (like && former?.leadType !== leadType) throw new NotFoundError("import", like)
  const { requestId: _request, ...actor } = originOf(viewer)
  const created = {
    leadType,
    fileName,
    state: "RECEIVING" as const,
    columns: [],
    settings: former?.settings ?? defaultImportSettings,
  }
  const one = await LeadImport.create({ ...created, ...actor, createdAt: clock.wallTime() })
  try {
    const { columns: guessed, rowCount } = await storeRows(kind, one.id, bytes)
    const columns = guessed.map((column) => {
      const same = former?.columns.find(({ header }) => header === column.header)
      return same ? { ...column, field: same.field } : column
    })
    return await inTransaction(async (transaction) => {
      await one.update({ state: leadImportStates.UPLOADED, columns, rowCount }, { transaction })
      const facts = { leadType, rows: rowCount }
      const origin = originOf(viewer)
      await recordEvents([{ type: "import.uploaded", subjectId: one.id, origin, facts }], transaction)
      return one
    })
  } catch (error) {
    await deleteParts([one.id])
    await one.destroy()
    throw error
  }
}
