import { Op } from "sequelize"
import { DUE_SOON_DAYS, type PrivacyRequestStatus } from "../../../contract/privacy/privacyRequests.ts"
import { daysLater } from "../../../contract/text/zonedTime.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { type Page, readPage } from "../../../platform/database/reading/keyset.ts"
import type { PageRequest } from "../../../platform/database/reading/pageRequest.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { PrivacyRequest, type PrivacyRequestRow } from "../../mail/privacy/privacyRequest.model.ts"
import { findLeadsOf, type PersonLead } from "./answers/personLeads.ts"

export type PrivacyRequestPage = Page<PrivacyRequestRow>

const COUNTED_MAX = 1_000

export const listPrivacyRequests = async (
  viewer: Viewer,
  { status, ...request }: PageRequest & { status?: PrivacyRequestStatus | null },
): Promise<PrivacyRequestPage> => {
  requirePermission(viewer, "leads:erase")
  if (status === "OPEN")
    return readPage(PrivacyRequest, request, { where: { status }, sortBy: "dueAt", isAscending: true })
  return readPage(PrivacyRequest, request, { where: { status: status ?? { [Op.ne]: "UNCONFIRMED" } } })
}

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

export const countPrivacyRequests = async (viewer: Viewer): Promise<PrivacyRequestCounts> => {
  requirePermission(viewer, "leads:erase")
  const now = clock.wallTime()
  const waiting = await PrivacyRequest.findAll({
    attributes: ["dueAt"],
    where: { status: "OPEN" },
    order: ["dueAt"],
    limit: COUNTED_MAX,
  })
  const dueBy = (moment: Date) => waiting.filter(({ dueAt }) => dueAt <= moment).length
  const overdue = dueBy(now)
  return { open: waiting.length, dueSoon: dueBy(daysLater(now, DUE_SOON_DAYS)) - overdue, overdue }
}
