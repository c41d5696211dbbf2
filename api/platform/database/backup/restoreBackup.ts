import { QueryTypes, type Sequelize, type Transaction } from "sequelize"
import type { Config } from "../../config/config.schema.ts"
import { withRetries } from "../connection/database.ts"
import { refreshStatistics, storedMoment, withDeferredForeignKeys } from "../connection/dialect.ts"
import { type createMigrator, withMigrator } from "../versions/migrator.ts"
import { decoded, type TableHead } from "./backupFormat.ts"
import { type BackupSummary, readBackup } from "./readBackup.ts"
import { describeTables, TABLES_WITHOUT_BACKUP } from "./writeBackup.ts"

/** Larger statements could exceed an engine's limits on the values in one INSERT, or on the length of a statement. */
const VALUES_AT_ONCE = 300
const LENGTH_AT_ONCE = 1_000_000

const FILLED_BY_MIGRATIONS = ["migrations", "lead_rule_cursor"]

type Migrator = ReturnType<typeof createMigrator>

const countRows = async (sequelize: Sequelize, table: string, transaction?: Transaction): Promise<number> => {
  const sql = `SELECT COUNT(*) AS total FROM \`${table}\``
  const [row] = await sequelize.query<{ total: number }>(sql, { type: QueryTypes.SELECT, transaction })
  return Number(row?.total)
}

/** A database that is not empty must already have the backup's schema, or the rows would not fit. */
const matchSchema = async ({ head }: BackupSummary, migrator: Migrator) => {
  const known = (await migrator.executed()).concat(await migrator.pending()).map(({ name }) => name)
  const wanted = head.migrations.filter((name) => known.includes(name))
  const executed = (await migrator.executed()).map(({ name }) => name)
  if (wanted.length === 0 || (head.migrations.toSorted().at(-1) ?? "") > (known.toSorted().at(-1) ?? ""))
    throw new Error("a newer version of Farelight has made this backup: restore it with that version")
  if (executed.length === 0) await migrator.up({ to: wanted.at(-1) })
  else if (executed.join() !== wanted.join())
    throw new Error(
      "this backup is of another version of the schema than the database: restore it into an empty one, by another " +
        "DATABASE_URL, which the next start brings up to date",
    )
}

/** Names of tables and columns in the file are untrusted: they go into SQL only if the database has them. */
const matchTables = (heads: readonly TableHead[], known: readonly TableHead[]) => {
  for (const { table, columns } of heads) {
    const own = known.find((each) => each.table === table)
    if (!own) throw new Error(`the database has no table ${table}`)
    const unknown = columns.find(({ name }) => !own.columns.some((column) => column.name === name))
    if (unknown) throw new Error(`the table ${table} has no column ${unknown.name}`)
    const lacking = own.columns.find(({ name }) => !columns.some((column) => column.name === name))
    if (lacking) throw new Error(`the backup lacks the column ${lacking.name} of the table ${table}`)
  }
  const stored = known.filter(({ table }) => !TABLES_WITHOUT_BACKUP.includes(table))
  const lacking = stored.filter(({ table }) => !heads.some((head) => head.table === table))
  if (lacking.length > 0) throw new Error(`the backup lacks ${lacking.map(({ table }) => table).join(", ")}`)
}

/** Tables whose data a restore would delete. Tables that migrations fill, and short-lived ones, are ignored. */
const findFilled = async (sequelize: Sequelize, tables: readonly TableHead[]): Promise<string[]> => {
  const filled: string[] = []
  for (const { table } of tables) {
    const isFilledAnyway = TABLES_WITHOUT_BACKUP.includes(table) || FILLED_BY_MIGRATIONS.includes(table)
    const rows = isFilledAnyway ? 0 : await countRows(sequelize, table)
    if (rows > 0) filled.push(`${table} (${rows})`)
  }
  return filled
}

const createInserter = (sequelize: Sequelize, { table, columns }: TableHead, transaction: Transaction) => {
  const names = columns.map(({ name }) => `\`${name}\``).join(", ")
  let values: unknown[] = []
  let length = 0
  const flush = async () => {
    if (values.length === 0) return
    const tuples = Array.from({ length: values.length / columns.length }, (_, row) => {
      const first = row * columns.length
      return `(${columns.map((_column, index) => `$${first + index + 1}`).join(", ")})`
    })
    const sql = `INSERT INTO \`${table}\` (${names}) VALUES ${tuples.join(", ")}`
    const bind = values
    values = []
    length = 0
    await sequelize.query(sql, { bind, transaction, type: QueryTypes.INSERT })
  }
  const add = (row: readonly unknown[]) => {
    for (const [index, value] of row.entries()) {
      const decodedValue = decoded(value, columns[index]?.kind ?? "plain")
      values.push(decodedValue instanceof Date ? storedMoment(sequelize, decodedValue) : decodedValue)
      length += typeof value === "string" ? value.length : 0
    }
    return values.length + columns.length > VALUES_AT_ONCE || length > LENGTH_AT_ONCE ? flush() : undefined
  }
  return { add, flush }
}

const replaceRows = (sequelize: Sequelize, path: string, tables: readonly TableHead[], transaction: Transaction) =>
  withDeferredForeignKeys(sequelize, transaction, async () => {
    // Delete everything first: from then on, other writers wait for the end of the transaction.
    for (const { table } of tables) await sequelize.query(`DELETE FROM \`${table}\``, { transaction })
    let inserter: ReturnType<typeof createInserter> | null = null
    const summary = await readBackup(path, {
      onTable: async (table) => {
        inserter = createInserter(sequelize, table, transaction)
      },
      onRow: (values) => inserter?.add(values),
      onTableEnd: async () => inserter?.flush(),
    })
    for (const { table, rows } of summary.tables) {
      const found = await countRows(sequelize, table, transaction)
      if (found !== rows) throw new Error(`${table} has got ${found} rows of ${rows}`)
    }
  })

interface RestoreOptions {
  isForced: boolean
  beforeReplacing: () => Promise<void>
}

/** Restores in one transaction, so that a failure keeps the old content. Concurrent writes wait or fail. */
export const restoreBackup = async (
  sequelize: Sequelize,
  settings: Config["database"],
  path: string,
  { isForced, beforeReplacing }: RestoreOptions,
): Promise<BackupSummary> => {
  const heads: TableHead[] = []
  const summary = await readBackup(path, { onTable: async (head) => void heads.push(head) })
  await withMigrator(sequelize, settings, async (migrator) => {
    await matchSchema(summary, migrator)
    const tables = await describeTables(sequelize)
    matchTables(heads, tables)
    const filled = await findFilled(sequelize, tables)
    if (filled.length > 0 && !isForced)
      throw new Error(`the database is not empty: it has ${filled.join(", ")}. With --force all of this is replaced`)
    if (filled.length > 0) await beforeReplacing()
    await withRetries(() => sequelize.transaction((transaction) => replaceRows(sequelize, path, tables, transaction)))
    await refreshStatistics(sequelize, { isAfterBulkChange: true })
  })
  return summary
}
