const BYTE_ORDER_MARK = "\u{FEFF}"
const ROW_END = "\r\n"

// A spreadsheet takes these for the start of a formula (DESIGN §3.9); a number or phone number may keep its sign.
const STARTS_FORMULA = /^[=@\t\r]/
const SIGNED = /^[+-]/
const PLAIN_NUMBER = /^[+-][\d\s().-]*$/

const isFormula = (text: string) => STARTS_FORMULA.test(text) || (SIGNED.test(text) && !PLAIN_NUMBER.test(text))

const toText = (value: unknown) => {
  if (value === null || value === undefined) return ""
  return value instanceof Date ? value.toISOString() : String(value)
}

/** A cell: quoted, its inner quotes doubled, and harmless in a spreadsheet. */
const toCell = (value: unknown) => {
  const text = toText(value)
  return `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

const toRow = (values: unknown[]) => values.map(toCell).join(",") + ROW_END

/** CSV as spreadsheets read it (DESIGN §3.9), row by row: the columns' names, then their values in each record. */
export const toCsv = async function* <Row>(
  columns: readonly string[],
  rows: AsyncIterable<Row>,
  present: (row: Row) => Record<string, unknown>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toRow([...columns])
  for await (const row of rows) {
    const record = present(row)
    yield toRow(columns.map((column) => record[column]))
  }
}
