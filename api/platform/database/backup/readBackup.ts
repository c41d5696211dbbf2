import { createReadStream } from "node:fs"
import { createGunzip } from "node:zlib"
import {
  createTally,
  type End,
  FORMAT,
  type Head,
  type TableEnd,
  type TableHead,
  type TableSummary,
} from "./backupFormat.ts"

export interface BackupSummary {
  head: Head
  tables: TableSummary[]
}

interface Reader {
  onTable?: (table: TableHead) => Promise<void>
  onRow?: (values: unknown[]) => Promise<void> | undefined
  onTableEnd?: () => Promise<void>
}

// Not `readline`, which also ends a line at characters that JSON may hold.
const linesOf = async function* (path: string) {
  const file = createReadStream(path)
  const unpacked = createGunzip()
  file.on("error", (error) => unpacked.destroy(error))
  let rest: Buffer[] = []
  for await (const chunk of file.pipe(unpacked) as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      rest.push(chunk.subarray(start, end))
      yield Buffer.concat(rest).toString("utf8")
      rest = []
      start = end + 1
    }
    rest.push(chunk.subarray(start))
  }
  if (rest.some(({ length }) => length > 0)) throw new Error("it ends in the middle of a line")
}

const isRow = (line: string) => line.startsWith("[")

const readParts = async (path: string, { onTable, onRow, onTableEnd }: Reader): Promise<BackupSummary> => {
  const tables: TableSummary[] = []
  let head: Head | null = null
  let end: End | null = null
  let current: { table: TableHead; tally: ReturnType<typeof createTally> } | null = null
  for await (const line of linesOf(path)) {
    const part = JSON.parse(line) as unknown[] | Head | TableHead | TableEnd | End
    if (end) throw new Error("it goes on after its end")
    if (!head) {
      head = part as Head
      if (typeof head?.farelightBackup !== "number") throw new Error("it is no backup of Farelight")
      if (head.farelightBackup > FORMAT) throw new Error("a newer version of Farelight has made it")
    } else if (current && isRow(line)) {
      current.tally.add(line)
      await onRow?.(part as unknown[])
    } else if (current) {
      const found = current.tally.end()
      const { rows, checksum } = part as TableEnd
      const { table } = current.table
      if (found.rows !== rows || found.checksum !== checksum)
        throw new Error(`${table} has ${found.rows} rows where it should have ${rows}, or others`)
      await onTableEnd?.()
      tables.push({ table, ...found })
      current = null
    } else if ("table" in part) {
      current = { table: part, tally: createTally() }
      await onTable?.(part)
    } else end = part as End
  }
  if (!head || end?.tables !== tables.length) throw new Error("its end is missing")
  return { head, tables }
}

/** Reads a backup from beginning to end. Throws if it is not whole, or not as it was written. */
export const readBackup = async (path: string, reader: Reader = {}): Promise<BackupSummary> => {
  try {
    return await readParts(path, reader)
  } catch (error) {
    throw new Error(`${path} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}
