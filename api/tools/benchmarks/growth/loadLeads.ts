import type { Transaction } from "sequelize"
import { DEFAULT_LOCALE } from "../../../contract/text/locale.ts"
import { database, inTransaction } from "../../../platform/database/connection/database.ts"
import { refreshStatistics } from "../../../platform/database/connection/dialect.ts"
import { insertRows } from "../../../platform/database/writing/insertRows.ts"
import { markChanged, searchTextOf } from "../../../platform/search/searchIndex.ts"
import { indexPending } from "../../../platform/search/searchIndexer.ts"
import { termsOf } from "../../../platform/text/searchText.ts"
import { countStored } from "../../../rooms/leads/counters/countedLeads.ts"
import { initialLeadState } from "../../../rooms/leads/lead/lead.rules.ts"
import type { LeadKind, LeadRow } from "../../../rooms/leads/lead/leadKind.ts"
import { leadKinds } from "../../../rooms/leads/leadKinds.ts"
import { LeadNote } from "../../../rooms/leads/related/leadWork.model.ts"
import { makeUpLeads } from "../measure/madeUpLeads.ts"

const CHUNK = 50_000
/** Rows per statement: SQLite accepts a megabyte. */
const BATCH = 1_000

interface LoadedLead {
  readonly row: LeadRow
  note: string | null
}

export type Store = (leads: readonly LoadedLead[], transaction: Transaction) => Promise<unknown>

const inBatches = async <Item>(items: readonly Item[], store: (batch: Item[]) => Promise<unknown>) => {
  for (let start = 0; start < items.length; start += BATCH) await store(items.slice(start, start + BATCH))
}

/** By table; servers of other versions lack some. */
const derived: Record<string, (kind: LeadKind) => Store> = {
  search_pending: (kind) => (leads, transaction) =>
    inBatches(leads, (batch) => markChanged([{ kind: kind.type, ids: batch.map(({ row }) => row.id) }], transaction)),
  lead_counts: (kind) => (leads, transaction) =>
    countStored(
      kind,
      leads.map(({ row }) => row),
      transaction,
    ),
  // Only servers up to version 0.2 have this table, with a row for each word.
  search_terms: (kind) => (leads, transaction) => {
    const terms = leads.flatMap(({ row }) =>
      termsOf(...kind.searchable(row)).map((term) => ({ lead_type: kind.type, term, lead_id: row.id })),
    )
    terms.sort((one, other) => (one.term < other.term ? -1 : 1))
    const store = (batch: object[]) => database().getQueryInterface().bulkInsert("search_terms", batch, { transaction })
    return inBatches(terms, store)
  },
}

/** An older server's table may lack some columns. */
const fitToTable = async ({ model }: LeadKind) => {
  const columns = await database().getQueryInterface().describeTable(String(model.getTableName()))
  for (const [name, { field = name }] of Object.entries(model.getAttributes()))
    if (!(field in columns)) model.removeAttribute(name)
}

const rowsOf =
  ({ model, type, searchable, derived: derive }: LeadKind): Store =>
  async (leads, transaction) => {
    await inBatches(leads, async (batch) => {
      const rows = batch.map(({ row, note }) => ({
        ...row,
        ...derive?.(row),
        searchText: searchTextOf([...searchable(row), note ?? ""]),
      }))
      const ids = await insertRows(model, rows as never, transaction)
      for (const [index, { row }] of batch.entries()) row.id = ids[index] as number
    })
    const notes = leads.flatMap(({ row: { id, createdAt }, note }) =>
      note ? [{ leadType: type, leadId: id, text: note, writtenBy: "operator", writtenAt: createdAt }] : [],
    )
    await inBatches(notes, (batch) => insertRows(LeadNote, batch, transaction))
  }

/** Only for tables that the open database has, as the server may be older. */
export const stepsOf = async (kind: LeadKind): Promise<[string, Store][]> => {
  const tables = await database().getQueryInterface().showAllTables()
  const present = Object.entries(derived).filter(([table]) => tables.includes(table))
  await fitToTable(kind)
  return [["rows", rowsOf(kind)], ...present.map(([table, of]): [string, Store] => [table, of(kind)])]
}

/** The returned function makes up `length` leads from index `start`, of `count` received before `until`. */
export const leadMaker = (kind: LeadKind, count: number, until: number) => {
  const makeUp = makeUpLeads(kind, count, until)
  return (start: number, length: number): LoadedLead[] =>
    Array.from({ length }, (_, offset) => {
      const { row, status, createdAt, note } = makeUp(start + offset)
      const server = {
        id: start + offset + 1,
        submissionId: null,
        acceptedTermsDate: null,
        locale: DEFAULT_LOCALE,
        ...initialLeadState,
      }
      return { row: { ...row, ...server, status, createdAt, updatedAt: createdAt }, note }
    })
}

/**
 * Expects no leads. Stores a tenth as many inquiries as applications, and no mails. Returns the seconds of each step.
 */
export const loadLeads = async (count: number, until: number): Promise<Record<string, number>> => {
  const seconds: Record<string, number> = {}
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const startedAt = performance.now()
    await work()
    seconds[name] = (seconds[name] ?? 0) + (performance.now() - startedAt) / 1000
  }
  const isOlder = (await database().getQueryInterface().showAllTables()).includes("search_terms")
  for (const [place, kind] of leadKinds.entries()) {
    const kindCount = place === 0 ? count : Math.ceil(count / 10)
    const make = leadMaker(kind, kindCount, until)
    const steps = await stepsOf(kind)
    for (let start = 0; start < kindCount; start += CHUNK) {
      const leads = make(start, Math.min(CHUNK, kindCount - start))
      await inTransaction(async (transaction) => {
        for (const [name, store] of steps) await timed(name, () => store(leads, transaction))
      })
    }
  }
  if (isOlder) return seconds
  await timed("packing", async () => {
    while ((await indexPending()) > 0);
  })
  await timed("statistics", () => refreshStatistics(database(), { isAfterBulkChange: true }))
  return seconds
}
