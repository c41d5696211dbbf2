import { setTimeout as delay } from "node:timers/promises"
import { giveWay } from "../../../platform/processes/giveWay.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { type ChangePage, readChanges } from "./change.service.ts"
import { isEnding, nextNotice, noticed, readTogether, takePlace } from "./changeWaiters.ts"

interface Following {
  /** Who asks, found again: somebody whose access was revoked meanwhile is refused. */
  checkViewer: () => Promise<Viewer>
  gone: AbortSignal
}

// Finding the viewer costs a query for everybody who waits.
const CHECK_EVERY_MS = 1_000
/** Whoever gathers reloads what it is told of, which is a lot where hundreds do it at once. */
const GIVE_WAY_MS = 10_000

/** Checks the viewer again, unless the last time was a moment ago and nothing has happened to any access since. */
const createCheck = (checkViewer: Following["checkViewer"]) => {
  let checkedAt = performance.now()
  return async (isAccessChanged = false) => {
    if (!isAccessChanged && performance.now() - checkedAt < CHECK_EVERY_MS) return
    requirePermission(await checkViewer(), "leads:read")
    checkedAt = performance.now()
  }
}

/** The first changes behind a position, waited for without a connection; empty after the wait. */
export const awaitChanges = async (
  viewer: Viewer,
  { after, limit, waitMs }: { after: number | null; limit: number; waitMs: number },
  { checkViewer, gone }: Following,
): Promise<ChangePage> => {
  requirePermission(viewer, "leads:read")
  let seen = noticed()
  let page = await readChanges(after, limit)
  if (waitMs === 0 || page.changes.length > 0) return page
  const check = createCheck(checkViewer)
  const until = performance.now() + waitMs
  const leave = takePlace(viewer)
  try {
    // Once more at once: what came while nobody was subscribed was not noticed.
    while (page.changes.length === 0 && !gone.aborted) {
      seen = noticed()
      page = await readTogether(page.nextPosition, limit)
      const left = until - performance.now()
      if (page.changes.length > 0 || left <= 0 || isEnding()) break
      await nextNotice(seen, left, gone)
    }
    if (page.changes.length > 0) await check()
    return { ...page, after }
  } finally {
    leave()
  }
}

export const STILL_THERE = "still there"

interface Page {
  hasMore: boolean
  nextPosition: number
}

export interface Feed<Some extends Page> {
  first: () => Promise<Some>
  next: (after: number) => Promise<Some>
  isWorthTelling: (page: Some) => boolean
  /** Whether something in it may have ended somebody's access, which is then looked at before anything is told. */
  isAboutAccess?: (page: Some) => boolean
  /** How long whatever comes in quick succession is gathered. */
  gatherMs?: number
}

/** A feed's pages until the client is gone or the process stops; `STILL_THERE` after long silence. */
export const streamFeed = async <Some extends Page>(
  viewer: Viewer,
  { first, next, isWorthTelling, isAboutAccess = () => false, gatherMs = 0 }: Feed<Some>,
  { checkViewer, gone, heartbeatMs }: Following & { heartbeatMs: number },
) => {
  requirePermission(viewer, "leads:read")
  const leave = takePlace(viewer)
  const check = createCheck(checkViewer)
  const firstSeen = noticed()
  const firstPage = await first().catch((error: unknown) => {
    leave()
    throw error
  })
  const pages = async function* (): AsyncGenerator<Some | typeof STILL_THERE> {
    let [page, seen] = [firstPage, firstSeen]
    // Events about other things are noticed as well, and write nothing.
    let writtenAt = performance.now()
    while (!gone.aborted) {
      const isTold = isWorthTelling(page)
      const isSilent = performance.now() - writtenAt >= heartbeatMs
      if (isAboutAccess(page)) await check(true)
      if (isTold || isSilent) {
        await check()
        yield isTold ? page : STILL_THERE
        writtenAt = performance.now()
      }
      if (!page.hasMore) {
        if (isTold && gatherMs > 0) await delay(gatherMs, undefined, { signal: gone }).catch(() => undefined)
        if (isEnding()) return
        await nextNotice(seen, Math.max(0, writtenAt + heartbeatMs - performance.now()), gone)
        // Each for another time, so that they do not all come back together.
        if (gatherMs > 0 && noticed() > seen)
          await giveWay(Math.random() * GIVE_WAY_MS, () => gone.aborted || isEnding())
      }
      seen = noticed()
      page = await next(page.nextPosition)
    }
  }
  return { pages: pages(), leave }
}
