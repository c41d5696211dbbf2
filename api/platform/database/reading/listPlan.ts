import { IndexHints, type Model, type ModelStatic } from "sequelize"
import { PRIMARY } from "../connection/dialect.ts"
import type { Candidates } from "./candidates.ts"
import type { Listing } from "./keyset.ts"
import { baseCondition } from "./plainRows.ts"

/** So many rows are sooner read and sorted than found in an order in which they are rare. */
const GATHER_MAX = 2_000

export interface Condition {
  /** The attribute that must have one of the values, or lie in a range. */
  column: string
  values?: readonly unknown[]
  range?: Record<symbol, unknown>
  /** Whether most rows may be in the range. */
  mayBeMost?: boolean
  /** How many rows fulfil it, or null if they are many; counted as far as needed without it. */
  count?: () => Promise<number | null>
}

/** The names of a table's indexes that end with the id, by their columns before it: within what all reads ask for. */
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

// Migrations run before the first list is read. By the columns, as a model gets new ones with each database.
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

/** A way to come by the rows of a list, all of which are tested by its whole condition. */
interface Way {
  index?: string
  candidates?: Listing["candidates"]
  isInOrder: boolean
  count: () => Promise<number | null>
}

const countFew = async (model: ModelStatic<Model>, where: Record<string, unknown>, index: string) => {
  const indexHints = [{ type: IndexHints.FORCE, values: [index] }]
  const limit = GATHER_MAX + 1
  const rows = await model.findAll({ attributes: ["id"], where, limit, raw: true, indexHints })
  return rows.length > GATHER_MAX ? null : rows.length
}

/** The number of candidates, null above the most that are gathered: far more may share letters than match. */
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
    // What has days is set by hand, and so is always less than everything: better gathered than all rows read.
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

/** The way to the fewest rows; in whatever order if they are few, as they are then sorted, otherwise in that of the list. */
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

/** Chooses how to read a list: the condition's index, the candidates or the order's index with the fewest rows. */
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
