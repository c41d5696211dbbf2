import { createHash } from "node:crypto"
import { QueryTypes } from "sequelize"
import { database } from "../../platform/database/connection/database.ts"
import { recountLeads } from "../../rooms/leads/counters/leadRecount.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"

const OF_LEADS = "driver_applications,advertiser_submissions,lead_placements,lead_notes,lead_messages,lead_files"
const BESIDE = "lead_file_bytes,lead_file_requests,lead_addresses,reply_drafts,email_logs,webhook_deliveries"
const COUNTS = `SELECT kind, facet, value, status, choices, leads FROM lead_counts
  WHERE leads <> 0 AND facet <> 'checked' ORDER BY kind, facet, value, status, choices`

/** Without the counters' `checked` id ranges, which only grow. */
export const leadRows = async () => {
  for (const kind of leadKinds) await recountLeads(kind)
  const tables: Record<string, Record<string, unknown>[]> = {}
  const read = (sql: string) => database().query<Record<string, unknown>>(sql, { type: QueryTypes.SELECT })
  for (const table of `${OF_LEADS},${BESIDE}`.split(","))
    tables[table] = await read(`SELECT * FROM ${table} ORDER BY 1`)
  return { ...tables, counts: await read(COUNTS) }
}

export const leadTables = async () => JSON.stringify(await leadRows())

/** Without `updated_at`, which an undo does not restore. */
export const leadsHash = async () => {
  const text = JSON.stringify(await leadRows(), (name, value) => (name === "updated_at" ? null : value))
  return createHash("sha256").update(text).digest("hex")
}
