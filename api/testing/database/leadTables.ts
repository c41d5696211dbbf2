import { QueryTypes } from "sequelize"
import { database } from "../../platform/database/connection/database.ts"
import { recountLeads } from "../../rooms/leads/counters/leadRecount.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"

const TABLES = ["driver_applications", "advertiser_submissions", "lead_notes", "email_logs", "lead_placements"]

/** Every row of the tables that leads and their counters stand in, as text; without the ranges of ids, which only grow. */
export const leadTables = async () => {
  for (const kind of leadKinds) await recountLeads(kind)
  const rows: unknown[] = []
  for (const table of TABLES)
    rows.push(await database().query(`SELECT * FROM ${table} ORDER BY id`, { type: QueryTypes.SELECT }))
  const sql = `SELECT kind, facet, value, status, choices, leads FROM lead_counts
    WHERE leads <> 0 AND facet <> 'checked' ORDER BY kind, facet, value, status, choices`
  return JSON.stringify([rows, await database().query(sql, { type: QueryTypes.SELECT })])
}
