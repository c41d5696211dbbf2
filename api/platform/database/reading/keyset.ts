import { setImmediate } from "node:timers/promises"
import { type Attributes, DataTypes, literal, type Model, type ModelStatic, Op, type WhereOptions } from "sequelize"
import { InvalidInputError } from "../../../contract/api/errors.ts"
import { batchSize, PRIMARY } from "../connection/dialect.ts"
import type { Candidates } from "./candidates.ts"
import { createLazyCount } from "./lazyCount.ts"
import { type PageRequest, pageSize } from "./pageRequest.ts"
import { findRaw, findRows } from "./plainRows.ts"
import type { Row } from "./row.ts"

// Most candidates match, so a few usually fill a page; rare words need large steps.
const CANDIDATES_AT_A_TIME = [60, 480, 2_000]

/** Keeps pages of long texts small in memory. A page has at least one row. */
const PAGE_BYTES = 4_000_000

interface Identified extends Model {
  readonly id: number
}

/** Unless `isExact`, there may be more rows. */
export interface Count {
  count: number
  isExact: boolean
}

/** The total costs a query, so it is counted only when it is read. */
export interface Page<Node> {
  nodes: Node[]
  edges: { cursor: string; node: Node }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
  countAll: () => Promise<Count>
}

export interface IdRange {
  min: number
  max: number
}

export interface Listing {
  where?: WhereOptions
  /** Rows with the same value are ordered by id, as are lists without a column. */
  sortBy?: string
  isAscending?: boolean
  /** Only these rows can match. `where` still applies to them. */
  candidates?: Candidates
  idRange?: IdRange
  index?: string
  /** Long texts are loaded by id, only for the rows of the page. `charge` gets their size before they are read. */
  texts?: { columns: readonly string[]; charge?: (bytes: number) => void }
  /** Used instead of counting by `where`, which would read every matching row. */
  count?: () => Promise<Count>
}

/** The next page starts after the row with this id and this value of the sort column. */
interface Place {
  id: number
  value: string | number | Date | null
}

const placeOf = (row: { id: number }, { sortBy }: Listing): Place => {
  const value = sortBy ? (row as Record<string, unknown>)[sortBy] : null
  return {
    id: row.id,
    value: typeof value === "number" || value instanceof Date ? value : value === null ? null : String(value),
  }
}

const toCursor = ({ id, value }: Place, { sortBy }: Listing) =>
  Buffer.from(JSON.stringify(sortBy ? [id, value, sortBy] : [id, value])).toString("base64url")

const parseCursor = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString())
  } catch {
    return null
  }
}

// The type is checked, as Sequelize inserts anything that it takes for a number without escaping it.
const isValueOf = (value: unknown, type: unknown) => {
  if (type === null) return value === null
  if (type instanceof DataTypes.INTEGER) return Number.isSafeInteger(value)
  return typeof value === "string" && !(type instanceof DataTypes.DATE && Number.isNaN(Date.parse(value)))
}

const fromCursor = <Row extends Identified>(cursor: string, model: ModelStatic<Row>, { sortBy }: Listing): Place => {
  const parsed = parseCursor(cursor)
  // Cursors of earlier versions do not name their column, so it counts as the current one.
  const [id, value, column = sortBy] = Array.isArray(parsed) ? parsed : []
  const type = sortBy ? model.getAttributes()[sortBy as keyof Attributes<Row>].type : null
  if (column === sortBy && Number.isSafeInteger(id) && isValueOf(value, type))
    return { id, value: type instanceof DataTypes.DATE ? new Date(value) : value }
  const isOther = Number.isSafeInteger(id) && (column !== sortBy || value === null)
  const message = isOther
    ? "This cursor is of another order, or of an earlier version. Read the list from its start."
    : "This is not a cursor of this list."
  throw new InvalidInputError([{ field: "after", message }])
}

const whereOf = ({ where = {}, idRange }: Listing): WhereOptions =>
  idRange ? { [Op.and]: [where, { id: { [Op.between]: [idRange.min, idRange.max] } }] } : where

/** Two queries: the first reads the rows with the same value, as a single condition would scan all rows with it. */
const rangesBehind = (place: Place | null, listing: Listing): WhereOptions[] => {
  const where = whereOf(listing)
  const { sortBy, isAscending } = listing
  if (!place) return [where]
  const beyond = isAscending ? Op.gt : Op.lt
  const sameValue = sortBy ? { [sortBy]: place.value } : {}
  const alike = { [Op.and]: [where, sameValue, { id: { [beyond]: place.id } }] }
  return sortBy ? [alike, { [Op.and]: [where, { [sortBy]: { [beyond]: place.value } }] }] : [alike]
}

const orderOf = ({ sortBy, isAscending }: Listing) => {
  const direction = isAscending ? "ASC" : "DESC"
  const byId = ["id", direction] as const
  return sortBy ? [[sortBy, direction] as const, byId] : [byId]
}

const find = <Stored extends Identified>(
  model: ModelStatic<Stored>,
  listing: Listing,
  rows: { where: WhereOptions; index?: string; limit?: number },
): Promise<Row<Stored>[]> => findRows<Stored>(model, { ...rows, order: orderOf(listing) })

