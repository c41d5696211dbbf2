import { literal, Op, type Transaction, type WhereOptions } from "sequelize"
import { fixedOrderJoin, markPendingSql, sqlLiteral } from "../database/connection/dialect.ts"
import { select, write } from "../database/connection/statements.ts"
import type { Candidates } from "../database/reading/candidates.ts"
import { gramsOf, needlesOf } from "../text/searchText.ts"
import { blockOf, idAt, intersectSets } from "./idSet.ts"
import { SearchPosting, searchableModelOf } from "./search.model.ts"

export { searchTextOf } from "../text/searchText.ts"

/** More grams would hardly narrow a search down, and rows are checked against all words anyway. */
const INDEXED_GRAMS = 8

/** Without a limit, a long word would need hundreds of lookups. */
const GRAMS_OF_WORD = 16

const BLOCKS_AT_ONCE = 16

/** Few ids at first, as a page may fill soon. */
const CHUNKS = [64, 512, 2_048]

// Not by `database()` of the connection, which would be an import cycle through the kinds of leads.
const database = () => {
  const { sequelize } = SearchPosting
  if (!sequelize) throw new Error("No database is open")
  return sequelize
}

export interface Changed {
  kind: string
  ids: readonly number[]
}

/** Queues rows for indexing. Pass the transaction that changes `searchText`. */
export const markChanged = async (changed: readonly Changed[], transaction: Transaction) => {
  const rows = changed.flatMap(({ kind, ids }) => ids.map((rowId) => ({ kind, rowId })))
  if (rows.length > 0) await write(database(), markPendingSql(database(), rows), { transaction })
}

export const matchesText = (search: string): WhereOptions[] => {
  const lists = needlesOf(search)?.map((needles) => ({
    [Op.and]: needles.map((needle) => ({ searchText: { [Op.like]: `%${needle}%` } })),
  }))
  if (lists?.length === 0) return [literal("1 = 0")]
  return lists ? [{ [Op.or]: lists }] : []
}

const findPending = async (kind: string, needles: readonly string[][]): Promise<number[]> => {
  if (needles.length === 0) return []
  const table = searchableModelOf(kind).getTableName()
  // Safe in SQL, as needles consist of letters, digits and spaces only.
  const conditions = needles.map((list) => list.map((needle) => `search_text LIKE '%${needle}%'`).join(" AND "))
  const rows = await select<{ id: number }>(
    database(),
    `SELECT row_id AS id FROM search_pending ${fixedOrderJoin(database())} ${table} ON ${table}.id = row_id
     WHERE kind = ${sqlLiteral(database(), kind)} AND (${conditions.join(" OR ")}) ORDER BY row_id`,
  )
  return rows.map(({ id }) => id)
}

/** Takes grams from each word in turn, as grams of one word occur together and would narrow little down. */
const rarestOf = (words: readonly string[][], sizeOf: (gram: string) => number) => {
  const bySize = (one: string, other: string) => sizeOf(one) - sizeOf(other)
  const ranked = words.map((grams) => [...grams].sort(bySize))
  const inTurn = Array.from({ length: INDEXED_GRAMS }, (_, rank) =>
    ranked.flatMap((grams) => grams[rank] ?? []).sort(bySize),
  )
  return [...new Set(inTurn.flat())].slice(0, INDEXED_GRAMS).sort(bySize)
}

/** A block can match only if it has pending rows, or rows in all sets of one of its lists. */
interface Place {
  block: number
  lists: string[][]
  pending: number[]
}

const readSizes = async (kind: string, grams: readonly string[]) => {
  const last: number = (await SearchPosting.max("block", { where: { kind } })) ?? -1
  const block = Array.from({ length: last + 1 }, (_, index) => index)
  const where = { kind, block, gram: [...new Set(grams)] }
  const attributes = ["block", "gram", "size"]
  const rows = await SearchPosting.findAll({ attributes, where, raw: true })
  const sizes = block.map(() => new Map<string, number>())
  for (const { block, gram, size } of rows) sizes[block]?.set(gram, size)
  return sizes
}

/** Undefined for a blank search. Some candidates may not match, but no row that matches is missing. */
export const findCandidates = async (kind: string, search: string): Promise<Candidates | undefined> => {
  const needles = needlesOf(search)
  if (!needles) return undefined
  const lists = needles.map((words) => words.map((word) => gramsOf(word).slice(0, GRAMS_OF_WORD)))
  // Pending rows are read first, so that a row that is indexed meanwhile is found twice instead of never.
  const pending = await findPending(kind, needles)
  let atMost = pending.length
  const places = new Map<number, Place>()
  for (const [block, sizes] of (await readSizes(kind, lists.flat(2))).entries()) {
    const sizeOf = (gram: string) => sizes.get(gram) ?? 0
    const possible = lists.filter((words) => words.flat().every((gram) => sizeOf(gram) > 0))
    if (possible.length === 0) continue
    const rarest = possible.map((words) => rarestOf(words, sizeOf))
    for (const [gram = ""] of rarest) atMost += sizeOf(gram)
    places.set(block, { block, lists: rarest, pending: [] })
  }
  for (const id of pending) {
    const block = blockOf(id)
    const place = places.get(block) ?? { block, lists: [], pending: [] }
    places.set(block, place)
    place.pending.push(id)
  }
  const ascending = [...places.values()].sort((one, other) => one.block - other.block)
  return { atMost, ids: (after, isAscending) => idsInOrder(kind, ascending, after, isAscending) }
}

const readSets = async (kind: string, places: readonly Place[]) => {
  const block = places.map((place) => place.block)
  const gram = [...new Set(places.flatMap(({ lists }) => lists.flat()))]
  const where = { kind, block, gram }
  const rows = gram.length === 0 ? [] : await SearchPosting.findAll({ where, raw: true })
  const sets = new Map(rows.map((row) => [`${row.block} ${row.gram}`, row]))
  return (block: number, grams: readonly string[]) => grams.flatMap((one) => sets.get(`${block} ${one}`) ?? [])
}

const ascendingOnce = (lists: readonly number[][]) => {
  const [list = [], ...others] = lists.filter(({ length }) => length > 0)
  return others.length === 0 ? list : [...Uint32Array.from(new Set([...list, ...others.flat()])).sort()]
}

const idsInOrder = async function* (
  kind: string,
  ascending: readonly Place[],
  after: number | null,
  isAscending: boolean,
) {
  const isBeyond = (one: number, other: number) => (isAscending ? one > other : one < other)
  const inOrder = <Item>(items: readonly Item[]) => (isAscending ? items : items.toReversed())
  const places = inOrder(ascending).filter(({ block }) => after === null || !isBeyond(blockOf(after), block))
  let chunks = 0
  for (let start = 0, end = 1; start < places.length; start = end, end += BLOCKS_AT_ONCE) {
    const some = places.slice(start, end)
    const setsOf = await readSets(kind, some)
    for (const { block, lists, pending } of some) {
      const packed = lists.map((grams) => {
        const sets = setsOf(block, grams)
        return sets.length < grams.length ? [] : Array.from(intersectSets(sets), (offset) => idAt(block, offset))
      })
      const ids = inOrder(ascendingOnce([pending, ...packed])).filter((id) => after === null || isBeyond(id, after))
      for (let at = 0, size: number; at < ids.length; at += size) {
        size = CHUNKS[Math.min(chunks++, CHUNKS.length - 1)] ?? 0
        yield ids.slice(at, at + size)
      }
    }
  }
}
