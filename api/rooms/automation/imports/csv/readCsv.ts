import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { setImmediate } from "node:timers/promises"
import { CsvError, parse } from "csv-parse"
import { InvalidInputError } from "../../../../contract/api/errors.ts"

const HEAD_BYTES = 64 * 1024
const LINE_BYTES_MAX = 1_000_000
const RECORD_LENGTH_MAX = 200_000
const CELLS_MAX = 1_000
const BLANK_LINES_MAX = 100_000
/** Small, as the parser needs up to 0.1 ms for a blank line and blocks the event loop. */
const PIECE_BYTES = 500
const DELIMITERS = [",", ";", "\t"] as const
/** Excel's optional first line, which declares the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/
const LINE_ENDS = [0x0a, 0x0d]

const refused = (message: string) => new InvalidInputError([{ field: "file", message }])

/** Magic bytes of files that users upload by mistake. */
const others: readonly (readonly [string, string])[] = [
  ["504b0304", "This is a workbook or a zip file. Save it as CSV (in Excel: Save As, CSV UTF-8), and send that."],
  ["d0cf11e0", "This is an old Excel workbook. Save it as CSV (in Excel: Save As, CSV UTF-8), and send that."],
  ["25504446", "This is a PDF. Send a spreadsheet that is saved as CSV."],
]

export interface CsvRecord {
  line: number
  cells: string[]
}

/** Excel marks UTF-16 by its first two bytes. Without this mark, the zero bytes of Latin letters reveal it. */
const utf16Of = (head: Buffer) => {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le"
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be"
  const sample = [...head.subarray(0, 1_000)]
  const zerosAt = (odd: number) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length
  if (zerosAt(1) > sample.length / 4 && zerosAt(0) === 0) return "utf-16le"
  return zerosAt(0) > sample.length / 4 && zerosAt(1) === 0 ? "utf-16be" : null
}

const lettersIn = (text: string) => {
  const beyond = text.match(/[^\p{ASCII}]/gu) ?? []
  const broken = beyond.filter((sign) => sign === "\u{FFFD}").length
  return { broken, valid: beyond.length - broken }
}

type Decoder = (bytes: Buffer, isLast: boolean) => string

/** Switches to Windows-1252 at the first lines that are not UTF-8. A few stray bytes become U+FFFD instead. */
const createDecoder = (): Decoder => {
  const lenient = new TextDecoder()
  const western = new TextDecoder("windows-1252")
  let isWestern = false
  let valid = 0
  return (lines) => {
    if (lines.includes(0)) throw refused("This is no text. Send a spreadsheet that is saved as CSV.")
    const text = lenient.decode(lines)
    const letters = lettersIn(text)
    valid += letters.valid
    isWestern ||= letters.broken > 0 && valid <= letters.broken
    // Without `stream`, Node 20 decodes windows-1252 as Latin-1 and loses quotes and dashes.
    return isWestern ? western.decode(lines, { stream: true }) : text
  }
}

const decode = async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  let decoder: Decoder | undefined
  let encoding: string | null = null
  const begin = (): Decoder => {
    const other = others.find(([begin]) => rest.subarray(0, 4).toString("hex") === begin)
    if (other) throw refused(other[1])
    encoding = utf16Of(rest)
    const utf16 = encoding && new TextDecoder(encoding)
    return utf16 ? (text, isLast) => utf16.decode(text, { stream: !isLast }) : createDecoder()
  }
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk])
    // Waits for more bytes, as the file type cannot be detected in fewer.
    if (!decoder && rest.length < HEAD_BYTES) continue
    decoder ??= begin()
    const end = encoding ? rest.length : Math.max(...LINE_ENDS.map((end) => rest.lastIndexOf(end))) + 1
    if (end > 0) yield decoder(rest.subarray(0, end), false)
    rest = rest.subarray(end)
    if (rest.length > LINE_BYTES_MAX)
      throw refused("A line is longer than 1 MB. Send a spreadsheet that is saved as CSV.")
  }
  decoder ??= begin()
  yield decoder(rest, true)
}

const inPieces = async function* (text: string) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES)
    await setImmediate()
  }
}

/** Ignores quoted texts, as they may contain other separators. */
export const delimiterOf = (text: string) => {
  const separator = SEPARATOR_LINE.exec(text)?.[1]
  if (separator) return separator
  const [first = ""] = text
    .replace(/"(?:[^"]|"")*"/g, "")
    .replace(/^[ \r\n]+/, "")
    .split(/\r?\n|\r/, 1)
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ","
}

/** Some programs write quotes unescaped, or spaces after the closing quote. */
const unquoted = (cell: string) =>
  (/^"([^"]*\s".*)"\s*$/s.exec(cell) ?? /^"([^"]*)"\s+$/.exec(cell))?.[1] ?? cell.trimEnd()

const explain = (error: unknown) => {
  if (!(error instanceof CsvError)) return error
  const line = Number(error.lines) || 1
  if (error.code === "CSV_QUOTE_NOT_CLOSED")
    return refused(`A quote is not closed: the last record begins in line ${line}.`)
  if (error.code === "CSV_MAX_RECORD_SIZE")
    return refused(`The record in line ${line} is too long. Is a quote not closed?`)
  return refused(`Line ${line} is no CSV.`)
}

/** Comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252. Counts blank lines, so that `line` is the file's line. */
export const readCsv = async function* (
  bytes: AsyncIterable<Uint8Array>,
  { blankLinesMax = BLANK_LINES_MAX } = {},
): AsyncGenerator<CsvRecord> {
  const texts = decode(bytes)
  const { value: begin = "" } = await texts.next()
  const head = String(begin).replace(/^\u{FEFF}/u, "")
  const all = async function* () {
    yield* inPieces(head.replace(SEPARATOR_LINE, ""))
    for await (const text of texts) yield* inPieces(text)
  }
  const parser = parse({
    delimiter: delimiterOf(head),
    relax_column_count: true,
    relax_quotes: true,
    ltrim: true,
    max_record_size: RECORD_LENGTH_MAX,
  })
  // If the input fails, the pipeline also ends the loop over the parser's records.
  const feeding = pipeline(Readable.from(all(), { highWaterMark: 1 }), parser)
  feeding.catch(() => undefined)
  let line = SEPARATOR_LINE.test(head) ? 1 : 0
  let blankLines = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      line += 1
      if (record.length > CELLS_MAX) throw refused(`Line ${line} has more than ${CELLS_MAX} cells.`)
      const cells = record.map((cell) => unquoted(cell))
      if (cells.some((cell) => cell !== "")) yield { line, cells }
      else blankLines += 1
      if (blankLines > blankLinesMax) throw refused(`The file has more than ${blankLinesMax} blank lines.`)
    }
    await feeding
  } catch (error) {
    throw explain(error)
  }
}
