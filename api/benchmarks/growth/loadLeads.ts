import type { Transaction } from "sequelize"
import { database, inTransaction } from "../../database/database.ts"
import { leadKinds } from "../../leadKinds.ts"
import { countStored } from "../../modules/leads/leadCounts.ts"
import type { LeadKind, LeadRow } from "../../modules/leads/leadKind.ts"
import { LeadNote } from "../../modules/leads/leadWork.model.ts"
import { termsOf } from "../../modules/search/searchTerms.ts"
import { makeUpLeads } from "../measure/madeUpLeads.ts"

/** In one transaction. */
const CHUNK = 50_000
/** In one statement: SQLite takes a megabyte. */
const BATCH = 1_000

/** A row as it is stored, and the note about it. */
interface LoadedLead {
  row: LeadRow
  note: string | null
}

type Store = (leads: readonly LoadedLead[], transaction: Transaction) => Promise<unknown>

const inBatches = async <Item>(items: readonly Item[], store: (batch: Item[]) => Promise<unknown>) => {
  for (let start = 0; start < items.length; start += BATCH) await store(items.slice(start, start + BATCH))
}

/** What finds and counts the leads, by the table that it is in. */
const derived: Record<string, (kind: LeadKind) => Store> = {
  lead_counts: (kind) => (leads, transaction) =>
    countStored(
      kind,
      leads.map(({ row }) => row),
      transaction,
    ),
  // Of servers up to version 0.2: a row for each word.
  search_terms: (kind) => (leads, transaction) => {
    const terms = leads.flatMap(({ row }) =>
      termsOf(...kind.searchable(row)).map((term) => ({ lead_type: kind.type, term, lead_id: row.id })),
    )
    // In the order of its key, which is several times as fast.
    terms.sort((one, other) => (one.term < other.term ? -1 : 1))
    const store = (batch: object[]) => database().getQueryInterface().bulkInsert("search_terms", batch, { transaction })
    return inBatches(terms, store)
  },
}

/** Stores rows and notes; only the columns that the open database has, as an older server has fewer. */
const rowsOf = async ({ model, type }: LeadKind): Promise<Store> => {
  const columns = await database().getQueryInterface().describeTable(String(model.getTableName()))
  const attributes = Object.entries(model.getAttributes())
  const fields = attributes.filter(([, { field = "" }]) => field in columns).map(([name]) => name)
  return async (leads, transaction) => {
    const options = { transaction, fields, silent: true, hooks: false }
    const rows = leads.map(({ row }) => ({ ...row }))
    await inBatches(rows, (batch) => model.bulkCreate(batch, options as object))
    const notes = leads.flatMap(({ row: { id, createdAt }, note }) =>
      note ? [{ leadType: type, leadId: id, text: note, writtenBy: "operator", writtenAt: createdAt }] : [],
    )
    await inBatches(notes, (batch) => LeadNote.bulkCreate(batch, { transaction, hooks: false }))
  }
}

/** The steps that store leads of a kind in the tables that the open database has, by what they are for. */
export const stepsOf = async (kind: LeadKind): Promise<[string, Store][]> => {
  const tables = await database().getQueryInterface().showAllTables()
  const present = Object.entries(derived).filter(([table]) => tables.includes(table))
  return [["rows", await rowsOf(kind)], ...present.map(([table, of]): [string, Store] => [table, of(kind)])]
}

/** Makes leads of a kind up, of which there are `count` until a moment: those from this one on. */
export const leadMaker = (kind: LeadKind, count: number, until: number) => {
  const makeUp = makeUpLeads(kind, count, until)
  return (start: number, length: number): LoadedLead[] =>
    Array.from({ length }, (_, offset) => {
      const { row, status, createdAt, note } = makeUp(start + offset)
      const server = { id: start + offset + 1, submissionId: null, acceptedTermsDate: null }
      return { row: { ...row, ...server, status, createdAt, updatedAt: createdAt }, note }
    })
}

/**
 * Fills the open database, which has no leads yet, with `count` driver applications and a tenth as many inquiries, without
 * mails. Returns how many seconds each step took.
 */
export const loadLeads = async (count: number, until: number): Promise<Record<string, number>> => {
  const seconds: Record<string, number> = {}
  for (const [place, kind] of leadKinds.entries()) {
    const kindCount = place === 0 ? count : Math.ceil(count / 10)
    const make = leadMaker(kind, kindCount, until)
    const steps = await stepsOf(kind)
    for (let start = 0; start < kindCount; start += CHUNK) {
      const leads = make(start, Math.min(CHUNK, kindCount - start))
      await inTransaction(async (transaction) => {
        for (const [name, store] of steps) {
          const startedAt = performance.now()
          await store(leads, transaction)
          seconds[name] = (seconds[name] ?? 0) + (performance.now() - startedAt) / 1000
        }
      })
    }
  }
  return seconds
}
