import { setImmediate } from "node:timers/promises"
import { QueryTypes, type Transaction } from "sequelize"
import { DAY_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { storedMoment } from "../../../platform/database/connection/dialect.ts"
import { yieldToRequests } from "../../../platform/processes/yieldToRequests.ts"

/**
 * The tables below would grow forever. Leads, their mail log and events follow the owner's periods instead
 * (`retention.service.ts`). All other tables delete expired rows, or grow only with the data that they describe.
 */
export interface RetentionRule {
  table: string
  /** Minimum age by the column `moment`, whose order must be the order of storage. */
  days: number
  moment: string
  condition: string
  change: string
}

const CMS_VERSIONS_KEPT = 100

const YIELD_MS = 500

export const retentionRules: readonly RetentionRule[] = [
  {
    // A mail's last attempt has its outcome, so it stays.
    table: "email_attempts",
    days: 90,
    moment: "started_at",
    condition: `outcome IS NOT NULL AND EXISTS (SELECT 1 FROM email_attempts AS later
      WHERE later.email_log_id = email_attempts.email_log_id AND later.id > email_attempts.id)`,
    change: "DELETE FROM email_attempts",
  },
  {
    // The log shows the plain text, which has the same content, so the HTML can go.
    table: "email_logs",
    days: 730,
    moment: "created_at",
    condition: "html IS NOT NULL AND body <> '' AND status = 'sent' AND sent_at < :before",
    change: "UPDATE email_logs SET html = NULL",
  },
  {
    // A week is enough to debug a receiver.
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
    // The merge can no longer be undone, so its snapshot goes.
    table: "lead_merges",
    days: 30,
    moment: "merged_at",
    condition: "kept IS NOT NULL",
    change: "UPDATE lead_merges SET kept = NULL",
  },
  {
    table: "cms_block_versions",
    days: 365,
    moment: "saved_at",
    condition: `version <= (SELECT cms_blocks.version FROM cms_blocks WHERE cms_blocks.id = block_id) - ${CMS_VERSIONS_KEPT}`,
    change: "DELETE FROM cms_block_versions",
  },
]

const ROWS_AT_ONCE = 500
const COUNTED_AT_ONCE = 2_000

export type DueRule = Pick<RetentionRule, "table" | "days" | "moment" | "condition"> & {
  values?: Readonly<Record<string, string>>
}

export interface DueRow {
  id: number
  at: Date
}

interface Examined {
  id: number
  storedAt: Date | string
  isOld: number
  isOver: number
}

const cutoffOf = ({ days }: Pick<RetentionRule, "days">, now: number) =>
  storedMoment(database(), new Date(now - days * DAY_MS))

/** Rows stored meanwhile wait for the next run. */
export async function* findDue(rule: DueRule, now: number): AsyncGenerator<DueRow[]> {
  const { table, moment, condition, values } = rule
  const before = cutoffOf(rule, now)
  for (let last = 0; ; ) {
    const rows = await database().query<Examined>(
      `SELECT id, ${moment} AS storedAt, ${moment} < :before AS isOld, (${moment} < :before AND ${condition}) AS isOver
       FROM ${table} WHERE id > :last ORDER BY id LIMIT ${ROWS_AT_ONCE}`,
      { replacements: { ...values, before, last }, type: QueryTypes.SELECT },
    )
    const due = rows.filter(({ isOver }) => isOver === 1)
    if (due.length > 0) yield due.map(({ id, storedAt }) => ({ id, at: new Date(storedAt) }))
    const end = rows.at(-1)
    if (end?.isOld !== 1 || rows.length < ROWS_AT_ONCE) return
    last = end.id
    // SQLite reads synchronously, so other requests wait for each batch.
    await setImmediate()
  }
}

export interface Due {
  dueCount: number
  oldestAt: Date | null
}

interface Counted {
  examined: number
  dueCount: number | string | null
  oldestAt: Date | string | null
  lastId: number | null
  lastOldId: number | null
}

/** Counted in the database, as reading a million rows would exceed the page's time limit. */
export const countDue = async (rule: DueRule, now: number): Promise<Due> => {
  const { table, moment, condition, values } = rule
  const before = cutoffOf(rule, now)
  const total: Due = { dueCount: 0, oldestAt: null }
  for (let last = 0; ; ) {
    const [counted] = await database().query<Counted>(
      `SELECT COUNT(*) AS examined, SUM(isOver) AS dueCount, MIN(CASE WHEN isOver = 1 THEN storedAt END) AS oldestAt,
         MAX(id) AS lastId, MAX(CASE WHEN isOld = 1 THEN id END) AS lastOldId
       FROM (SELECT id, ${moment} AS storedAt, ${moment} < :before AS isOld,
           (${moment} < :before AND ${condition}) AS isOver
         FROM ${table} WHERE id > :last ORDER BY id LIMIT ${COUNTED_AT_ONCE}) AS batch`,
      { replacements: { ...values, before, last }, type: QueryTypes.SELECT },
    )
    if (!counted || counted.lastId === null) return total
    total.dueCount += Number(counted.dueCount)
    const oldest = counted.oldestAt && new Date(counted.oldestAt)
    if (oldest && (!total.oldestAt || oldest < total.oldestAt)) total.oldestAt = oldest
    if (counted.lastOldId !== counted.lastId || counted.examined < COUNTED_AT_ONCE) return total
    last = counted.lastId
    await setImmediate()
  }
}

/** Call with the row locked, as it may have changed since it was found. */
export const isDue = async (rule: DueRule, id: number, now: number, transaction: Transaction): Promise<boolean> => {
  const { table, moment, condition, values } = rule
  const sql = `SELECT id FROM ${table} WHERE id = :id AND ${moment} < :before AND ${condition}`
  const replacements = { ...values, id, before: cutoffOf(rule, now) }
  return (await database().query(sql, { replacements, type: QueryTypes.SELECT, transaction })).length > 0
}

const applyRule = async (rule: RetentionRule, now: number): Promise<number> => {
  const { condition, change } = rule
  const before = cutoffOf(rule, now)
  // Checked again, as the row may have changed since it was read.
  const isStill = change.startsWith("UPDATE") ? `AND ${condition}` : ""
  let changed = 0
  for await (const rows of findDue(rule, now)) {
    const ids = rows.map(({ id }) => id)
    await database().query(`${change} WHERE id IN (:ids) ${isStill}`, { replacements: { ids, before } })
    changed += ids.length
    await yieldToRequests(YIELD_MS)
  }
  return changed
}

export const applyRetention = async (now = clock.wallTime().getTime()): Promise<Record<string, number>> => {
  const changed: Record<string, number> = {}
  for (const rule of retentionRules) changed[rule.table] = (changed[rule.table] ?? 0) + (await applyRule(rule, now))
  return changed
}
