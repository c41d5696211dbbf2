import { QueryTypes } from "sequelize"
import { database } from "../../../platform/database/connection/database.ts"

const SQLITE = "SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()"
const MYSQL =
  "SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()"

const allTables = async () => (await database().getQueryInterface().showAllTables()).join(", ")

/** Only MySQL and MariaDB need this, as the product refreshes SQLite's statistics itself. */
export const analyze = async () => {
  if (database().getDialect() === "mysql") await database().query(`ANALYZE TABLE ${await allTables()}`)
}

export const diskBytes = async (): Promise<number> => {
  const sql = database().getDialect() === "mysql" ? MYSQL : SQLITE
  await analyze()
  const [row] = await database().query<{ bytes: number | string }>(sql, { type: QueryTypes.SELECT })
  return Number(row?.bytes)
}
