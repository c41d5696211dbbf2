import { addColumns, columns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Copied here, as a migration must never change its behavior.
const tables: Readonly<Record<string, string>> = {
  driver_application: "driver_applications",
  advertiser_submission: "advertiser_submissions",
}

export const up: Migration["up"] = async (queryInterface) => {
  for (const [type, table] of Object.entries(tables)) {
    await addColumns(queryInterface, table, { note_count: { ...columns.number, defaultValue: 0 } })
    const notes = `SELECT COUNT(*) FROM lead_notes WHERE lead_type = '${type}' AND lead_id = ${table}.id`
    await queryInterface.sequelize.query(
      `UPDATE ${table} SET note_count = (${notes})
       WHERE id IN (SELECT lead_id FROM lead_notes WHERE lead_type = '${type}')`,
    )
  }
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of Object.values(tables)) await dropColumns(queryInterface, table, ["note_count"])
}
