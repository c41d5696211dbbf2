import { createWriteStream } from "node:fs"
import { open, rename, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGzip } from "node:zlib"
import type { Sequelize } from "sequelize"
import type { Config } from "../../config/config.schema.ts"
import { inSnapshot, type ReadTable, type Select } from "../reading/snapshot.ts"
import { createTally, encodeRow, FORMAT, kindOf, type TableHead } from "./backupFormat.ts"
import { type BackupSummary, readBackup } from "./readBackup.ts"

/** Short-lived tables that backups leave out: a restore must not sign in, lock out or recognize anybody. */
export const TABLES_WITHOUT_BACKUP = [
  "admin_sessions",
  "idempotency_keys",
  "rate_limits",
  "probes",
  "visit_salts",
  "visitor_marks",
]

/** Leases coordinate processes; restoring them would end the lease of the restoring process. */
const LEASES = "leases"

const CHUNK_LENGTH = 65_536

export const describeTables = async (sequelize: Sequelize): Promise<TableHead[]> => {
  const queryInterface = sequelize.getQueryInterface()
  const found: (string | { tableName: string })[] = await queryInterface.showAllTables()
  const names = found.map((table) => (typeof table === "string" ? table : table.tableName))
  const tables: TableHead[] = []
  for (const table of names.filter((name) => name !== LEASES && !name.startsWith("sqlite_")).sort()) {
    const columns = Object.entries(await queryInterface.describeTable(table))
    tables.push({ table, columns: columns.map(([name, { type }]) => ({ name, kind: kindOf(type) })) })
  }
  return tables
}

const linesOf = async function* (tables: readonly TableHead[], select: Select, readTable: ReadTable) {
  const applied = await select<{ name: string }>("SELECT name FROM migrations ORDER BY name")
  const migrations = applied.map(({ name }) => name)
  yield JSON.stringify({ farelightBackup: FORMAT, createdAt: new Date().toISOString(), migrations })
  for (const head of tables) {
    yield JSON.stringify(head)
    const tally = createTally()
    const columns = head.columns.map(({ name }) => name)
    for await (const row of readTable(
      head.table,
      columns,
      head.columns.some(({ kind }) => kind === "bytes"),
    )) {
      const line = encodeRow(row, head)
      tally.add(line)
      yield line
    }
    yield JSON.stringify(tally.end())
  }
  yield JSON.stringify({ tables: tables.length })
}

const inChunks = async function* (lines: AsyncIterable<string>) {
  let chunk = ""
  for await (const line of lines) {
    chunk += `${line}\n`
    if (chunk.length < CHUNK_LENGTH) continue
    yield chunk
    chunk = ""
  }
  yield chunk
}

const syncFolder = async (path: string) => {
  // Windows cannot open a folder, so a failure is ignored.
  const folder = await open(dirname(path)).catch(() => null)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}

/** The file gets its final name only once it is verified, so a crash leaves no backup that looks complete. */
export const writeBackup = async (
  sequelize: Sequelize,
  settings: Config["database"],
  path: string,
): Promise<BackupSummary> => {
  const partial = `${path}.${process.pid}.partial`
  const tables = (await describeTables(sequelize)).filter(({ table }) => !TABLES_WITHOUT_BACKUP.includes(table))
  // A killed process with the same id may have left this file. It is deleted, as `wx` fails if the file exists, so that
  // nobody can plant a link in its place.
  await rm(partial, { force: true })
  try {
    await inSnapshot(sequelize, settings, (select, readTable) => {
      // Reads only one chunk ahead, because a chunk that contains a file has 13 MB.
      const text = Readable.from(inChunks(linesOf(tables, select, readTable)), { highWaterMark: 1 })
      const file = createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true })
      return pipeline(text, createGzip(), file)
    })
    const summary = await readBackup(partial)
    await rename(partial, path)
    await syncFolder(path)
    return summary
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
