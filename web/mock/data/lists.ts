import { InvalidInputError, NotFoundError } from "@farelight/api/contract/api/errors.ts"
import type { LeadFilter } from "@farelight/api/contract/leads/leadFilters.ts"
import type { ReplyPromise } from "@farelight/api/contract/leads/promiseHours.ts"
import { type PageRequest, pageSize } from "@farelight/api/platform/database/reading/pageRequest.ts"
import { idOf } from "@farelight/api/platform/database/reading/rowId.ts"
import { isFoundBy, searchTextOf } from "@farelight/api/platform/search/searchText.ts"
import { leadKeeper } from "@farelight/api/rooms/leads/lead/lead.rules.ts"
import type { LeadDescription } from "@farelight/api/rooms/leads/lead/leadKind.ts"
import type { Store } from "./store.ts"

// What the database does in SQL: filter, sort and page.

interface Listed {
  id: number
}

/** The order of a list. The order of arrival is that of the ids. */
interface Order<Row> {
  field: keyof Row
  direction?: "ASCENDING" | "DESCENDING" | null
}

const compareValues = (one: unknown, other: unknown) =>
  (typeof one === "number" && typeof other === "number") || one instanceof Date
    ? Number(one) - Number(other)
    : String(one).localeCompare(String(other))

const sorted = <Row extends Listed>(rows: readonly Row[], order: Order<Row> | null | undefined) => {
  const { field, direction } = order ?? { field: "id", direction: "DESCENDING" }
  const upwards = (one: Row, other: Row) => compareValues(one[field], other[field]) || one.id - other.id
  return rows.toSorted(direction === "DESCENDING" ? (one, other) => upwards(other, one) : upwards)
}

const cursorOf = ({ id }: Listed) => `cursor-${id}`

/** The rows after the cursor's row, which may be deleted or no longer match the filter. */
const behind = <Row extends Listed>(rows: Row[], cursor: string | null | undefined) => {
  if (!cursor) return rows
  const id = Number(/^cursor-(\d+)$/.exec(cursor)?.[1])
  if (!id) throw new InvalidInputError([{ field: "after", message: "This is not a cursor of this list." }])
  const place = rows.findIndex((row) => row.id === id)
  return place === -1 ? rows.filter((row) => row.id < id) : rows.slice(place + 1)
}

/** A page of the rows that meet a condition, as a Relay connection. */
export const pageOf = <Row extends Listed>(
  rows: readonly Row[],
  request: PageRequest,
  { keeps = () => true, order }: { keeps?: (row: Row) => boolean; order?: Order<Row> | null } = {},
) => {
  const limit = pageSize(request)
  const rest = behind(sorted(rows, order), request.after).filter(keeps)
  const nodes = rest.slice(0, limit)
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }))
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: rest.length > limit,
      hasPreviousPage: Boolean(request.after),
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: rows.filter(keeps).length,
    totalCountIsExact: true,
  }
}

/** Whether a search finds a row by these texts. */
export const matchesSearch = (search: string | null | undefined, texts: string[]) =>
  isFoundBy(search ?? "", searchTextOf(texts))

/** Whether a lead of a kind passes a filter. */
export const keptBy = (
  kind: LeadDescription,
  promise: ReplyPromise,
  filter: LeadFilter | null | undefined,
  { leadNotes }: Store,
) =>
  leadKeeper(kind, filter, {
    promise,
    notesAbout: ({ id }) =>
      leadNotes.filter(({ leadType, leadId }) => leadType === kind.type && leadId === id).map(({ text }) => text),
  })

/** The row with the id, or null. */
export const byId = <Row extends { id: number }>(rows: readonly Row[], id: string) =>
  rows.find((row) => row.id === idOf(id)) ?? null

/** The row with the id; without one, the error that the server answers, which may say the id. */
export const existing = <Row extends { id: number }>(rows: readonly Row[], id: string, noun: string, said?: string) => {
  const row = byId(rows, id)
  if (!row) throw new NotFoundError(noun, said)
  return row
}
