import { Op } from "sequelize"
import { DUE_SOON_DAYS, type PrivacyRequestStatus } from "../../../contract/privacy/privacyRequests.ts"
import { daysLater } from "../../../contract/text/zonedTime.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { storedMoment } from "../../../platform/database/connection/dialect.ts"
import { select } from "../../../platform/database/connection/statements.ts"
import { type Page, readPage } from "../../../platform/database/reading/keyset.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { PrivacyRequest, type PrivacyRequestRow } from "../../mail/privacy/privacyRequest.model.ts"
import { findLeadsOf, type PersonLead } from "./answers/personLeads.ts"

export type PrivacyRequestPage = Page<PrivacyRequestRow>

const COUNTED_MAX = 1_000

/** A page of requests whose address was confirmed: open ones by when they are due, others newest first. */
export const listPrivacyRequests = async (
  viewer: Viewer,
  { status, ...request }: PageRequest & { status?: PrivacyRequestStatus | null },
): Promise<PrivacyRequestPage> => {
  requirePermission(viewer, "leads:erase")
  if (status === "OPEN")
    return readPage(PrivacyRequest, request, { where: { status }, sortBy: "dueAt", isAscending: true })
  return readPage(PrivacyRequest, request, { where: { status: status ?? { [Op.ne]: "UNCONFIRMED" } } })
}

/** A request whose address was confirmed, or null. */
export const findPrivacyRequest = async (viewer: Viewer, id: string): Promise<PrivacyRequestRow | null> => {
  requirePermission(viewer, "leads:erase")
  const where = { id: idOf(id), status: { [Op.ne]: "UNCONFIRMED" } }
  return (await PrivacyRequest.findOne({ where }))?.get() ?? null
}

export const findRequestLeads = async (viewer: Viewer, request: PrivacyRequestRow): Promise<PersonLead[]> => {
  requirePermission(viewer, "leads:erase")
  return findLeadsOf(request)
}

export interface PrivacyRequestCounts {
  open: number
  dueSoon: number
  overdue: number
}

/** Counts the requests that wait, by an index. Beyond some number nobody counts. */
export const countPrivacyRequests = async (viewer: Viewer): Promise<PrivacyRequestCounts> => {
  requirePermission(viewer, "leads:erase")
  const now = clock.wallTime()
  const [isOver, isSoon] = [now, daysLater(now, DUE_SOON_DAYS)].map(
    (moment) => `due_at <= '${storedMoment(database(), moment)}'`,
  )
  const waiting = `SELECT due_at FROM privacy_requests WHERE status = 'OPEN' ORDER BY due_at LIMIT ${COUNTED_MAX}`
  const sum = (condition: string | undefined) => `COALESCE(SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END), 0)`
  const [row] = await select<Record<"total" | "soon" | "overdue", number | string>>(
    database(),
    `SELECT COUNT(*) AS total, ${sum(isSoon)} AS soon, ${sum(isOver)} AS overdue FROM (${waiting}) AS waiting`,
  )
  const overdue = Number(row?.overdue)
  return { open: Number(row?.total), dueSoon: Number(row?.soon) - overdue, overdue }
}
