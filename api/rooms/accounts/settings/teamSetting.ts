import type { Transaction } from "sequelize"
import { database } from "../../../platform/database/connection/database.ts"
import { sqlLiteral } from "../../../platform/database/connection/dialect.ts"
import { select } from "../../../platform/database/connection/statements.ts"

export const readSetting = async <Value>(name: string, transaction?: Transaction): Promise<Value | null> => {
  const sql = `SELECT value FROM team_settings WHERE name = '${name}'`
  const [row] = await select<{ value: string }>(database(), sql, { transaction })
  return row ? JSON.parse(row.value) : null
}

export const storeSetting = (name: string, value: unknown, transaction?: Transaction) =>
  database().query(
    `REPLACE INTO team_settings (name, value) VALUES ('${name}', ${sqlLiteral(database(), JSON.stringify(value))})`,
    { transaction },
  )
