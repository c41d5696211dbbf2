import { addColumns, addIndexes, columns, dropColumns, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Copied here, as a migration must never change its behavior.
const TABLES = ["driver_applications", "advertiser_submissions"]

export const up: Migration["up"] = async (queryInterface) => {
  for (const table of TABLES) {
    await addColumns(queryInterface, table, { mail_returned_at: { ...columns.optionalMoment } })
    await addIndexes(queryInterface, table, { indexes: { [`${table}_by_returned`]: ["mail_returned_at", "id"] } })
  }
  await addIndexes(queryInterface, "email_logs", { indexes: { email_logs_by_bounce: ["bounce_kind", "id"] } })
}

export const down: Migration["down"] = async (queryInterface) => {
  await dropIndex(queryInterface, "email_logs", "email_logs_by_bounce")
  for (const table of TABLES) {
    await dropIndex(queryInterface, table, `${table}_by_returned`)
    await dropColumns(queryInterface, table, ["mail_returned_at"])
  }
}
