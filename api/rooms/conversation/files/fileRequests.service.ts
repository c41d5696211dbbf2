import type { Transaction } from "sequelize"
import * as z from "zod"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { FILE_REQUESTS_MAX } from "../../../contract/files/leadFiles.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { type Origin, originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { fold } from "../../../platform/text/searchText.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import { fileRequestText } from "../../leads/lead/lead.rules.ts"
import type { LeadKey, LeadKind } from "../../leads/lead/leadKind.ts"
import { LeadFileRequest } from "../../leads/related/leadFile.model.ts"
import { lockLead } from "../../leads/related/leadTexts.ts"
import { isOpenRequest } from "../../leads/related/storedFiles.ts"
import { refreshLead } from "../../leads/work/changeLeads.ts"
import { kindOf, kindOfRow } from "../../leads/work/leadAssignment.service.ts"

const findOpen = (key: LeadKey, transaction: Transaction) =>
  LeadFileRequest.findAll({ where: { ...key, ...isOpenRequest }, transaction, lock: true })

const isFor = (what: string) => (request: LeadFileRequest) => fold(request.what) === fold(what)

/** Ignores case. The lead must be locked. */
export const isFileRequested = async (key: LeadKey, what: string, transaction: Transaction) =>
  (await findOpen(key, transaction)).some(isFor(what))

interface Asking {
  requestedById: number | null
  origin: Origin
  ruleId?: number
}

/** The lead must be locked. Null if it has too many open requests. */
export const storeFileRequest = async (
  kind: LeadKind,
  lead: Lead,
  what: string,
  { requestedById, origin, ruleId }: Asking,
  transaction: Transaction,
): Promise<LeadFileRequest | null> => {
  const key = { leadType: kind.type, leadId: lead.id }
  if ((await findOpen(key, transaction)).length >= FILE_REQUESTS_MAX) return null
  const values = { ...key, what, requestedById, requestedAt: clock.wallTime() }
  const request = await LeadFileRequest.create(values, { transaction })
  await refreshLead(kind, lead, transaction)
  const facts = { requestId: request.id, ...(ruleId !== undefined && { ruleId }) }
  await recordEvents([leadEvent("lead.file_requested", key, origin, facts)], transaction)
  return request
}

/** The lead must be locked. Throws `ConflictError` for a repeated request, or too many. */
export const createFileRequest = async (
  kind: LeadKind,
  lead: Lead,
  viewer: Viewer,
  what: string,
  transaction: Transaction,
): Promise<LeadFileRequest> => {
  const { id: requestedById } = requirePermission(viewer, "leads:write")
  const key = { leadType: kind.type, leadId: lead.id }
  if (await isFileRequested(key, what, transaction)) throw new ConflictError(refusals.requestedAlready)
  const request = await storeFileRequest(kind, lead, what, { requestedById, origin: originOf(viewer) }, transaction)
  if (!request) throw new ConflictError(refusals.requestsFull(FILE_REQUESTS_MAX))
  return request
}

const requestInput = z.object({ leadType: z.string(), leadId: z.string(), what: fileRequestText })

export const requestLeadFile = async (viewer: Viewer, input: unknown) => {
  requirePermission(viewer, "leads:write")
  const { leadType, leadId, what } = parseInput(requestInput, input)
  const kind = kindOf(leadType)
  return inTransaction(async (transaction) => {
    const lead = await lockLead(kind, idOf(leadId), transaction)
    return { request: await createFileRequest(kind, lead, viewer, what, transaction), lead }
  })
}

export const cancelFileRequest = async (viewer: Viewer, id: string): Promise<Lead> => {
  requirePermission(viewer, "leads:write")
  const where = { id: idOf(id), ...isOpenRequest }
  return inTransaction(async (transaction) => {
    const found = await LeadFileRequest.findOne({ where, transaction })
    if (!found) throw new NotFoundError("request", id)
    const kind = kindOfRow(found, "request")
    const lead = await lockLead(kind, found.leadId, transaction)
    // Read again, as the sender may have answered the request before the lead was locked.
    const request = await LeadFileRequest.findOne({ where, transaction, lock: true })
    if (!request) throw new NotFoundError("request", id)
    await request.update({ canceledAt: clock.wallTime() }, { transaction })
    await refreshLead(kind, lead, transaction)
    const facts = { requestId: request.id }
    await recordEvents([leadEvent("lead.file_request_canceled", found, originOf(viewer), facts)], transaction)
    return lead
  })
}