/** Begins with small statements, as a page may fill soon. */
const inSteps = async function* (chunks: AsyncIterable<readonly number[]>, steps: readonly number[]) {
  let waiting: number[] = []
  let step = 0
  const size = () => steps[Math.min(step, steps.length - 1)] ?? 1
  for await (const chunk of chunks) {
    waiting = waiting.concat(chunk)
    while (waiting.length >= size()) {
      yield waiting.splice(0, size())
      step += 1
    }
  }
  if (waiting.length > 0) yield waiting
}

const readCandidates = async function* <Stored extends Identified>(
  model: ModelStatic<Stored>,
  place: Place | null,
  {
    candidates,
    listing,
    steps,
    limit,
  }: { candidates: Candidates; listing: Listing; steps: readonly number[]; limit?: number },
) {
  let missing = limit
  for await (const ids of inSteps(candidates.ids(place?.id ?? null, listing.isAscending ?? false), steps)) {
    const where = { [Op.and]: [whereOf(listing), { id: [...ids] }] }
    // Forces the primary key: for more than 200 values, MySQL would estimate from statistics and choose badly.
    const rows = await find(model, listing, { where, index: PRIMARY, limit: missing })
    yield rows
    if (missing !== undefined) missing -= rows.length
    if (missing === 0) return
  }
}

/** A list that is sorted by a column needs all candidates first, as they are only in the order of ids. */
const collectCandidates = async (listing: Listing): Promise<Listing> => {
  const { candidates, ...others } = listing
  if (!candidates || !listing.sortBy) return listing
  const ids: number[] = []
  for await (const chunk of candidates.ids(null, false)) ids.push(...chunk)
  return { ...others, where: { [Op.and]: [listing.where ?? {}, { id: ids }] }, index: PRIMARY }
}

const readBehind = async <Stored extends Identified>(
  model: ModelStatic<Stored>,
  place: Place | null,
  limit: number,
  listing: Listing,
): Promise<Row<Stored>[]> => {
  const rows: Row<Stored>[] = []
  const { candidates, index } = listing
  if (candidates) {
    const range = { candidates, listing, steps: CANDIDATES_AT_A_TIME, limit }
    for await (const batch of readCandidates(model, place, range)) rows.push(...batch)
    return rows
  }
  for (const where of rangesBehind(place, listing)) {
    if (rows.length === limit) break
    rows.push(...(await find(model, listing, { where, index, limit: limit - rows.length })))
  }
  return rows
}

const fitting = async (model: ModelStatic<Identified>, place: Place | null, limit: number, listing: Listing) => {
  if (!listing.texts) return limit
  const { columns, charge } = listing.texts
  const bytes = literal(columns.map((column) => `COALESCE(OCTET_LENGTH(${column}), 0)`).join(" + "))
  const [where] = rangesBehind(place, listing)
  const options = { attributes: [[bytes, "bytes"]], where, order: orderOf(listing), limit }
  const sizes = (await findRaw<{ bytes: number }>(model, options as object)).map((row) => row.bytes)
  let total = sizes[0] ?? 0
  let count = 1
  for (; count < sizes.length && total + (sizes[count] ?? 0) <= PAGE_BYTES; count += 1) total += sizes[count] ?? 0
  charge?.(total)
  return count
}

/** Pages continue after the last row, not at an offset, so the last page is as fast as the first. */
export const readPage = async <Stored extends Identified>(
  model: ModelStatic<Stored>,
  request: PageRequest,
  requested: Listing = {},
): Promise<Page<Row<Stored>>> => {
  const { after } = request
  const place = after ? fromCursor(after, model, requested) : null
  const limit = await fitting(model, place, pageSize(request), requested)
  const listing = await collectCandidates(requested)
  const rows = await readBehind(model, place, limit + 1, listing)
  const nodes = rows.slice(0, limit)
  const cursorOf = (node: Row<Stored> | undefined) => (node ? toCursor(placeOf(node, listing), listing) : null)
  return {
    nodes,
    // Computed on demand, as most callers never read edges.
    get edges() {
      return nodes.map((node) => ({ cursor: toCursor(placeOf(node, listing), listing), node }))
    },
    pageInfo: {
      hasNextPage: rows.length > limit,
      hasPreviousPage: Boolean(after),
      startCursor: cursorOf(nodes.at(0)),
      endCursor: cursorOf(nodes.at(-1)),
    },
    countAll: requested.count ?? createLazyCount(model, requested, () => model.count({ where: whereOf(requested) })),
  }
}

const readBatches = async function* <Stored extends Identified>(
  model: ModelStatic<Stored>,
  requested: Listing,
): AsyncGenerator<Row<Stored>[]> {
  const listing = await collectCandidates(requested)
  const size = batchSize(model)
  const { candidates } = listing
  if (candidates) {
    yield* readCandidates(model, null, { candidates, listing, steps: [size] })
    return
  }
  let place: Place | null = null
  do {
    const batch: Row<Stored>[] = await readBehind(model, place, size, listing)
    yield batch
    const last = batch.at(-1)
    place = last && batch.length === size ? placeOf(last, listing) : null
  } while (place !== null)
}

/** Yields after each batch: on SQLite nothing ever waits, so other requests would starve. */
export const readAll = async function* <Stored extends Identified>(
  model: ModelStatic<Stored>,
  requested: Listing = {},
): AsyncGenerator<Row<Stored>> {
  for await (const batch of readBatches(model, requested)) {
    yield* batch
    await setImmediate()
  }
}
