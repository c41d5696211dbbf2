import Database from "libsql"
import type { LeadStatus } from "./generated.ts"

export interface Lead {
  /** `DRIVER_APPLICATION` or `ADVERTISER_SUBMISSION`. Ids are unique within their type. */
  type: string
  id: string
  name: string
  email: string
  phone: string | null
  city: string
  status: LeadStatus
  updatedAt: string
}

/** New values of a lead, or null if it was deleted. */
export interface LeadChange {
  type: string
  id: string
  lead: Lead | null
}

/** A status changed on this side, to be sent to Farelight. */
export interface StatusChange {
  leadId: string
  fromStatus: LeadStatus
  toStatus: LeadStatus
}

const TABLES = `
  CREATE TABLE IF NOT EXISTS leads (
    type TEXT, id TEXT, name TEXT, email TEXT, phone TEXT, city TEXT, status TEXT, updated_at TEXT, load_id TEXT,
    PRIMARY KEY (type, id)
  );
  CREATE TABLE IF NOT EXISTS status_changes (lead_id TEXT PRIMARY KEY, from_status TEXT, to_status TEXT);
  CREATE TABLE IF NOT EXISTS sync (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), position TEXT);
`

/** Stands for your CRM: a SQLite file with the leads and the feed position. */
export const openStore = (file: string) => {
  const database = new Database(file, { timeout: 5_000 })
  database.pragma("journal_mode = WAL")
  database.exec(TABLES)
  const upsert = database.prepare(`
    INSERT INTO leads (type, id, name, email, phone, city, status, updated_at, load_id)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (type, id) DO UPDATE SET name = excluded.name, email = excluded.email, phone = excluded.phone,
      city = excluded.city, status = excluded.status, updated_at = excluded.updated_at,
      load_id = coalesce(excluded.load_id, load_id)`)
  const remove = database.prepare("DELETE FROM leads WHERE type = ? AND id = ?")
  const keepPosition = database.prepare(
    "INSERT INTO sync (only_row, position) VALUES (1, ?) ON CONFLICT DO UPDATE SET position = excluded.position",
  )

  const save = (lead: Lead, loadId: string | null) =>
    upsert.run(lead.type, lead.id, lead.name, lead.email, lead.phone, lead.city, lead.status, lead.updatedAt, loadId)

  return {
    /** Feed position; null before the first full load is complete. */
    position: () =>
      (database.prepare("SELECT position FROM sync").get() as { position: string } | undefined)?.position ?? null,

    addPage: database.transaction((leads: Lead[], loadId: string) => {
      for (const lead of leads) save(lead, loadId)
    }),

    /** Ends a full load: deletes leads that it did not contain, and continues from the position read before it. */
    finishLoad: database.transaction((loadId: string, position: string) => {
      database.prepare("DELETE FROM leads WHERE load_id IS NOT ?").run(loadId)
      keepPosition.run(position)
    }),

    /** Stores changes with their position in one transaction, so that a crash neither loses nor repeats any. */
    applyChanges: database.transaction((changes: LeadChange[], position: string) => {
      for (const { type, id, lead } of changes) {
        if (lead) save(lead, null)
        else remove.run(type, id)
      }
      keepPosition.run(position)
    }),

    statusChanges: () =>
      database
        .prepare("SELECT lead_id AS leadId, from_status AS fromStatus, to_status AS toStatus FROM status_changes")
        .all() as StatusChange[],

    forgetStatusChange: (leadId: string) => {
      database.prepare("DELETE FROM status_changes WHERE lead_id = ?").run(leadId)
    },

    close: () => database.close(),
  }
}
