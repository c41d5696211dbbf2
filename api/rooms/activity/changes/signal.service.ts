import { Op } from "sequelize"
import type { Permission } from "../../../contract/accounts/roles.ts"
import { findRows } from "../../../platform/database/reading/plainRows.ts"
import { RecordedEvent, type RecordedEventRow } from "../../../platform/events/event.model.ts"
import { may, requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { rangeBehind } from "./change.service.ts"
import { shareReads } from "./changeWaiters.ts"

const SIGNALS_MAX = 500

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

const readSignals = async (after: number | null): Promise<SignalPage> => {
  const { headPosition } = await rangeBehind(after)
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

export const nextSignals = shareReads(readSignals)

export const visibleSubjects = (viewer: Viewer) => {
  requirePermission(viewer, "leads:read")
  return Object.keys(subjects).filter((subject) => may(viewer, subjects[subject] ?? "account"))
}
