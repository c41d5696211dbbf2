import type { QueryInterface } from "sequelize"
import { columns, migration, newColumns } from "../reading/columns.ts"

// Copied here, as the original may change, but a migration must always do the same.
const tables: Readonly<Record<string, string>> = {
  driver_application: "driver_applications",
  advertiser_submission: "advertiser_submissions",
}

/** The seconds from the arrival of a lead until it last stopped being pending, for leads that are not pending now. */
const fill = async ({ sequelize }: QueryInterface, type: string, table: string) => {
  const secondsTo = (moment: string) =>
    sequelize.getDialect() === "sqlite"
      ? `MAX(0, CAST(ROUND((julianday(${moment}) - julianday(${table}.created_at)) * 86400000) AS INTEGER) / 1000)`
      : `GREATEST(0, TIMESTAMPDIFF(SECOND, ${table}.created_at, ${moment}))`
  const sources = [
    [
      "events",
      "occurred_at",
      `subject_type = '${type}' AND subject_id = CAST(${table}.id AS CHAR)
      AND type = '${type}.status_changed' AND facts LIKE '%"from":"pending"%'`,
    ],
    ["status_changes", "changed_at", `lead_type = '${type}' AND lead_id = ${table}.id AND from_status = 'pending'`],
  ]
  for (const [source, moment, condition] of sources) {
    const left = `(SELECT MAX(${moment}) FROM ${source} WHERE ${condition})`
    await sequelize.query(
      `UPDATE ${table} SET answered_after = ${secondsTo(left)}
       WHERE status <> 'pending' AND answered_after IS NULL AND ${left} IS NOT NULL`,
    )
  }
}

export const { up, down } = migration(newColumns(Object.values(tables), { answered_after: columns.optionalNumber }), {
  up: async (queryInterface) => {
    for (const [type, table] of Object.entries(tables)) await fill(queryInterface, type, table)
  },
})
