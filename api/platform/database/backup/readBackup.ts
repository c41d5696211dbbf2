import { createReadStream } from "node:fs"
import { createGunzip } from "node:zlib"
import * as z from "zod"
import { createTally, FORMAT, type Head, type TableEnd, type TableHead, type TableSummary } from "./backupFormat.ts"

export interface BackupSummary {
  head: Head
  tables: TableSummary[]
}

interface Reader {
  onTable?: (table: TableHead) => Promise<void>
  onRow?: (values: unknown[]) => Promise<void> | undefined
  onTableEnd?: () => Promise<void>
}

// The largest rows contain uploaded files in base64.
const LINE_BYTES_MAX = 100_000_000

const headRules = z.object({
  farelightBackup: z.number(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
})
const columnRules = z.object({ name: z.string(), kind: z.enum(["plain", "moment", "bytes"]) })
const tableRules = z.object({ table: z.string(), columns: z.array(columnRules).min(1) })
const tableEndRules = z.object({ rows: z.int(), checksum: z.string() })
const endRules = z.object({ tables: z.int() })

const checked = <Part>(rules: z.ZodType<Part>, part: unknown): Part => {
  const { data, error } = rules.safeParse(part)
  const [issue] = error?.issues ?? []
  if (issue) throw new Error(`${issue.path.join(".") || "it"}: ${issue.message}`)
  return data as Part
}

const isMoment = (value: unknown) => typeof value === "string" && !Number.isNaN(Date.parse(value))

const requireRow = ({ table, columns }: TableHead, values: unknown) => {
  if (!Array.isArray(values) || values.length !== columns.length)
    throw new Error(`a row of ${table} has not its ${columns.length} values`)
  const wrong = columns.findIndex(({ kind }, index) => {
    const value: unknown = values[index]
    return value !== null && (typeof value === "object" || (kind === "moment" && !isMoment(value)))
  })
  const fault = columns[wrong]
  if (fault)
    throw new Error(
      `${table}.${fault.name} is ${JSON.stringify(values[wrong]).slice(0, 60)}, not a ${fault.kind === "moment" ? "moment" : "value"}`,
    )
}

// Not `readline`, which also splits at characters that JSON may contain.
const linesOf = async function* (path: string) {
  const file = createReadStream(path)
  const unpacked = createGunzip()
  file.on("error", (error) => unpacked.destroy(error))
  let rest: Buffer[] = []
  let length = 0
  for await (const chunk of file.pipe(unpacked) as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      rest.push(chunk.subarray(start, end))
      yield Buffer.concat(rest).toString("utf8")
      rest = []
      length = 0
      start = end + 1
    }
    rest.push(chunk.subarray(start))
    length += chunk.length - start
    if (length > LINE_BYTES_MAX) throw new Error(`a line is longer than ${LINE_BYTES_MAX / 1_000_000} MB`)
  }
  if (rest.some(({ length }) => length > 0)) throw new Error("it ends in the middle of a line")
}

const isRow = (line: string) => line.startsWith("[")

interface Reading {
  tables: TableSummary[]
  head: Head | null
  end: z.infer<typeof endRules> | null
  current: { table: TableHead; tally: ReturnType<typeof createTally> } | null
}

const readLine = async (state: Reading, line: string, { onTable, onRow, onTableEnd }: Reader) => {
  const { head, end, current, tables } = state
  const part: unknown = JSON.parse(line)
  if (end) throw new Error("it goes on after its end")
  if (!head) {
    const format = (part as Head | null)?.farelightBackup
    if (typeof format !== "number") throw new Error("it is no backup of Farelight")
    if (format > FORMAT) throw new Error("a newer version of Farelight has made it")
    state.head = checked(headRules, part)
  } else if (current && isRow(line)) {
    requireRow(current.table, part)
    current.tally.add(line)
    await onRow?.(part as unknown[])
  } else if (current) {
    const found = current.tally.end()
    const { rows, checksum }: TableEnd = checked(tableEndRules, part)
    const { table } = current.table
    if (found.rows !== rows || found.checksum !== checksum)
      throw new Error(`${table} has ${found.rows} rows where it should have ${rows}, or others`)
    await onTableEnd?.()
    tables.push({ table, ...found })
    state.current = null
  } else if (line.startsWith('{"table":')) {
    const table: TableHead = checked(tableRules, part)
    state.current = { table, tally: createTally() }
    await onTable?.(table)
  } else state.end = checked(endRules, part)
}

/** Throws if the backup is incomplete or altered. */
export const readBackup = async (path: string, reader: Reader = {}): Promise<BackupSummary> => {
  const state: Reading = { tables: [], head: null, end: null, current: null }
  let line = 1
  try {
    for await (const text of linesOf(path)) {
      await readLine(state, text, reader)
      line += 1
    }
    const { head, end, tables } = state
    if (!head || end?.tables !== tables.length) throw new Error("its end is missing")
    return { head, tables }
  } catch (error) {
    throw new Error(`${path} cannot be used: line ${line}: ${(error as Error).message}`, { cause: error })
  }
}
