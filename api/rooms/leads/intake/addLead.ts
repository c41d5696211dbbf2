import { randomUUID } from "node:crypto"
import { type Transaction, UniqueConstraintError } from "sequelize"
import { ConflictError, InvalidInputError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { API_SOURCE, byHandRules, DEFAULT_SOURCE } from "../../../contract/leads/byHand.ts"
import { messageMatches } from "../../../contract/mail/messages.ts"
import { noTermsRecord } from "../../../contract/site/termsRecord.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { keyedWrite } from "../../../platform/database/connection/keyedWrite.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { type Origin, originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { leadEvent } from "../history/leadEvents.ts"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { readReplyPromise } from "../lead/replyPromise.ts"
import { findSurvivor } from "../merged/mergedLeads.ts"
import { LeadMessage } from "../related/leadMessage.model.ts"
import { lockLead } from "../related/leadTexts.ts"
import { moveFiles } from "../related/messageFiles.ts"
import { readAwaitedPlace } from "../waitList/waitList.service.ts"
import { refreshLead } from "../work/changeLeads.ts"
import { readExternal, withUniqueExternalId } from "../work/external.service.ts"
import { requireOwner } from "../work/leadAssignment.service.ts"
import { insertSubmissions, type NewSubmission, recordArrivals } from "./storeLead.ts"
import { findSubmission } from "./submitLead.service.ts"

const attachUnmatched = async (
  kind: LeadKind,
  leadId: number,
  messageId: string,
  origin: Origin,
  transaction: Transaction,
) => {
  const message = await LeadMessage.findByPk(idOf(messageId), { transaction, lock: true })
  if (!message) throw new NotFoundError("message", messageId)
  if (message.leadId !== null) throw new ConflictError("This message belongs to a lead already.")
  const lead = await lockLead(kind, leadId, transaction)
  const key = { leadType: kind.type, leadId }
  const attachments = await moveFiles(message, key, transaction)
  await message.update({ ...key, attachments, matchedBy: messageMatches.PERSON }, { transaction })
  await refreshLead(kind, lead, transaction)
  await recordEvents([leadEvent("lead.message_attached", key, origin, { messageId: message.id })], transaction)
}

/**
 * The form's rules apply, but one way to contact the person is enough. A colleague adds the lead, so there is no rate
 * limit or spam check. A repeated `submissionId` returns the first lead.
 */
export const addLead = async (kind: LeadKind, viewer: Viewer, input: unknown, settings: unknown): Promise<Lead> => {
  requirePermission(viewer, "leads:write")
  const { acceptedTerms, ...parsed } = parseInput(kind.additionInput, input)
  const external = readExternal(viewer, input)
  const { source: named, sendReceipt, ownerId, messageId } = parseInput(byHandRules, settings)
  const source = named ?? (viewer.apiKey ? API_SOURCE : DEFAULT_SOURCE)
  if (messageId !== null) requirePermission(viewer, "mail:write")
  const accepted = [acceptedTerms && "acceptedTerms", parsed.acceptedTermsDate && "acceptedTermsDate"].filter(Boolean)
  if (accepted.length > 0) {
    const message = "Nobody accepts terms for somebody else. Leave this out."
    throw new InvalidInputError(accepted.map((field) => ({ field: String(field), message })))
  }
  const origin = originOf(viewer)
  const byHand = { ownerId: ownerId === null ? null : idOf(ownerId), sendReceipt: sendReceipt && parsed.email !== "" }
  const arrival: NewSubmission = {
    kind,
    viewer,
    origin,
    byHand,
    values: {
      ...parsed,
      ...external,
      submissionId: parsed.submissionId ?? keyedWrite.getStore()?.submissionId ?? randomUUID(),
    },
    terms: noTermsRecord,
    // Read before the transaction, which holds SQLite's only connection.
    promise: await readReplyPromise(kind.promiseField),
    waits: await readAwaitedPlace(kind.placesNamed(parsed)),
  }
  const sourceOf = new Map([[arrival, { source, campaign: null, landingPage: null }]])
  const store = async (transaction: Transaction) => {
    await requireOwner(byHand.ownerId, transaction)
    const { leads } = await insertSubmissions(kind, [arrival], { sourceOf, verdictOf: new Map() }, transaction)
    await recordArrivals(new Map([[kind, leads]]), transaction)
    const leadId = leads[0]?.lead.id ?? 0
    const assigned = { from: null, to: byHand.ownerId }
    if (ownerId !== null)
      await recordEvents([leadEvent("lead.assigned", { leadType: kind.type, leadId }, origin, assigned)], transaction)
    if (messageId !== null) await attachUnmatched(kind, leadId, messageId, origin, transaction)
    return leadId
  }
  const storeOrFind = () =>
    inTransaction(store, { isIdempotent: true }).catch(async (error: unknown) => {
      const first = error instanceof UniqueConstraintError ? await findSubmission(arrival) : null
      if (first === null) throw error
      return first
    })
  const id = await withUniqueExternalId(kind, external.externalId, storeOrFind)
  const lead = await findSurvivor(kind, id)
  if (!lead) throw new NotFoundError(kind.noun, String(id))
  return lead
}
