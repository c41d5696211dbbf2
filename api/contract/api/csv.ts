const BYTE_ORDER_MARK = "\u{FEFF}"
const ROW_END = "\r\n"

/**
 * What some spreadsheet may take for a cell. Quotes hold a value together only for a program that separates by commas.
 * Excel separates by semicolons in half of the world, and by tabs when it is told to: then the quotes after a comma are
 * ordinary characters, and a semicolon, a tab or a line break inside a value begins the next cell.
 */
const POSSIBLE_CELL = /[^;\t\r\n]+/g

// Full-width and small forms are the same signs to a spreadsheet; spaces and quotes before a sign may be dropped.
const STARTS_FORMULA = /^[\s"]*[=@＝＠﹦﹫]/
const SIGNED = /^[\s"]*[+\-＋－﹢﹣]/
// A number or phone number may keep its sign.
const PLAIN_NUMBER = /^\s*[+\-＋－﹢﹣][\d\s().-]*$/

// Spreadsheets take it for a number: it loses its plus, and may be written with an exponent.
const E164 = /^\+\d{7,15}$/

const isFormula = (cell: string) => STARTS_FORMULA.test(cell) || (SIGNED.test(cell) && !PLAIN_NUMBER.test(cell))

/** The text, with an apostrophe before whatever would be run as a formula. */
const withoutFormulas = (text: string) => {
  const guarded = text.replace(POSSIBLE_CELL, (cell) => (isFormula(cell) ? `'${cell}` : cell))
  return /^[\t\r\n]/.test(text) ? `'${guarded}` : guarded
}

/** Takes such apostrophes off again, as an export may come back as an import. */
export const withFormulas = (cell: string) =>
  cell.replace(/(?<![^;\t\r\n])'(?=[\s"']{0,20}[=@＝＠﹦﹫+\-＋－﹢﹣])/g, "")

const toText = (value: unknown) => {
  if (value === null || value === undefined) return ""
  if (value instanceof Date) return value.toISOString()
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

/** A cell: quoted, its inner quotes doubled, and harmless in a spreadsheet. */
const toCell = (value: unknown) => `"${withoutFormulas(toText(value)).replaceAll('"', '""')}"`

const toRow = (values: unknown[]) => values.map(toCell).join(",") + ROW_END

/** CSV as spreadsheets read it, row by row: the columns' names, then their values. Programs expect no `keepsPhones`. */
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
    yield toRow(keepsPhones ? values.map((value) => (E164.test(toText(value)) ? `'${value}` : value)) : values)
  }
}
