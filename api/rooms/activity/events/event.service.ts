import { Op, type WhereOptions } from "sequelize"
import { database } from "../../../platform/database/connection/database.ts"
import { sqlLiteral, storedMoment } from "../../../platform/database/connection/dialect.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { type IdRange, type Listing, type Page, readAll, readPage } from "../../../platform/database/reading/keyset.ts"
import { createLazyCount } from "../../../platform/database/reading/lazyCount.ts"
import { type Condition, planListing } from "../../../platform/database/reading/listPlan.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { RecordedEvent, type RecordedEventRow } from "../../../platform/events/event.model.ts"
import { originOf, recordAccess } from "../../../platform/events/recordEvents.ts"
import { requireFreshProof, requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { readActors } from "../../automation/rules/ruleNames.ts"

export interface EventFilter {
  actorId?: string | null
  types?: readonly string[] | null
  subjectType?: string | null
  subjectId?: string | null
  from?: Date | null
  to?: Date | null
}

/** Events of the removed test mode are still stored, so lists leave these subjects out. */
const FORMER_SUBJECTS = ["test_driver_application", "test_advertiser_submission"]

export type EventPage = Page<RecordedEventRow>

/** Ids nearly follow time, so a period becomes a range of ids. Events that were recorded late widen the range. */
const idsWithin = async (where: readonly string[]): Promise<IdRange> => {
  const sql = `SELECT MIN(id) AS min, MAX(id) AS max FROM events WHERE ${where.join(" AND ")}`
  const [range] = await select<{ min: number | null; max: number | null }>(database(), sql)
  return { min: range?.min ?? 1, max: range?.max ?? 0 }
}

const planEvents = async ({ actorId, types, subjectType, subjectId, from, to }: EventFilter): Promise<Listing> => {
  const moment = (date: Date) => sqlLiteral(database(), storedMoment(database(), date))
  const conditions: Condition[] = []
  const all: WhereOptions[] = [{ subjectType: { [Op.notIn]: FORMER_SUBJECTS } }]
  const within: string[] = []
  if (actorId != null) {
    all.push({ actorType: "user" })
    conditions.push({ column: "actorId", values: [idOf(actorId)] })
  }
  if (types) conditions.push({ column: "type", values: types })
  if (subjectType != null) all.push({ subjectType })
  if (subjectId != null) all.push({ subjectId })
  if (from) {
    all.push({ occurredAt: { [Op.gte]: from } })
    within.push(`occurred_at >= ${moment(from)}`)
  }
  if (to) {
    all.push({ occurredAt: { [Op.lt]: to } })
    within.push(`occurred_at < ${moment(to)}`)
  }
  for (const { column, values = [] } of conditions) all.push({ [column]: [...values] })
  const listing = { where: { [Op.and]: all }, ...(within.length > 0 && { idRange: await idsWithin(within) }) }
  if (subjectType != null && subjectId != null) return { ...listing, index: "events_by_subject" }
  return planListing(RecordedEvent, listing, conditions)
}

export const listEvents = async (
  viewer: Viewer,
  request: PageRequest & { filter?: EventFilter | null },
): Promise<EventPage> => {
  requirePermission(viewer, "events:read")
  const listing = await planEvents(request.filter ?? {})
  return readPage(RecordedEvent, request, { ...listing, count: createLazyCount(RecordedEvent, listing) })
}

export const exportEvents = async (viewer: Viewer, filter: EventFilter) => {
  requirePermission(viewer, "events:read")
  const filters = Object.entries(filter).flatMap(([name, value]) => (value == null ? [] : [name]))
  requireFreshProof(viewer)
  await recordAccess({ type: "events.exported", origin: originOf(viewer), facts: { filters } })
  return { rows: readAll(RecordedEvent, await planEvents(filter)), team: await readActors(viewer) }
}

export const createEventLoaders = (viewer: Viewer) => {
  let team: ReturnType<typeof readActors> | null = null
  return {
    team: () => {
      requirePermission(viewer, "events:read")
      team ??= readActors(viewer)
      return team
    },
  }
}
