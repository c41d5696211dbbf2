import type { Request, Response } from "express"
import type { Page } from "../../database/keyset.ts"
import type { PageRequest } from "../../database/pageRequest.ts"
import { renameFields } from "./fieldNames.ts"
import { JsonPieces, sendJson, sendJsonArray } from "./streams.ts"

/** A list that REST can send: all of it, or a page. */
interface List<Row> {
  all: () => AsyncIterable<Row>
  page: (request: PageRequest) => Promise<Pick<Page<Row>, "nodes" | "pageInfo" | "countAll">>
  /** The JSON of a row: a value, or `JsonPieces`. */
  present: (row: Row) => unknown
}

/** The query parameters for paging through a list. */
export const pageParameters = ["limit", "cursor"] as const

const nextPage = (request: Request, cursor: string) => {
  const query = new URLSearchParams({ ...(request.query as Record<string, string>), cursor })
  return `<${request.baseUrl}${request.path}?${query}>; rel="next"`
}

/** Says how many rows a list has, where that can be told without counting for long. */
const setTotal = async (response: Response, { countAll }: Pick<Page<unknown>, "countAll">) => {
  const { count, isExact } = await countAll()
  if (isExact) response.set("X-Total-Count", String(count))
}

/**
 * Sends a list as a plain array: all of it, streamed, or with `?limit=` and `?cursor=` one page, with a `Link` header to
 * the next one. `X-Total-Count` says how many rows all pages have.
 */
export const sendList = async <Row>(request: Request, response: Response, { all, page, present }: List<Row>) => {
  // `acceptOnly` has made sure that each parameter is a single text.
  const { limit, cursor } = request.query as Record<string, string | undefined>
  if (limit === undefined && cursor === undefined) {
    await setTotal(response, await page({ first: 1 }))
    return sendJsonArray(response, all(), present)
  }
  const asked = { first: limit === undefined ? null : Number(limit), after: cursor }
  const { nodes, pageInfo, countAll } = await renameFields(page(asked), { first: "limit", after: "cursor" })
  await setTotal(response, { countAll })
  if (pageInfo.hasNextPage && pageInfo.endCursor) response.set("Link", nextPage(request, pageInfo.endCursor))
  const presented = nodes.map(present)
  if (presented.some((row) => row instanceof JsonPieces)) return sendJsonArray(response, presented, (row) => row)
  return sendJson(response, presented)
}
