import { once } from "node:events"
import type { Request, Response } from "express"
import { InvalidInputError } from "../../../contract/api/errors.ts"
import { identifyAgain, viewerOf } from "../../../edges/http/authenticate.ts"
import { withinLimit } from "../../../platform/jobs/withinLimit.ts"
import { logger } from "../../../platform/log/logger.ts"
import { parsePosition } from "./change.service.ts"
import { KEEP_ALIVE, streamSignals } from "./followChanges.ts"
import type { SignalPage } from "./signal.service.ts"

export const EVENT_STREAM = "text/event-stream"

const HEARTBEAT_MS = 15_000
const RECONNECT_MS = 1_000
const STUCK_AFTER_MS = 60_000

export const closeSignal = (response: Response) => {
  const gone = new AbortController()
  response.once("close", () => gone.abort())
  return gone.signal
}

const startOf = (request: Request) => {
  const lastId = request.get("last-event-id")
  if (lastId === undefined || lastId === "") return parsePosition(request.query.after?.toString())
  if (!/^\d{1,15}$/.test(lastId))
    throw new InvalidInputError([{ field: "Last-Event-ID", message: "This is not a position." }])
  return Number(lastId)
}

const write = async (response: Response, text: string, gone: AbortSignal) => {
  if (response.write(text) || gone.aborted) return
  await withinLimit(STUCK_AFTER_MS, gone, (signal) => once(response, "drain", { signal })).catch(() =>
    response.destroy(),
  )
}

export const sendEvents = async (request: Request, response: Response, textOf: (page: SignalPage) => string) => {
  const gone = closeSignal(response)
  const following = { checkViewer: () => identifyAgain(request), gone, heartbeatMs: HEARTBEAT_MS }
  const { pages, leave } = await streamSignals(viewerOf(request), startOf(request), following)
  try {
    response
      .status(200)
      .type(EVENT_STREAM)
      // Compression (`no-transform`) and buffering by proxies (`X-Accel-Buffering`) would hold events back.
      .set({ "Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no" })
    response.flushHeaders()
    await write(response, `retry: ${RECONNECT_MS}\n\n`, gone)
    for await (const page of pages)
      await write(response, page === KEEP_ALIVE ? `: ${KEEP_ALIVE}\n\n` : textOf(page), gone)
  } catch (error) {
    // Only logged: after a lost permission or database, the client reconnects and gets the error.
    logger.debug({ err: error }, "a stream of changes ended")
  } finally {
    leave()
  }
  response.end()
}
