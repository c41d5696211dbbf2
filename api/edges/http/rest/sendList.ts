import { createHash } from "node:crypto"
import type { Request, Response } from "express"
import * as z from "zod"
import type { Page } from "../../../platform/database/reading/keyset.ts"
import { MAX_PAGE_SIZE, type PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { renameFields } from "./fieldNames.ts"
import { JsonPieces, sendJson, sendJsonArray } from "./streams.ts"

interface List<Row> {
  all: () => AsyncIterable<Row>
  page: (request: PageRequest) => Promise<Pick<Page<Row>, "nodes" | "pageInfo" | "countAll">>
  /** The JSON of a row: a value, or `JsonPieces`. */
  present: (row: Row) => unknown
  /** What of a row an `ETag` stands for, where the rows are worth asking for with `If-None-Match`. */
  identify?: (row: Row) => Promise<unknown>
}

export const pageParameters = {
  limit: z.string().optional().meta({
    type: "integer",
    minimum: 1,
    maximum: MAX_PAGE_SIZE,
    description: "How many rows a page has. Without `limit` and `cursor` the answer has all rows.",
  }),
  cursor: z.string().optional().meta({ description: "Where the page begins, from the `Link` of the page before." }),
}

const nextPage = (request: Request, cursor: string) => {
  const query = new URLSearchParams({ ...(request.query as Record<string, string>), cursor })
  return `<${request.baseUrl}${request.path}?${query}>; rel="next"`
}

/** Says how many rows a list has, where that can be told without counting for long. */
const setTotal = async (response: Response, { countAll }: Pick<Page<unknown>, "countAll">) => {
  const { count, isExact } = await countAll()
  if (isExact) response.set("X-Total-Count", String(count))
}

/** Lets a program revalidate. Clients with their own `If-None-Match` also send `Cache-Control`, meant for caches. */
export const heedIfNoneMatch = (request: Request) => {
  if (request.get("if-none-match")) delete request.headers["cache-control"]
}

/** Sets the `ETag` of rows, and answers 304 to a client that has them. */
const isKnown = async <Row>(
  request: Request,
  response: Response,
  rows: AsyncIterable<Row> | Iterable<Row>,
  identify: List<Row>["identify"],
) => {
  if (!identify) return false
  const hash = createHash("sha256").update(String(response.get("Link")))
  for await (const row of rows) hash.update(JSON.stringify(await identify(row)))
  response.set("ETag", `W/"${hash.digest("base64url")}"`)
  heedIfNoneMatch(request)
  if (!request.fresh) return false
  response.status(304).end()
  return true
}

/**
 * Sends a list as a plain array: all of it, streamed, or with `?limit=` and `?cursor=` one page, with a `Link` header to
 * the next one. `X-Total-Count` says how many rows all pages have.
 * With `identify`, 304 answers an `If-None-Match` of the same rows.
 */
export const sendList = async <Row>(
  request: Request,
  response: Response,
  { all, page, present, identify }: List<Row>,
) => {
  // `acceptOnly` has made sure that each parameter is a single text.
  const { limit, cursor } = request.query as Record<string, string | undefined>
  if (limit === undefined && cursor === undefined) {
    await setTotal(response, await page({ first: 1 }))
    if (await isKnown(request, response, all(), identify)) return
    return sendJsonArray(response, all(), present)
  }
  const asked = { first: limit === undefined ? null : Number(limit), after: cursor }
  const { nodes, pageInfo, countAll } = await renameFields(page(asked), { first: "limit", after: "cursor" })
  await setTotal(response, { countAll })
  if (pageInfo.hasNextPage && pageInfo.endCursor) response.append("Link", nextPage(request, pageInfo.endCursor))
  if (await isKnown(request, response, nodes, identify)) return
  const presented = nodes.map(present)
  if (presented.some((row) => row instanceof JsonPieces)) return sendJsonArray(response, presented, (row) => row)
  return sendJson(response, presented)
}
