import { QueryTypes } from "sequelize"
import { clock } from "./database/clock.ts"
import { database } from "./database/database.ts"
import { storedMoment } from "./database/dialect.ts"

/**
 * What is deleted of the tables that would grow for ever. Leads and what belongs to them (notes, status changes, the log
 * of their mails) stay, as do pictures with their renditions, of which each has a few. Events stay, too: the database
 * refuses to delete them but by `removeUpTo` (modules/events), which no rule calls yet. Sessions and throttling counters
 * go as soon as they have ended; the search index and the counters of leads are as large as what they are about.
 */
export interface RetentionRule {
  table: string
  /** How old a row must be, by which column; rows are stored in this order. */
  days: number
  moment: string
  /** What else must hold for it. */
  condition: string
  /** What happens to it. */
  change: string
}

const CMS_VERSIONS_KEPT = 100

export const retentionRules: readonly RetentionRule[] = [
  {
    // A mail's last attempt says how it ended.
    table: "email_attempts",
    days: 90,
    moment: "started_at",
    condition: `outcome IS NOT NULL AND EXISTS (SELECT 1 FROM email_attempts AS later
      WHERE later.email_log_id = email_attempts.email_log_id AND later.id > email_attempts.id)`,
    change: "DELETE FROM email_attempts",
  },
  {
    // The plain text says the same, and is what the log shows.
    table: "email_logs",
    days: 730,
    moment: "created_at",
    condition: "html IS NOT NULL AND body <> '' AND status = 'sent' AND sent_at < :before",
    change: "UPDATE email_logs SET html = NULL",
  },
  {
    // Whoever sent it was promised an answer long ago.
    table: "quarantined_submissions",
    days: 90,
    moment: "created_at",
    condition: "score > 0",
    change: "DELETE FROM quarantined_submissions",
  },
  {
    // A week is enough to see what a receiver has got wrong.
    table: "webhook_deliveries",
    days: 7,
    moment: "created_at",
    condition: "body IS NOT NULL AND status <> 'sending'",
    change: "UPDATE webhook_deliveries SET body = NULL",
  },
  {
    table: "webhook_deliveries",
    days: 30,
    moment: "created_at",
    condition: "due_at IS NULL",
    change: "DELETE FROM webhook_deliveries",
  },
  {
    table: "webhook_attempts",
    days: 30,
    moment: "started_at",
    condition: "outcome IS NOT NULL",
    change: "DELETE FROM webhook_attempts",
  },
  {
    table: "cms_block_versions",
    days: 365,
    moment: "saved_at",
    condition: `version <= (SELECT cms_blocks.version FROM cms_blocks WHERE cms_blocks.id = block_id) - ${CMS_VERSIONS_KEPT}`,
    change: "DELETE FROM cms_block_versions",
  },
]

const DAY_MS = 24 * 60 * 60_000
const ROWS_AT_ONCE = 500

interface Examined {
  id: number
  isOld: number
  isOver: number
}

const applyRule = async ({ table, days, moment, condition, change }: RetentionRule, now: number): Promise<number> => {
  const before = storedMoment(database(), new Date(now - days * DAY_MS))
  let changed = 0
  for (let last = 0; ; ) {
    const rows = await database().query<Examined>(
      `SELECT id, ${moment} < :before AS isOld, (${moment} < :before AND ${condition}) AS isOver
       FROM ${table} WHERE id > :last ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
      { replacements: { before, last }, type: QueryTypes.SELECT },
    )
    const ids = rows.filter(({ isOver }) => isOver === 1).map(({ id }) => id)
    // The condition again, as the row may have changed since it was read.
    const isStill = change.startsWith("UPDATE") ? `AND ${condition}` : ""
    if (ids.length > 0)
      await database().query(`${change} WHERE id IN (:ids) ${isStill}`, { replacements: { ids, before } })
    changed += ids.length
    const end = rows.at(-1)
    if (end?.isOld !== 1 || rows.length < ROWS_AT_ONCE) return changed
    last = end.id
  }
}

/** Applies all rules, some rows at a time, and says how many rows of each table have changed. */
export const applyRetention = async (now = clock.wallTime().getTime()): Promise<Record<string, number>> => {
  const changed: Record<string, number> = {}
  for (const rule of retentionRules) changed[rule.table] = (changed[rule.table] ?? 0) + (await applyRule(rule, now))
  return changed
}
