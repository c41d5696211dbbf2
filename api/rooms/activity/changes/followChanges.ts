import { yieldToRequests } from "../../../platform/processes/yieldToRequests.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { type ChangePage, readChanges } from "./change.service.ts"
import { isEnding, nextNotice, noticeCount, readSharedChanges, reserveSlot } from "./changeWaiters.ts"
import { firstSignals, isBehind, nextSignals, type SignalPage } from "./signal.service.ts"

interface Following {
  /** Authenticates again, so that revoked access ends the feed. */
  checkViewer: () => Promise<Viewer>
  gone: AbortSignal
}

// Access is not checked at each notice, as authentication costs a query per waiting client.
const CHECK_EVERY_MS = 1_000
/** Clients reload at random times within this span, as hundreds of reloads at once would be a heavy load. */
const YIELD_MS = 10_000

const createCheck = (checkViewer: Following["checkViewer"]) => {
  let checkedAt = performance.now()
  return async (isAccessChanged = false) => {
    if (!isAccessChanged && performance.now() - checkedAt < CHECK_EVERY_MS) return
    requirePermission(await checkViewer(), "leads:read")
    checkedAt = performance.now()
  }
}

/** Holds no database connection while it waits, as many clients may wait. The page is empty after a timeout. */
export const awaitChanges = async (
  viewer: Viewer,
  { after, limit, waitMs }: { after: number | null; limit: number; waitMs: number },
  { checkViewer, gone }: Following,
): Promise<ChangePage> => {
  requirePermission(viewer, "leads:read")
  let seen = noticeCount()
  let page = await readChanges(after, limit)
  if (waitMs === 0 || page.changes.length > 0) return page
  const check = createCheck(checkViewer)
  const until = performance.now() + waitMs
  const leave = reserveSlot(viewer)
  try {
    // Notices from before the subscription are lost, so the first pass reads again.
    while (page.changes.length === 0 && !gone.aborted) {
      seen = noticeCount()
      page = await readSharedChanges(page.nextPosition, limit)
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

export const KEEP_ALIVE = "still there"

/** Ends when the client leaves or the process stops. `KEEP_ALIVE` keeps proxies from closing a silent stream. */
export const streamSignals = async (
  viewer: Viewer,
  after: number | null,
  { checkViewer, gone, heartbeatMs }: Following & { heartbeatMs: number },
) => {
  requirePermission(viewer, "leads:read")
  const leave = reserveSlot(viewer)
  const check = createCheck(checkViewer)
  const firstSeen = noticeCount()
  const firstPage = await firstSignals(after).catch((error: unknown) => {
    leave()
    throw error
  })
  const pages = async function* (): AsyncGenerator<SignalPage | typeof KEEP_ALIVE> {
    let [page, seen] = [firstPage, firstSeen]
    // Irrelevant events also wake the loop without a write, so the heartbeat counts from the last write.
    let writtenAt = performance.now()
    while (!gone.aborted) {
      const isTold = page.isFirst || page.signals.length > 0
      const isSilent = performance.now() - writtenAt >= heartbeatMs
      if (page.isAboutAccess) await check(true)
      if (isTold || isSilent) {
        await check()
        yield isTold ? page : KEEP_ALIVE
        writtenAt = performance.now()
      }
      if (!page.hasMore && !isBehind(page.nextPosition)) {
        if (isEnding()) return
        await nextNotice(seen, Math.max(0, writtenAt + heartbeatMs - performance.now()), gone)
        // Random, so that clients do not reload at the same time.
        if (noticeCount() > seen) await yieldToRequests(Math.random() * YIELD_MS, () => gone.aborted || isEnding())
      }
      seen = noticeCount()
      page = await nextSignals(page.nextPosition)
    }
  }
  return { pages: pages(), leave }
}
