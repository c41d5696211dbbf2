import { type Model, type ModelStatic, Op, type WhereOptions } from "sequelize"
import { InvalidInputError } from "../errors.ts"

const MAX_PAGE_SIZE = 100
const BATCH_SIZE = 500

interface Identified extends Model {
  readonly id: number
}

/** A page of rows, and what a Relay connection says of it. counting them all costs a query, made when asked for. */
export interface Page<Row> {
  nodes: Row[]
  edges: { cursor: string; node: Row }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
  countAll: () => Promise<number>
}

/** What a page of a list is asked for by. */
export interface PageRequest {
  first?: number | null
  after?: string | null
}

interface Listing {
  where?: WhereOptions
  /** Identifiers are given in the order of arrival, so the newest row has the greatest. */
  isOldestFirst?: boolean
}

const cursorOf = (row: Identified) => Buffer.from(`id:${row.id}`).toString("base64url")

const idOfCursor = (cursor: string) => {
  const match = /^id:(\d{1,15})$/.exec(Buffer.from(cursor, "base64url").toString())
  if (match) return Number(match[1])
  throw new InvalidInputError([{ field: "after", message: "This is not a cursor of this list." }])
}

const pageSize = (first: number) => {
  if (Number.isInteger(first) && first >= 1 && first <= MAX_PAGE_SIZE) return first
  throw new InvalidInputError([{ field: "first", message: `A page holds 1 to ${MAX_PAGE_SIZE} entries.` }])
}

const behind = (id: number | null, { where = {}, isOldestFirst = false }: Listing): WhereOptions =>
  id === null ? where : { [Op.and]: [where, { id: { [isOldestFirst ? Op.gt : Op.lt]: id } }] }

const direction = ({ isOldestFirst = false }: Listing) => [["id", isOldestFirst ? "ASC" : "DESC"] as [string, string]]

/** Reads one page of a list by keyset: as quick at the end of the list as at its start. */
export const readPage = async <Row extends Identified>(
  model: ModelStatic<Row>,
  { first, after }: PageRequest,
  listing: Listing = {},
): Promise<Page<Row>> => {
  const limit = pageSize(first ?? 25)
  const where = behind(after ? idOfCursor(after) : null, listing)
  const rows = await model.findAll({ where, order: direction(listing), limit: limit + 1 })
  const nodes = rows.slice(0, limit)
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }))
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: rows.length > limit,
      hasPreviousPage: Boolean(after),
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    countAll: () => model.count({ where: listing.where }),
  }
}

/** Reads a whole list in batches, so that memory stays flat however long it is. */
export const readAll = async function* <Row extends Identified>(
  model: ModelStatic<Row>,
  listing: Listing = {},
): AsyncGenerator<Row> {
  let last: number | null = null
  do {
    const batch: Row[] = await model.findAll({
      where: behind(last, listing),
      order: direction(listing),
      limit: BATCH_SIZE,
    })
    yield* batch
    last = batch.length === BATCH_SIZE ? (batch.at(-1)?.id ?? null) : null
  } while (last !== null)
}
