import { once } from "node:events"
import { type Request, type Response, Router } from "express"
import * as z from "zod"
import { InvalidInputError } from "../../contract/errors.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { pageSize } from "../../database/pageRequest.ts"
import { identifyAgain, permitted, viewerOf } from "../../http/authenticate.ts"
import { extendDeadline } from "../../http/deadline.ts"
import { acceptOnly } from "../../http/rest/acceptOnly.ts"
import { renameFields } from "../../http/rest/fieldNames.ts"
import { leadKinds } from "../../leadKinds.ts"
import { logger } from "../../logger.ts"
import { leadToRest } from "../leads/lead.rest.ts"
import { CHANGES_MAX, type LeadChange, positionOf } from "./change.service.ts"
import { awaitChanges, STILL_THERE, streamChanges } from "./followChanges.ts"

/** The longest that a request may wait for a change. */
const WAIT_MAX_SECONDS = 25
const HEARTBEAT_MS = 15_000
/** How soon a client connects again. */
const RECONNECT_MS = 1_000
/** How long a client may take to receive a page. */
const STUCK_AFTER_MS = 60_000

const query = z.object({
  after: z.string().optional(),
  limit: z.coerce.number().optional(),
  wait: z.coerce
    .number(`wait is a number of seconds, up to ${WAIT_MAX_SECONDS}.`)
    .min(0, `wait is a number of seconds, up to ${WAIT_MAX_SECONDS}.`)
    .transform((seconds) => Math.min(seconds, WAIT_MAX_SECONDS))
    .default(0),
})

const changeToRest = ({ position, type, occurredAt, leadType, leadId, lead }: LeadChange) => {
  const kind = leadKinds.find((each) => each.type === leadType)
  return {
    position,
    type,
    occurred_at: occurredAt,
    lead_type: leadType,
    lead_id: leadId,
    lead: kind && lead ? leadToRest(kind, lead) : null,
  }
}

/** Aborts when the client is gone. */
const goneSignal = (response: Response) => {
  const gone = new AbortController()
  response.once("close", () => gone.abort())
  return gone.signal
}

const sendPage = async (request: Request, response: Response) => {
  const { after, limit, wait } = parseInput(query, request.query)
  const signal = goneSignal(response)
  const following = { checkViewer: () => identifyAgain(request), gone: signal }
  const page = await renameFields(
    (async () => {
      const asked = { after: positionOf(after), limit: pageSize({ first: limit ?? CHANGES_MAX }), waitMs: wait * 1_000 }
      extendDeadline(response, asked.waitMs)
      return awaitChanges(viewerOf(request), asked, following)
    })(),
    { first: "limit" },
  )
  if (signal.aborted) return
  response.json({
    changes: page.changes.map(changeToRest),
    has_more: page.hasMore,
    next_position: page.nextPosition,
    head_position: page.headPosition,
  })
}

const asEvent = (change: LeadChange) =>
  `id: ${change.position}\nevent: change\ndata: ${JSON.stringify(changeToRest(change))}\n\n`

/** Writes, and waits for a client that receives more slowly than is written. */
const write = async (response: Response, text: string, gone: AbortSignal) => {
  if (response.write(text) || gone.aborted) return
  const signal = AbortSignal.any([gone, AbortSignal.timeout(STUCK_AFTER_MS)])
  await once(response, "drain", { signal }).catch(() => response.destroy())
}

const startOf = (request: Request) => {
  const lastId = request.get("last-event-id")
  if (lastId === undefined || lastId === "") return positionOf(parseInput(query, request.query).after)
  if (!/^\d{1,15}$/.test(lastId))
    throw new InvalidInputError([{ field: "Last-Event-ID", message: "This is not a position." }])
  return Number(lastId)
}

const sendStream = async (request: Request, response: Response) => {
  const gone = goneSignal(response)
  const asked = { after: startOf(request), limit: CHANGES_MAX, heartbeatMs: HEARTBEAT_MS }
  const following = { checkViewer: () => identifyAgain(request), gone }
  const { pages, leave } = await streamChanges(viewerOf(request), asked, following)
  try {
    response
      .status(200)
      .type("text/event-stream")
      // `no-transform` keeps the answer from being compressed, and the other header proxies from collecting it.
      .set({ "Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no" })
    response.flushHeaders()
    await write(response, `retry: ${RECONNECT_MS}\n\n`, gone)
    for await (const page of pages)
      await write(response, page === STILL_THERE ? `: ${STILL_THERE}\n\n` : page.changes.map(asEvent).join(""), gone)
  } catch (error) {
    // Of somebody who may no longer read, or of a database that is away: the client connects again, and is told.
    logger.debug({ err: error }, "a stream of changes ended")
  } finally {
    leave()
  }
  response.end()
}

/** REST for the feed of changes. */
export const changeRoutes = Router()

/**
 * What happened to leads behind the position `after`, oldest first, up to `limit` entries. With `wait`, answers when the
 * first one comes, or after so many seconds without any.
 */
changeRoutes.get(
  "/changes",
  permitted("leads:read"),
  acceptOnly({ query: Object.keys(query.shape) }),
  (request, response) =>
    request.accepts(["json", "text/event-stream"]) === "text/event-stream"
      ? sendStream(request, response)
      : sendPage(request, response),
)

/** The same as server-sent events, from `after` or `Last-Event-ID` on. */
changeRoutes.get("/changes/stream", permitted("leads:read"), acceptOnly({ query: ["after"] }), sendStream)
