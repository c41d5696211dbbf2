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
  present: (row: Row) => unknown
  /** Returns a row's part of the `ETag`, which enables `If-None-Match`. */
  identify?: (row: Row) => Promise<unknown>
}

export const pageParameters = {
  limit: z.string().optional().meta({
    type: "integer",
    minimum: 1,
    maximum: MAX_PAGE_SIZE,
    description: "Page size. Without `limit` and `cursor` the answer has all rows.",
  }),
  cursor: z.string().optional().meta({ description: "Start of the page, from the `Link` of the previous page." }),
}

const nextPage = (request: Request, cursor: string) => {
  const query = new URLSearchParams({ ...(request.query as Record<string, string>), cursor })
  return `<${request.baseUrl}${request.path}?${query}>; rel="next"`
}

/** No `X-Total-Count` if counting would take long. */
const setTotal = async (response: Response, { countAll }: Pick<Page<unknown>, "countAll">) => {
  const { count, isExact } = await countAll()
  if (isExact) response.set("X-Total-Count", String(count))
}

/** `fetch` adds `Cache-Control: no-cache` to a request with `If-None-Match`, so Express would answer in full. */
export const enableRevalidation = (request: Request) => {
  if (request.get("if-none-match")) delete request.headers["cache-control"]
}

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
  enableRevalidation(request)
  if (!request.fresh) return false
  response.status(304).end()
  return true
}

/** Streams the whole list; with `?limit=` or `?cursor=`, sends one page with a `Link`. */
export const sendList = async <Row>(
  request: Request,
  response: Response,
  { all, page, present, identify }: List<Row>,
) => {
  // `acceptOnly` has checked that each parameter is a single text.
  const { limit, cursor } = request.query as Record<string, string | undefined>
  if (limit === undefined && cursor === undefined) {
    await setTotal(response, await page({ first: 1 }))
    if (await isKnown(request, response, all(), identify)) return
    return sendJsonArray(response, all(), present)
  }
  const paging = { first: limit === undefined ? null : Number(limit), after: cursor }
  const { nodes, pageInfo, countAll } = await renameFields(page(paging), { first: "limit", after: "cursor" })
  await setTotal(response, { countAll })
  if (pageInfo.hasNextPage && pageInfo.endCursor) response.append("Link", nextPage(request, pageInfo.endCursor))
  if (await isKnown(request, response, nodes, identify)) return
  const presented = nodes.map(present)
  if (presented.some((row) => row instanceof JsonPieces)) return sendJsonArray(response, presented, (row) => row)
  return sendJson(response, presented)
}
