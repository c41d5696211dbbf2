import { type Attributes, DataTypes, type Model, type ModelStatic, Op, type WhereOptions } from "sequelize"
import { InvalidInputError } from "../contract/errors.ts"
import type { Candidates } from "./candidates.ts"
import { type PageRequest, pageSize } from "./pageRequest.ts"

// Larger batches are hardly faster, but survive the garbage collector's young generation (benchmarks/csvMemory.ts).
const BATCH_SIZE = 200

interface Identified extends Model {
  readonly id: number
}

/** How many rows a list has: with `isExact` so many, otherwise so many or more. */
export interface Count {
  count: number
  isExact: boolean
}

/** A page of rows with its Relay page info; the total costs a query, so it is counted only on request. */
export interface Page<Row> {
  nodes: Row[]
  edges: { cursor: string; node: Row }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
  countAll: () => Promise<Count>
}

/** Which rows a list has, and in which order. */
export interface Listing {
  where?: WhereOptions
  /** The column of texts or integers to sort by; equal rows are ordered by id, as are all rows without a column. */
  sortBy?: string
  /** Ids are assigned in order of arrival, so by default the newest row comes first. */
  isAscending?: boolean
  /** No other rows match; they are tested by `where` all the same. */
  candidates?: Candidates
  /** The ids of all rows that match are within. */
  idRange?: { min: number; max: number } | null
  /** The index to walk on MySQL and MariaDB, which choose badly on their own. */
  index?: string
  /** Counts the rows, if there is a better way than counting what `where` keeps. */
  count?: () => Promise<Count>
}

/** A position in a list: after the row with this id, which has this value in the sort column. */
interface Place {
  id: number
  value: string | number | null
}

const placeOf = (row: Identified, { sortBy }: Listing): Place => {
  const value = sortBy ? row.get(sortBy) : null
  return { id: row.id, value: typeof value === "number" ? value : value === null ? null : String(value) }
}

const toCursor = ({ id, value }: Place) => Buffer.from(JSON.stringify([id, value])).toString("base64url")

const parseCursor = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString())
  } catch {
    return null
  }
}

// The value's type is checked, because Sequelize writes what it takes for a number into the statement unescaped.
const fromCursor = <Row extends Identified>(cursor: string, model: ModelStatic<Row>, { sortBy }: Listing): Place => {
  const parsed = parseCursor(cursor)
  const [id, value] = Array.isArray(parsed) ? parsed : []
  const type = sortBy ? model.getAttributes()[sortBy as keyof Attributes<Row>].type : null
  const isValueRight =
    type === null
      ? value === null
      : type instanceof DataTypes.INTEGER
        ? Number.isSafeInteger(value)
        : typeof value === "string"
  if (Number.isSafeInteger(id) && isValueRight) return { id, value }
  throw new InvalidInputError([{ field: "after", message: "This is not a cursor of this list." }])
}

/**
 * The rows after a place, as consecutive ranges: those equal in the sort column, then the rest. A single condition
 * would make the database scan all equal rows, however many come before the place.
 */
const rangesBehind = (place: Place | null, { where = {}, sortBy, isAscending }: Listing): WhereOptions[] => {
  if (!place) return [where]
  const beyond = isAscending ? Op.gt : Op.lt
  const sameValue = sortBy ? { [sortBy]: place.value } : {}
  const alike = { [Op.and]: [where, sameValue, { id: { [beyond]: place.id } }] }
  return sortBy ? [alike, { [Op.and]: [where, { [sortBy]: { [beyond]: place.value } }] }] : [alike]
}

const orderOf = ({ sortBy, isAscending }: Listing): [string, string][] => {
  const direction = isAscending ? "ASC" : "DESC"
  const byId: [string, string] = ["id", direction]
  return sortBy ? [[sortBy, direction], byId] : [byId]
}

const readBehind = async <Row extends Identified>(
  model: ModelStatic<Row>,
  place: Place | null,
  limit: number,
  listing: Listing,
): Promise<Row[]> => {
  const rows: Row[] = []
  for (const where of rangesBehind(place, listing)) {
    if (rows.length === limit) break
    rows.push(...(await model.findAll({ where, order: orderOf(listing), limit: limit - rows.length })))
  }
  return rows
}

/** Reads one page of a list by keyset: as fast at the end of the list as at its start. */
export const readPage = async <Row extends Identified>(
  model: ModelStatic<Row>,
  request: PageRequest,
  listing: Listing = {},
): Promise<Page<Row>> => {
  const { after } = request
  const limit = pageSize(request)
  const rows = await readBehind(model, after ? fromCursor(after, model, listing) : null, limit + 1, listing)
  const nodes = rows.slice(0, limit)
  const edges = nodes.map((node) => ({ cursor: toCursor(placeOf(node, listing)), node }))
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: rows.length > limit,
      hasPreviousPage: Boolean(after),
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    countAll: listing.count ?? (async () => ({ count: await model.count({ where: listing.where }), isExact: true })),
  }
}

/** Reads a whole list in batches, so that memory use is constant however long it is. */
export const readAll = async function* <Row extends Identified>(
  model: ModelStatic<Row>,
  listing: Listing = {},
): AsyncGenerator<Row> {
  let place: Place | null = null
  do {
    const batch: Row[] = await readBehind(model, place, BATCH_SIZE, listing)
    yield* batch
    const last = batch.at(-1)
    place = last && batch.length === BATCH_SIZE ? placeOf(last, listing) : null
  } while (place !== null)
}
