import type { Model, ModelStatic } from "sequelize"
import { PRIMARY } from "../connection/dialect.ts"
import type { Candidates } from "./candidates.ts"
import type { Listing } from "./keyset.ts"
import { baseCondition, countRows } from "./plainRows.ts"

/** Reading and sorting this many rows is faster than scanning in an order in which they are rare. */
const GATHER_MAX = 2_000

export interface Condition {
  /** A row matches if this attribute has one of `values`, or lies in `range`. */
  column: string
  values?: readonly unknown[]
  range?: Record<symbol, unknown>
  /** True if the range may match most rows: its index is then used only below the gather limit or in list order. */
  mayBeMost?: boolean
  /** Null if many rows match. By default, they are counted up to a limit. */
  count?: () => Promise<number | null>
}

/** The keys omit the id at the end and the columns of the model's default scope, as all indexes have them. */
type Indexes = ReadonlyMap<string, string>

const readIndexes = async (model: ModelStatic<Model>): Promise<Indexes> => {
  const found = await model.sequelize?.getQueryInterface().showIndex(model.getTableName())
  const indexes = (found ?? []) as { name: string; fields: { attribute: string }[] }[]
  const base = Object.keys(baseCondition(model) ?? {})
  return new Map([
    ["id", PRIMARY],
    ...indexes.flatMap(({ name, fields }): [string, string][] => {
      const columns = fields.map(({ attribute }) => attribute).filter((column) => !base.includes(column))
      if (columns.at(-1) !== "id") return []
      return [[columns.length === 1 ? "id" : columns.slice(0, -1).join(), name]]
    }),
  ])
}

// Never outdated, as migrations run before the first list. Keyed by a model's columns, as each opened database gets new
// copies of them.
const indexesOf = new WeakMap<object, Promise<Indexes>>()

const findIndexes = (model: ModelStatic<Model>): Promise<Indexes> => {
  const columns = model.getAttributes()
  const known = indexesOf.get(columns)
  if (known) return known
  const found = readIndexes(model)
  found.catch(() => indexesOf.delete(columns))
  indexesOf.set(columns, found)
  return found
}

export const indexOn = async (model: ModelStatic<Model>, ...attributes: string[]) => {
  const fields = attributes.map((attribute) => model.getAttributes()[attribute]?.field ?? attribute)
  return (await findIndexes(model)).get(fields.join())
}

interface Way {
  index?: string
  candidates?: Listing["candidates"]
  isInOrder: boolean
  count: () => Promise<number | null>
}

const countFew = async (model: ModelStatic<Model>, where: Record<string, unknown>, index: string) => {
  const count = await countRows(model, { where, limit: GATHER_MAX + 1, index })
  return count > GATHER_MAX ? null : count
}

/** Counts the candidates if `atMost` is above the gather limit, as it may be far too high. Null if many are found. */
const countCandidates = async ({ atMost, ids }: Candidates) => {
  if (atMost <= GATHER_MAX) return atMost
  let count = 0
  for await (const chunk of ids(null, false)) {
    count += chunk.length
    if (count > GATHER_MAX) return null
  }
  return count
}

const waysTo = async (
  model: ModelStatic<Model>,
  { candidates, idRange, sortBy }: Listing,
  conditions: readonly Condition[],
) => {
  const ways: Way[] = []
  for (const { column, values = [], range, mayBeMost = false, count } of conditions) {
    const isOne = !range && values.length === 1
    const inOrder = isOne && sortBy ? await indexOn(model, column, sortBy) : undefined
    const index = inOrder ?? (await indexOn(model, column))
    if (!index) continue
    const few = () => countFew(model, { [column]: range ?? (isOne ? values[0] : [...values]) }, index)
    // Dates that users set are rare: gathering their rows beats reading all rows.
    const counted = count ?? (range && !mayBeMost ? async () => (await few()) ?? GATHER_MAX : few)
    const isInOrder = column === (sortBy ?? "id") || (sortBy ? inOrder !== undefined : isOne)
    ways.push({ index, isInOrder, count: counted })
  }
  if (candidates)
    ways.push({
      candidates,
      isInOrder: !sortBy,
      count: async () => (sortBy ? countCandidates(candidates) : candidates.atMost),
    })
  const index = await indexOn(model, "id")
  if (idRange) ways.push({ index, isInOrder: !sortBy, count: async () => idRange.max - idRange.min + 1 })
  return ways
}

/** Many rows must be read in the list's order, as sorting them costs more; a few can be sorted afterward. */
const chooseWay = async (ways: readonly Way[]): Promise<Way | undefined> => {
  const [only] = ways
  if (ways.length === 1 && only?.isInOrder) return only
  const counted = await Promise.all(
    ways.map(async (way) => ({ way, rows: (await way.count()) ?? Number.POSITIVE_INFINITY })),
  )
  counted.sort((one, other) => (one.rows === other.rows ? 0 : one.rows - other.rows))
  const [fewest] = counted
  if (fewest && fewest.rows <= GATHER_MAX) return fewest.way
  return counted.find(({ way }) => way.isInOrder)?.way
}

/** Engines misjudge these conditions, so the plan forces the index with the fewest rows. */
export const planListing = async (
  model: ModelStatic<Model>,
  listing: Listing,
  conditions: readonly Condition[],
): Promise<Listing> => {
  const { candidates: _candidates, index: _index, ...same } = listing
  const way = await chooseWay(await waysTo(model, listing, conditions))
  if (way?.candidates) return { ...same, candidates: way.candidates }
  return { ...same, index: way?.index ?? (await indexOn(model, listing.sortBy ?? "id")) }
}
