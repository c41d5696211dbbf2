import { setTimeout as delay } from "node:timers/promises"
import { Op } from "sequelize"
import type { Permission } from "../../../contract/accounts/roles.ts"
import { perDatabase } from "../../../platform/database/connection/perDatabase.ts"
import { findRows } from "../../../platform/database/reading/plainRows.ts"
import { RecordedEvent, type RecordedEventRow } from "../../../platform/events/event.model.ts"
import { may, requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { rangeBehind } from "./change.service.ts"
import { shareReads } from "./changeWaiters.ts"

const SIGNALS_MAX = 500
/** After a new page, the next begins no sooner, so that a burst of submissions becomes a few pages. */
const GATHER_MS = 200
const PAGES_KEPT = 100

const subjects: Readonly<Record<string, Permission>> = {
  ...Object.fromEntries(leadKinds.map(({ type }) => [type, "leads:read" as const])),
  quarantine: "leads:read",
  email_log: "mail:read",
  privacy_request: "leads:erase",
}

/** Events of accounts and keys may revoke a follower's permission. */
const ofAccess = ["user", "api_key"]

export type Signal = Pick<RecordedEventRow, "type" | "subjectType" | "subjectId" | "requestId" | "facts">

export interface SignalPage {
  signals: Signal[]
  isAboutAccess: boolean
  /** Sent even without events, because it reports the position. */
  isFirst: boolean
  hasMore: boolean
  nextPosition: number
}

const readSignals = async (after: number | null, last = Number.POSITIVE_INFINITY): Promise<SignalPage> => {
  const range = await rangeBehind(after)
  const headPosition = Math.min(range.headPosition, last)
  const start = after ?? headPosition
  const events =
    start === headPosition
      ? []
      : await findRows(RecordedEvent, {
          where: {
            position: { [Op.gt]: start, [Op.lte]: headPosition },
            subjectType: [...Object.keys(subjects), ...ofAccess],
          },
          order: [["position", "ASC"]],
          limit: SIGNALS_MAX,
          index: "events_by_position",
        })
  const hasMore = events.length === SIGNALS_MAX
  return {
    signals: events.filter(({ subjectType }) => subjectType in subjects),
    isAboutAccess: events.some(({ subjectType }) => ofAccess.includes(subjectType)),
    isFirst: false,
    hasMore,
    nextPosition: hasMore ? Number(events.at(-1)?.position) : headPosition,
  }
}

export const firstSignals = async (after: number | null) => ({ ...(await readSignals(after)), isFirst: true })

/** Followers read the same pages at different times, so a page is kept, and one in between ends where a kept one ends. */
const feed = perDatabase(() => {
  const kept = new Map<number, SignalPage>()
  let end = 0
  let endedAt = 0
  const read = shareReads(async (after) => {
    const page = await readSignals(after, after < end ? end : undefined)
    if (page.nextPosition === after) {
      // A restored database ends earlier.
      if (after < end) end = after
      return page
    }
    kept.set(after, page)
    for (const oldest of [...kept.keys()].slice(0, -PAGES_KEPT)) kept.delete(oldest)
    if (page.nextPosition > end) [end, endedAt] = [page.nextPosition, performance.now()]
    return page
  })
  return {
    isBehind: (position: number) => position < end,
    next: async (after: number) => {
      if (after >= end) await delay(Math.max(0, endedAt + GATHER_MS - performance.now()))
      return kept.get(after) ?? read(after)
    },
  }
})

export const nextSignals = (after: number) => feed().next(after)

/** True if a later page is known, so that a follower need not wait for it. */
export const isBehind = (position: number) => feed().isBehind(position)

export const visibleSubjects = (viewer: Viewer) => {
  requirePermission(viewer, "leads:read")
  return Object.keys(subjects).filter((subject) => may(viewer, subjects[subject] ?? "account"))
}
