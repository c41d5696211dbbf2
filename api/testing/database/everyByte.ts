import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { QueryTypes } from "sequelize"
import { config } from "../../platform/config/config.ts"
import { database } from "../../platform/database/connection/database.ts"

type Row = Record<string, unknown>

// Drivers return binary columns as different types.
const asText = (value: unknown) =>
  ArrayBuffer.isView(value) || value instanceof ArrayBuffer
    ? Buffer.from(value as Uint8Array).toString("latin1")
    : String(value)

export const tablesNow = async () => {
  const sql =
    database().getDialect() === "sqlite"
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : "SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()"
  const rows = await database().query<{ name: string }>(sql, { type: QueryTypes.SELECT, raw: true })
  return rows.map(({ name }) => name)
}

export const dumpEverything = async () => {
  const lines: string[] = []
  for (const table of await tablesNow()) {
    const rows = await database().query<Row>(`SELECT * FROM \`${table}\``, { type: QueryTypes.SELECT })
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) lines.push(`${table}.${column}: ${asText(value)}`)
  }
  return lines
}

// Reads in another process: closing a file releases all locks that a process holds on it, including SQLite's.
const bytesOf = (file: string) => execFileSync("cat", [file], { maxBuffer: 2 ** 30 }).toString("latin1")

/**
 * Finds these texts, ignoring case, in all tables and in the bytes of SQLite's files. Throws for a text so short
 * that a random id may contain it.
 */
export const findEverywhere = async (texts: readonly string[]) => {
  const tooShort = texts.filter((text) => /^[0-9a-z_-]{0,5}$/i.test(text))
  if (tooShort.length > 0) throw new Error(`A random id may hold ${tooShort.join(", ")}`)
  const hits = (await dumpEverything()).filter((line) =>
    texts.some((text) => line.toLowerCase().includes(text.toLowerCase())),
  )
  const settings = config.database
  if (settings.dialect !== "sqlite") return hits
  for (const file of [settings.file, `${settings.file}-wal`].filter((path) => existsSync(path))) {
    const bytes = bytesOf(file).toLowerCase()
    for (const text of texts) {
      const found = bytes.split(Buffer.from(text.toLowerCase()).toString("latin1")).length - 1
      if (found > 0) hits.push(`${file}: ${text}, ${found} times`)
    }
  }
  return hits
}

export const fingerprint = async (sql: string) => {
  const rows = await database().query<Row>(sql, { type: QueryTypes.SELECT })
  const hash = createHash("sha256")
  for (const row of rows) hash.update(JSON.stringify(Object.entries(row).map(([, value]) => asText(value))))
  return { rows: rows.length, hash: hash.digest("hex") }
}
