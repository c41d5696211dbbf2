import { withoutFormulaGuards } from "../../../../contract/api/csv.ts"
import { METADATA_NAMES_MAX, METADATA_VALUE_MAX } from "../../../../contract/leads/leadFacts.ts"
import { plainLetters } from "../../../../contract/text/plainLetters.ts"
import { textFault } from "../../../../contract/text/text.ts"
import type { ImportColumn, ImportFault } from "../leadImport.model.ts"

const UNREADABLE = "\u{FFFD}"
const SPREADSHEET_ERROR = /^(#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)|N\/A|NULL)$/
const SHORTENED_NUMBER = /^\d([.,]\d+)?E\+\d+$/i
const PHONE_DIGITS = 7

/** Meta adds a letter before a number, and spreadsheets append ".0". */
export const cleanCell = (cell: string) => {
  const text = withoutFormulaGuards(cell).replace(/^[pl]:(?=\+?\d)/, "")
  return /^\d{1,15}\.0$/.test(text) ? text.slice(0, -2) : text
}

/** No import recognizes these names as fields, so that a corrected report can be imported. */
export const reportHeaders = ["line", "reasons"]

/** Values are cut and names made valid, as metadata that breaks the limits would fail the row. */
export const unmappedCells = (columns: readonly ImportColumn[], cells: readonly string[]) => {
  const isReport = reportHeaders.every((name, index) => columns[index]?.header === name)
  const found = columns.flatMap(({ header, field }, index): [string, string][] => {
    if (isReport && index < reportHeaders.length) return []
    const name = plainLetters(header)
      .replace(/[^\w.-]+/g, "_")
      .slice(0, 40)
    return field === null && cells[index] && name
      ? [[name, [...cells[index]].slice(0, METADATA_VALUE_MAX).join("")]]
      : []
  })
  return found.length > 0 ? { metadata: Object.fromEntries(found.slice(0, METADATA_NAMES_MAX)) } : {}
}

/** Field rules cannot detect these faults. */
export const cellFaults = (columns: readonly ImportColumn[], cells: readonly string[]): ImportFault[] => {
  const isWide = cells.slice(columns.length).some((cell) => cell !== "")
  const wide = `This row has more cells than the file has columns (${columns.length}).`
  return [
    ...(isWide ? [{ column: "", message: wide }] : []),
    ...columns.flatMap(({ header, field }, index) => {
      const cell = (field && cells[index]) || ""
      const fault =
        (cell.includes(UNREADABLE) && "has signs that cannot be read: save the file as UTF-8") ||
        (SPREADSHEET_ERROR.test(cell) && "holds an error of a spreadsheet, or a word for nothing: leave it empty") ||
        (SHORTENED_NUMBER.test(cell) && "holds a number that a spreadsheet has shortened: format its column as text") ||
        (field === "phone" && cell && cell.replace(/\D/g, "").length < PHONE_DIGITS && "has fewer than 7 digits") ||
        textFault(cell)
      return fault ? [{ column: header, message: `This cell ${fault}.` }] : []
    }),
  ]
}
