import type { LeadFilter } from "../../../contract/leads/leadFilters.ts"
import { type Page, readAll, readPage } from "../../../platform/database/reading/keyset.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { originOf, recordAccess } from "../../../platform/events/recordEvents.ts"
import { requireFreshProof, requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadsRead } from "../history/leadEvents.ts"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKind, LeadRow } from "../lead/leadKind.ts"
import { readReplyPromise } from "../lead/replyPromise.ts"
import { findSurvivor } from "../merged/mergedLeads.ts"
import type { LeadOrder } from "./leadListing.ts"
import { planLeads } from "./leadPlan.ts"

const planNow = async (kind: LeadKind, { filter, orderBy }: Pick<LeadListRequest, "filter" | "orderBy">) =>
  planLeads(kind, filter, await readReplyPromise(kind.promiseField), orderBy)

export interface LeadListRequest {
  first?: number | null
  after?: string | null
  filter?: LeadFilter | null
  orderBy?: LeadOrder | null
}

export type LeadPage = Page<LeadRow>

export const listLeads = async (kind: LeadKind, viewer: Viewer, request: LeadListRequest): Promise<LeadPage> => {
  requirePermission(viewer, "leads:read")
  return readPage(kind.model, request, await planNow(kind, request))
}

/** Does not check permissions, so callers must. */
export const matchingLeads = async (kind: LeadKind, filter: LeadFilter): Promise<AsyncIterable<LeadRow>> =>
  readAll(kind.model, await planNow(kind, { filter }))

export const streamLeads = (kind: LeadKind, viewer: Viewer, filter?: LeadFilter): AsyncIterable<LeadRow> => {
  requirePermission(viewer, "leads:read")
  const origin = originOf(viewer)
  return (async function* () {
    await recordAccess(leadsRead("leads.listed", kind.type, filter ?? {}, origin))
    yield* readAll(kind.model, await planNow(kind, { filter }))
  })()
}

/** `total` is null if unknown. An export of all leads needs a fresh proof, as a stolen session could misuse it most. */
export const exportLeads = async (kind: LeadKind, viewer: Viewer, filter: LeadFilter) => {
  requirePermission(viewer, "leads:read")
  const isUnfiltered = Object.values(filter).every((value) => value == null || value === "")
  if (isUnfiltered) requireFreshProof(viewer)
  await recordAccess(leadsRead("leads.exported", kind.type, filter, originOf(viewer)))
  const listing = await planNow(kind, { filter })
  const { count, isExact } = (await listing.count?.()) ?? { count: 0, isExact: false }
  return { rows: readAll<Lead>(kind.model, listing) as AsyncIterable<LeadRow>, total: isExact ? count : null }
}

export const findLead = async (kind: LeadKind, viewer: Viewer, id: string) => {
  requirePermission(viewer, "leads:read")
  return findSurvivor(kind, idOf(id))
}
