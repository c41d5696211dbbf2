import type { Transaction } from "sequelize"
import { FILE_REQUEST_LENGTH_MAX } from "../../../contract/leads/leadFiles.ts"
import { singleLine } from "../../../contract/text/text.ts"
import { clock } from "../../../platform/database/locks/clock.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../history/leadEvents.ts"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { LeadFileRequest } from "./leadFile.model.ts"

/** What a sender is asked for, as they read it. */
export const fileRequestText = singleLine("What", FILE_REQUEST_LENGTH_MAX)

/** That a sender has not yet sent what they were asked for, and still is. */
export const isOpenRequest = { answeredAt: null, canceledAt: null }

/** Asks the sender of a lead, which the transaction has locked, for a file. */
export const askForFile = async (
  kind: LeadKind,
  lead: Lead,
  viewer: Viewer,
  what: string,
  transaction: Transaction,
): Promise<LeadFileRequest> => {
  const { id: requestedById } = requirePermission(viewer, "leads:write")
  const key = { leadType: kind.type, leadId: lead.id }
  const values = { ...key, what, requestedById, requestedAt: clock.wallTime() }
  const request = await LeadFileRequest.create(values, { transaction })
  const facts = { requestId: request.id }
  await recordEvents([leadEvent("lead.file_requested", key, originOf(viewer), facts)], transaction)
  return request
}
