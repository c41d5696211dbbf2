import { QueryTypes, type Sequelize } from "sequelize"

export interface AppendOnlyTable {
  table: string
  columns: readonly string[]
  /** NULL at first. A single update sets all of them together; later updates are refused. */
  filledOnce: readonly string[]
  /** An SQL condition: matching rows must not be deleted. */
  kept: string
}

const refusal = (isSqlite: boolean, condition: string, message: string) =>
  isSqlite
    ? `WHEN ${condition} BEGIN SELECT RAISE(ABORT, '${message}'); END`
    : `IF ${condition} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${message}'; END IF`

const triggersOf = (sequelize: Sequelize, { table, columns, filledOnce, kept }: AppendOnlyTable) => {
  const isSqlite = sequelize.getDialect() === "sqlite"
  const isSame = (column: string) => `OLD.\`${column}\` ${isSqlite ? "IS" : "<=>"} NEW.\`${column}\``
  const isFilled = (column: string) => `OLD.\`${column}\` IS NULL AND NEW.\`${column}\` IS NOT NULL`
  const isAllowed = [...columns.map(isSame), ...filledOnce.map(isFilled)].join(" AND ")
  const create = (name: string, event: string, condition: string) =>
    `CREATE TRIGGER ${name} BEFORE ${event} ON \`${table}\` FOR EACH ROW ${refusal(
      isSqlite,
      condition,
      `rows of ${table} are never ${event === "UPDATE" ? "changed" : "deleted"}`,
    )}`
  return {
    [`${table}_refuse_update`]: create(`${table}_refuse_update`, "UPDATE", `NOT (${isAllowed})`),
    [`${table}_refuse_delete`]: create(`${table}_refuse_delete`, "DELETE", kept),
  }
}

/** Sees only triggers that this database account may see. */
export const findMissingTriggers = async (sequelize: Sequelize, table: AppendOnlyTable) => {
  const sql =
    sequelize.getDialect() === "sqlite"
      ? "SELECT name FROM sqlite_master WHERE type = 'trigger'"
      : "SELECT TRIGGER_NAME AS name FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()"
  const found = await sequelize.query<{ name: string }>(sql, { type: QueryTypes.SELECT, raw: true })
  const names = found.map(({ name }) => name)
  return Object.entries(triggersOf(sequelize, table)).filter(([name]) => !names.includes(name))
}

// The account lacks the privilege, or binary logging forbids triggers, as replicas might behave differently.
const NOT_ALLOWED = [
  "ER_TABLEACCESS_DENIED_ERROR",
  "ER_SPECIFIC_ACCESS_DENIED_ERROR",
  "ER_BINLOG_CREATE_ROUTINE_NEED_SUPER",
]

export const protectRows = async (sequelize: Sequelize, table: AppendOnlyTable): Promise<string | null> => {
  for (const [, sql] of await findMissingTriggers(sequelize, table))
    try {
      await sequelize.query(sql)
    } catch (error) {
      const { parent } = error as { parent?: { code?: string; message: string } }
      if (!parent || !NOT_ALLOWED.includes(String(parent.code))) throw error
      return parent.message
    }
  return null
}
