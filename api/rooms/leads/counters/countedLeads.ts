import type { Transaction } from "sequelize"
import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { addCountsSql } from "../../../platform/database/connection/dialect.ts"
import { write } from "../../../platform/database/connection/statements.ts"
import type { LeadDescription, LeadKind, LeadRow } from "../lead/leadKind.ts"
import { LeadCount } from "./leadCounts.model.ts"

/**
 * Counting rows of leads would be too slow for lists and charts. Each lead counts in several rows: its UTC day, its
 * value in each filterable column, and the total, each by status and choices. All code that stores or moves leads
 * updates these rows in the same transaction.
 */

export const TOTAL_FACET = ""
export const DAY_FACET = "day"

export interface CountRow {
  facet: string
  value: string
  status: LeadStatus
  choices: string
  leads: number
  minId: number
  maxId: number
}

/** In UTC, such as `2026-11-21`. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/**
 * Columns with few values (`choices`) are part of every row. Other columns (`facets`) would multiply the rows, so each
 * facet has rows of its own.
 */
export const countedColumnsOf = ({ filters }: LeadDescription) => {
  const own = Object.values(filters)
  const named = (isChoice: boolean) =>
    own.filter((filter) => Boolean(filter.isChoice) === isChoice).map(({ column }) => column)
  return { choices: named(true), facets: named(false) }
}

export const SEPARATOR = "\t"

export const fieldOf = ({ model }: LeadKind, column: string) => model.getAttributes()[column as "id"]?.field ?? column

export const chosenSql = (kind: LeadKind) => {
  const fields = countedColumnsOf(kind).choices.map((column) => fieldOf(kind, column))
  return fields.length > 0 ? `CONCAT_WS('${SEPARATOR}', ${fields.join(", ")})` : "''"
}

const textIn = (lead: LeadRow, column: string) => String((lead as Record<string, unknown>)[column])

const rowsOf = (kind: LeadDescription, lead: LeadRow, leads: number): CountRow[] => {
  const { choices, facets } = countedColumnsOf(kind)
  const { status } = lead
  const textOf = (column: string) => textIn(lead, column)
  const places = [
    ...facets.map((facet) => [facet, textOf(facet)] as const),
    [DAY_FACET, dayOf(lead.createdAt)],
    [TOTAL_FACET, ""],
  ]
  const common = { status, choices: choices.map(textOf).join(SEPARATOR), leads, minId: lead.id, maxId: lead.id }
  return places.map(([facet = "", value = ""]) => ({ facet, value, ...common }))
}

const keyOf = ({ facet, value, status, choices }: CountRow) => [facet, value, status, choices].join("\n")

const summed = (rows: readonly CountRow[]): CountRow[] => {
  const sums = new Map<string, CountRow>()
  for (const row of rows) {
    const sum = sums.get(keyOf(row)) ?? { ...row, leads: 0 }
    sum.leads += row.leads
    sum.minId = Math.min(sum.minId, row.minId)
    sum.maxId = Math.max(sum.maxId, row.maxId)
    sums.set(keyOf(row), sum)
  }
  return [...sums.values()]
}

// Texts that MySQL treats as equal share a row, so they must also sort as equal.
const { compare } = new Intl.Collator("en", { sensitivity: "base" })

// Only recounts need more than one statement.
const ROWS_MAX = 2_000

/** A fixed order avoids deadlocks. */
export const addRows = async (kind: LeadDescription, rows: readonly CountRow[], transaction: Transaction) => {
  const sorted = summed(rows).sort((one, other) => compare(keyOf(one), keyOf(other)))
  const values = sorted.map(({ facet, value, status, choices, leads, minId, maxId }) => [
    kind.type,
    facet,
    value,
    status,
    choices,
    leads,
    minId,
    maxId,
  ])
  for (let start = 0; start < values.length; start += ROWS_MAX)
    await write(database(), addCountsSql(database(), values.slice(start, start + ROWS_MAX)), { transaction })
}

/** Null stands for a lead outside the inbox, as only the inbox is counted. */
export const countChanges = async (
  kind: LeadKind,
  changes: readonly { before: LeadRow | null; after: LeadRow | null }[],
  transaction: Transaction,
) => {
  const rows = changes.flatMap(({ before, after }) => [
    ...(before ? rowsOf(kind, before, -1) : []),
    ...(after ? rowsOf(kind, after, 1) : []),
  ])
  const moved = summed(rows).filter(({ leads }) => leads !== 0)
  if (moved.length > 0) await addRows(kind, moved, transaction)
  // The value of a facet is a sender's text, which must not outlive the sender's leads.
  for (const facet of countedColumnsOf(kind).facets) {
    const value = changes.flatMap(({ before, after }) => {
      const was = before && textIn(before, facet)
      return was === null || (after && textIn(after, facet) === was) ? [] : was
    })
    if (value.length > 0) await LeadCount.destroy({ where: { kind: kind.type, facet, value, leads: 0 }, transaction })
  }
}

export const countStored = (kind: LeadKind, leads: readonly LeadRow[], transaction: Transaction) =>
  countChanges(
    kind,
    leads.map((after) => ({ before: null, after })),
    transaction,
  )

export const countRemoved = (kind: LeadKind, leads: readonly LeadRow[], transaction: Transaction) =>
  countChanges(
    kind,
    leads.map((before) => ({ before, after: null })),
    transaction,
  )
