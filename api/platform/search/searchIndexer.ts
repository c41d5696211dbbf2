import { randomInt } from "node:crypto"
import { Op, Transaction } from "sequelize"
import { CLOCK_TOLERANCE_MS, clock } from "../database/clock/clock.ts"
import { inTransaction } from "../database/connection/database.ts"
import { findRaw } from "../database/reading/plainRows.ts"
import { startLoop } from "../jobs/loop.ts"
import { yieldToRequests } from "../processes/yieldToRequests.ts"
import { gramsOf } from "../text/searchText.ts"
import { blockOf, hasOffset, offsetOf, withOffsets, withoutOffsets } from "./idSet.ts"
import { SearchPending, SearchPosting, searchableModelOf } from "./search.model.ts"
import { markChanged } from "./searchIndex.ts"

const EVERY_MS = 10_000

/** Fewer pending rows are quick to scan, and indexing them would cost nearly as much as indexing this many. */
const WORTH_PACKING = 2_000

const ROWS_MAX = 16_384

/** Larger steps would block this process while it reads texts, or other writers of SQLite while it writes sets. */
const TEXTS_AT_ONCE = 1_000
const SETS_AT_ONCE = 192

/** For `removeAhead`: smaller steps, as a removal before an erasure is not urgent. */
const SETS_AHEAD = 16
const YIELD_MS = 100

const STRAYS_AT_ONCE = 500

const LEASE_MS = 5 * 60_000

interface Claim {
  kind: string
  block: number
  ids: number[]
  claim: number
}

/** The rows are all of one block. Null if fewer than `atLeast` rows are pending. */
const claimRows = (atLeast: number): Promise<Claim | null> =>
  inTransaction(
    async (transaction) => {
      const now = clock.now()
      // A lease that ends after `longest` was stored before a clock was corrected, so it is treated as expired.
      const longest = now + LEASE_MS + CLOCK_TOLERANCE_MS
      const waiting = await SearchPending.findAll({
        where: { claim: { [Op.or]: { [Op.between]: [0, now * 1_000], [Op.gt]: longest * 1_000 } } },
        order: ["kind", "rowId"],
        limit: Math.max(ROWS_MAX, atLeast),
        lock: Transaction.LOCK.UPDATE,
        raw: true,
        transaction,
      })
      const [first] = waiting
      if (!first || waiting.length < atLeast) return null
      const { kind } = first
      const block = blockOf(first.rowId)
      const rows = waiting.filter((row) => row.kind === kind && blockOf(row.rowId) === block)
      const ids = rows.map(({ rowId }) => rowId)
      const claim = (now + LEASE_MS) * 1_000 + randomInt(1_000)
      await SearchPending.update({ claim }, { where: { kind, rowId: ids }, transaction })
      return { kind, block, ids, claim }
    },
    // Locks rows, but not the gaps between them, so that new rows can be added at the same time.
    { isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED },
  )

const claimedRows = ({ kind, ids, claim }: Claim) => ({
  kind,
  rowId: { [Op.between]: [ids.at(0) ?? 0, ids.at(-1) ?? 0] as [number, number] },
  claim,
})

const readGrams = async ({ kind, ids }: Claim) => {
  const offsetsOf = new Map<string, number[]>()
  const gone = new Set(ids)
  for (let start = 0; start < ids.length; start += TEXTS_AT_ONCE) {
    const where = { id: ids.slice(start, start + TEXTS_AT_ONCE) }
    const options = { attributes: ["id", "searchText"], where }
    for (const { id, searchText } of await findRaw<{ id: number; searchText: string | null }>(
      searchableModelOf(kind),
      options,
    )) {
      gone.delete(id)
      const offset = offsetOf(id)
      for (const gram of gramsOf(searchText ?? "")) {
        const offsets = offsetsOf.get(gram)
        if (!offsets) offsetsOf.set(gram, [offset])
        else if (offsets.at(-1) !== offset) offsets.push(offset)
      }
    }
  }
  return { offsetsOf, gone }
}

/** The row of the empty gram locks the block until the transaction ends. */
const lockSets = async (kind: string, block: number, grams: string[], transaction: Transaction) => {
  await SearchPosting.upsert({ kind, block, gram: "", size: 0, bytes: Buffer.alloc(0) }, { transaction })
  const where = { kind, block, gram: grams }
  const rows = await SearchPosting.findAll({ where, lock: Transaction.LOCK.UPDATE, raw: true, transaction })
  return new Map(rows.map((row) => [row.gram, row]))
}

