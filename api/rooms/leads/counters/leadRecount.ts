import { DAY_MS } from "../../../contract/text/durations.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { sameText } from "../../../platform/database/connection/dialect.ts"
import { inSnapshot, type Select } from "../../../platform/database/reading/snapshot.ts"
import { logger } from "../../../platform/log/logger.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { inboxOf } from "../lead/leadPlace.ts"
import { addRows, type CountRow, chosenSql, countedColumnsOf, DAY_FACET, fieldOf, TOTAL_FACET } from "./countedLeads.ts"
import { LeadCount } from "./leadCounts.model.ts"

// Small for SQLite, which is synchronous, so that other requests wait for each chunk.
const CHUNKS: Record<string, number> = { sqlite: 2_000, mysql: 50_000 }
/** Values that the database treats as equal have the same `sameness`. */
interface Compared extends CountRow {
  sameness: string
}

const keyOf = ({ facet, sameness, status, choices }: Compared) => [facet, sameness, status, choices].join("\n")

const addTo = (sums: Map<string, Compared>, row: Compared) => {
  const sum = sums.get(keyOf(row))
  if (sum) {
    sum.leads += row.leads
    sum.minId = Math.min(sum.minId, row.minId)
    sum.maxId = Math.max(sum.maxId, row.maxId)
  } else sums.set(keyOf(row), { ...row })
}

const countAnew = async (kind: LeadKind, select: Select) => {
  const leads = inboxOf(kind)
  const sums = new Map<string, Compared>()
  const count = async (facet: string, valueSql: string, rangeSql: string) => {
    const rows = await select<Compared>(
      `SELECT value, ${sameText(database(), "value")} AS sameness, status, choices,
              COUNT(*) AS leads, MIN(id) AS minId, MAX(id) AS maxId
       FROM (SELECT ${valueSql} AS value, status, ${chosenSql(kind)} AS choices, id FROM ${leads} AND ${rangeSql}) AS part
       GROUP BY value, status, choices`,
    )
    return rows.map((row) => ({ ...row, facet }))
  }
  const [ids] = await select<{ first: number | null; last: number | null }>(
    `SELECT MIN(id) AS first, MAX(id) AS last FROM ${leads}`,
  )
  const chunk = CHUNKS[database().getDialect()] ?? 1
  for (let id = ids?.first ?? 1; id <= (ids?.last ?? 0); id += chunk) {
    const range = `id >= ${id} AND id < ${id + chunk}`
    for (const column of countedColumnsOf(kind).facets)
      for (const row of await count(column, fieldOf(kind, column), range)) addTo(sums, row)
    for (const row of await count(DAY_FACET, "SUBSTR(CAST(created_at AS CHAR), 1, 10)", range)) {
      addTo(sums, row)
      addTo(sums, { ...row, facet: TOTAL_FACET, value: "", sameness: "" })
    }
  }
  return sums
}

/** A row of this facet records the last check: `leads` has the day of the check, `maxId` the number of checks. */
const CHECKED = "checked"

/** Includes rows that only need a wider range of ids. */
const differences = async (kind: LeadKind, select: Select): Promise<CountRow[]> => {
  const found = await select<Compared>(
    `SELECT facet, value, ${sameText(database(), "value")} AS sameness, status, choices, leads,
            min_id AS minId, max_id AS maxId
     FROM lead_counts WHERE kind = ${database().escape(kind.type)} AND facet <> '${CHECKED}'`,
  )
  const missing = await countAnew(kind, select)
  for (const row of found) {
    const right = missing.get(keyOf(row))
    const isWide = !right || (right.minId >= row.minId && right.maxId <= row.maxId)
    if (row.leads === (right?.leads ?? 0) && isWide) missing.delete(keyOf(row))
    else missing.set(keyOf(row), { ...(right ?? row), leads: (right?.leads ?? 0) - row.leads })
  }
  return [...missing.values()]
}

const stampOf = (kind: LeadKind) => ({ kind: kind.type, facet: CHECKED, value: "", status: "", choices: "" })

const today = () => Math.floor(clock.now() / DAY_MS)

/**
 * New leads are stored meanwhile, so a snapshot is counted and only differences are added. Returns the number of wrong
 * rows.
 */
export const recountLeads = async (kind: LeadKind): Promise<number> => {
  const { rows, checks } = await inSnapshot(database(), config.database, async (select) => {
    const [stamp] = await select<{ checks: number }>(
      `SELECT max_id AS checks FROM lead_counts WHERE kind = ${database().escape(kind.type)} AND facet = '${CHECKED}'`,
    )
    return { rows: await differences(kind, select), checks: stamp?.checks ?? 0 }
  })
  const isDone = await inTransaction(async (transaction) => {
    const stamp = await LeadCount.findOne({ where: stampOf(kind), transaction, lock: true })
    // Another process has made the same correction, so this one is dropped.
    if ((stamp?.maxId ?? 0) !== checks) return false
    await LeadCount.upsert({ ...stampOf(kind), leads: today(), minId: 0, maxId: checks + 1 }, { transaction })
    await addRows(kind, rows, transaction)
    return true
  })
  return isDone ? rows.length : recountLeads(kind)
}

export const checkLeadCounts = async (kinds: readonly LeadKind[]) => {
  for (const kind of kinds) {
    const stamp = await LeadCount.findOne({ where: stampOf(kind) })
    // Not `>=`: if a clock was set back, the stored day may lie in the future.
    if (stamp?.leads === today()) continue
    const repaired = await recountLeads(kind)
    if (repaired > 0) logger.warn({ kind: kind.type, rows: repaired }, "repaired counters of leads that were wrong")
  }
}
