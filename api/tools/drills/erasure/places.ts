import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import Libsql from "libsql"
import { createConnection, type RowDataPacket } from "mysql2/promise"
import { decoded, type TableHead } from "../../../platform/database/backup/backupFormat.ts"
import { readBackup } from "../../../platform/database/backup/readBackup.ts"
import { projectRoot } from "../../../platform/processes/projectRoot.ts"

type Row = Record<string, unknown>

const isFile = (url: string) => url.startsWith("sqlite:")

/** Reads the database without the product, which might hide rows. */
export const openReader = async (url: string) => {
  if (isFile(url)) {
    const database = new Libsql(url.slice("sqlite:".length), { timeout: 30_000 })
    return {
      rows: async (sql: string) => database.prepare(sql).all() as Row[],
      write: async (sql: string, values: readonly unknown[]) => void database.prepare(sql).run(...values),
      close: async () => database.close(),
    }
  }
  const connection = await createConnection(url)
  const rows = async (sql: string) => (await connection.query<(Row & RowDataPacket)[]>(sql))[0] as Row[]
  const write = async (sql: string, values: readonly unknown[]) => void (await connection.query(sql, [...values]))
  return { rows, write, close: () => connection.end() }
}

export type Reader = Awaited<ReturnType<typeof openReader>>

// Drivers return binary columns as different types.
const asText = (value: unknown) =>
  ArrayBuffer.isView(value) || value instanceof ArrayBuffer
    ? Buffer.from(value as Uint8Array).toString("latin1")
    : String(value)

export const tablesOf = async (url: string, reader: Reader) => {
  const sql = isFile(url)
    ? "SELECT name FROM sqlite_master WHERE type = 'table'"
    : "SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()"
  return (await reader.rows(sql)).map(({ name }) => String(name))
}

/** Includes the number of rows, which tells more in a report than a hash. */
export const fingerprint = async ({ rows }: Reader, sql: string) => {
  const found = await rows(sql)
  const hash = createHash("sha256")
  for (const row of found) hash.update(JSON.stringify(Object.values(row).map(asText)))
  return `${found.length} rows, ${hash.digest("hex").slice(0, 16)}`
}

const hitsIn = (text: string, texts: readonly string[]) => {
  const lower = text.toLowerCase()
  return texts.reduce((sum, one) => sum + lower.split(one.toLowerCase()).length - 1, 0)
}

export interface Place {
  place: string
  size: string
  hits: number
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const searchTables = async (url: string, reader: Reader, texts: readonly string[]): Promise<Place[]> => {
  const places: Place[] = []
  const media: Place = { place: "media tables", size: "", hits: 0 }
  let [values, tables, hits] = [0, 0, 0]
  const where: string[] = []
  for (const table of await tablesOf(url, reader)) {
    const found = (await reader.rows(`SELECT * FROM \`${table}\``)).flatMap((row) => Object.values(row).map(asText))
    const inTable = found.reduce((sum, value) => sum + hitsIn(value, texts), 0)
    if (table.startsWith("media_")) {
      media.hits += inTable
      media.size = `${Number.parseInt(media.size || "0", 10) + found.length} values`
    }
    if (inTable > 0) where.push(`${table} ${inTable}`)
    ;[values, tables, hits] = [values + found.length, tables + 1, hits + inTable]
  }
  const named = where.length > 0 ? `: ${where.join(", ")}` : ""
  places.push({ place: `every column of every table${named}`, size: `${values} values, ${tables} tables`, hits }, media)
  return places
}

const searchFiles = async (url: string, texts: readonly string[]): Promise<Place[]> => {
  const file = url.slice("sqlite:".length)
  const paths = isFile(url) ? ["", "-wal", "-shm"].map((end) => file + end).filter((path) => existsSync(path)) : []
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path)
      const hits = hitsIn(bytes.toString("latin1"), texts)
      return { place: `bytes of ${path.replace(/^.*\//, "")}`, size: megabytes(bytes.length), hits }
    }),
  )
}

const searchBackup = async (url: string, texts: readonly string[]): Promise<Place> => {
  const folder = await mkdtemp(join(tmpdir(), "farelight-backup-"))
  try {
    const path = join(folder, "fresh.backup")
    await promisify(execFile)(process.execPath, [join(projectRoot, "api/dist/scripts/backup.js"), path], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, DATABASE_URL: url },
    })
    let columns: TableHead["columns"] = []
    let [hits, size] = [0, 0]
    await readBackup(path, {
      onTable: async (head) => {
        columns = head.columns
      },
      // Backups encode bytes in base64, which would hide a text.
      onRow: (values) => {
        for (const [index, value] of values.entries()) {
          const text = asText(decoded(value, columns[index]?.kind ?? "plain"))
          hits += hitsIn(text, texts)
          size += text.length
        }
        return undefined
      },
    })
    return { place: "a fresh backup, unpacked", size: megabytes(size), hits }
  } finally {
    await rm(folder, { recursive: true })
  }
}

export const searchEverything = async (url: string, log: string, texts: readonly string[]): Promise<Place[]> => {
  const reader = await openReader(url)
  try {
    return [
      ...(await searchTables(url, reader, texts)),
      ...(await searchFiles(url, texts)),
      { place: "log of the server", size: megabytes(log.length), hits: hitsIn(log, texts) },
      await searchBackup(url, texts),
    ]
  } finally {
    await reader.close()
  }
}