/** Returns false, without changes, if the claim no longer covers all of its rows. */
const addTo = (claim: Claim, offsetsOf: Map<string, number[]>, grams: string[]) =>
  inTransaction(async (transaction) => {
    const { kind, block, ids } = claim
    const sets = await lockSets(kind, block, grams, transaction)
    // Checked under the lock, so that an erased row is not added again.
    if ((await SearchPending.count({ where: claimedRows(claim), transaction })) !== ids.length) return false
    const changed = grams.map((gram) => ({
      kind,
      block,
      gram,
      ...withOffsets(sets.get(gram), offsetsOf.get(gram) ?? []),
    }))
    await SearchPosting.bulkCreate(changed, { updateOnDuplicate: ["size", "bytes"], transaction })
    return true
  })

/** Can be interrupted and repeated, as the rows stay pending until the end. Returns the number of rows. */
export const indexPending = async (atLeast = 1): Promise<number> => {
  const claim = await claimRows(atLeast)
  if (!claim) return 0
  const { offsetsOf, gone } = await readGrams(claim)
  const grams = [...offsetsOf.keys()].sort()
  for (let start = 0; start < grams.length; start += SETS_AT_ONCE) {
    if (await addTo(claim, offsetsOf, grams.slice(start, start + SETS_AT_ONCE))) continue
    await SearchPending.update({ claim: 0 }, { where: claimedRows(claim) })
    return claim.ids.length
  }
  for (const id of gone) await removeStrays(claim.kind, id)
  await SearchPending.destroy({ where: claimedRows(claim) })
  return claim.ids.length
}

/** All rows must be of one block, so that each set is read and written once. */
const takeOut = async (kind: string, ids: readonly number[], grams: string[], transaction: Transaction) => {
  const block = blockOf(ids[0] ?? 0)
  const offsets = new Set(ids.map(offsetOf))
  const changed = [...(await lockSets(kind, block, grams, transaction)).values()].flatMap((row) => {
    const left = withoutOffsets(row, offsets)
    return left.size === row.size ? [] : [{ ...row, ...left }]
  })
  if (changed.length === 0) return
  await SearchPosting.bulkCreate(changed, { updateOnDuplicate: ["size", "bytes"], transaction })
  const gram = changed.filter(({ size }) => size === 0).map((row) => row.gram)
  await SearchPosting.destroy({ where: { kind, block, gram }, transaction })
}

/**
 * Needs the texts of the rows, as the index cannot tell which sets list a row. Pass the transaction that erases the
 * rows.
 */
export const removeAllFromIndex = async (
  kind: string,
  rows: readonly { id: number; text: string }[],
  transaction: Transaction,
) => {
  for (const block of new Set(rows.map(({ id }) => blockOf(id)))) {
    const own = rows.filter(({ id }) => blockOf(id) === block)
    const grams = [...new Set(own.flatMap(({ text }) => gramsOf(text)))]
    const ids = own.map(({ id }) => id)
    await takeOut(kind, ids, grams, transaction)
  }
  await SearchPending.destroy({ where: { kind, rowId: rows.map(({ id }) => id) }, transaction })
}

export const removeFromIndex = (kind: string, id: number, text: string, transaction: Transaction) =>
  removeAllFromIndex(kind, [{ id, text }], transaction)

/**
 * Small transactions before an erasure, which then locks less. The row becomes pending, so that searches still find it
 * if it is not erased. It is marked again at the end, as another process may have indexed it in between.
 */
export const removeAhead = async (kind: string, id: number, text: string) => {
  const grams = [...new Set(gramsOf(text))]
  if (grams.length === 0) return
  const mark = () => inTransaction((transaction) => markChanged([{ kind, ids: [id] }], transaction))
  await mark()
  for (let start = 0; start < grams.length; start += SETS_AHEAD) {
    const some = grams.slice(start, start + SETS_AHEAD)
    await inTransaction((transaction) => takeOut(kind, [id], some, transaction))
    await yieldToRequests(YIELD_MS)
  }
  await mark()
}

/** Sets of earlier texts of a deleted row may still list it, so all sets of its block are read. */
const removeStrays = async (kind: string, id: number) => {
  for (let last = ""; ; ) {
    const where = { kind, block: blockOf(id), gram: { [Op.gt]: last } }
    const rows = await SearchPosting.findAll({ where, order: ["gram"], limit: STRAYS_AT_ONCE, raw: true })
    const grams = rows.filter((row) => hasOffset(row, offsetOf(id))).map(({ gram }) => gram)
    if (grams.length > 0) await inTransaction((transaction) => takeOut(kind, [id], grams, transaction))
    const end = rows.at(-1)
    if (!end || rows.length < STRAYS_AT_ONCE) return
    last = end.gram
  }
}

/** If this fails, the next indexing run removes the rest. */
export const removeLeftovers = async (kind: string, id: number) => {
  await removeStrays(kind, id)
  await SearchPending.destroy({ where: { kind, rowId: id } })
}

export const startIndexing = () =>
  startLoop({
    what: "packing the search index",
    pauseMs: EVERY_MS,
    work: async () => (await indexPending(WORTH_PACKING)) > 0,
  })
