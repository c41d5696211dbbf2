const BYTE_ORDER_MARK = "\u{FEFF}"
const ROW_END = "\r\n"

/**
 * Excel in many locales splits at semicolons, or at tabs if configured, and then ignores quotes. So a semicolon, tab or
 * line break inside a value may start a new cell, which could be a formula.
 */
const POSSIBLE_CELL = /[^;\t\r\n]+/g

// Spreadsheets accept full-width and small variants, and may drop leading spaces and quotes.
const STARTS_FORMULA = /^[\s"]*[=@＝＠﹦﹫]/
const SIGNED = /^[\s"]*[+\-＋－﹢﹣]/
// A sign before a plain number or a phone number starts no formula, so the sign stays.
const PLAIN_NUMBER = /^\s*[+\-＋－﹢﹣][\d\s().-]*$/

// Spreadsheets convert these to numbers, which lose the plus, leading zeros, and digits beyond the 15th.
const LOSSY_NUMBER = /^(\+\d{7,15}|0\d+|\d{16,})$/

const isFormula = (cell: string) => STARTS_FORMULA.test(cell) || (SIGNED.test(cell) && !PLAIN_NUMBER.test(cell))

const withoutFormulas = (text: string) => {
  const guarded = text.replace(POSSIBLE_CELL, (cell) => (isFormula(cell) ? `'${cell}` : cell))
  return /^[\t\r\n]/.test(text) ? `'${guarded}` : guarded
}

/** An export may be imported again, so the apostrophes that the export added are removed. */
export const withoutFormulaGuards = (cell: string) =>
  cell.replace(/(?<![^;\t\r\n])'(?=[\s"']{0,20}[=@＝＠﹦﹫+\-＋－﹢﹣])|^'(?=(0\d+|\d{16,})$)/g, "")

const toText = (value: unknown) => {
  if (value === null || value === undefined) return ""
  if (value instanceof Date) return value.toISOString()
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

const toCell = (value: unknown) => `"${withoutFormulas(toText(value)).replaceAll('"', '""')}"`

const toRow = (values: unknown[]) => values.map(toCell).join(",") + ROW_END

/** With `keepsPhones`, numbers are marked as text, as spreadsheets would change them. API clients need no mark. */
export const toCsv = async function* <Row>(
  columns: readonly string[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  present: (row: Row) => Record<string, unknown>,
  keepsPhones = false,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toRow([...columns])
  for await (const row of rows) {
    const record = present(row)
    const values = columns.map((column) => record[column])
    yield toRow(keepsPhones ? values.map((value) => (LOSSY_NUMBER.test(toText(value)) ? `'${value}` : value)) : values)
  }
}
