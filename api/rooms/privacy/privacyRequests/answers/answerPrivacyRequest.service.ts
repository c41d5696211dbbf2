import { Op, type Transaction } from "sequelize"
import { ConflictError, InvalidInputError, NotFoundError } from "../../../../contract/api/errors.ts"
import { parseInput } from "../../../../contract/api/parseInput.ts"
import { refusals } from "../../../../contract/api/refusals.ts"
import { erasureReasons } from "../../../../contract/privacy/erasure.ts"
import {
  ANSWER_WITHIN_DAYS,
  PRIVACY_LINK_DAYS,
  type PrivacyRequestOutcome,
} from "../../../../contract/privacy/privacyRequests.ts"
import { daysLater } from "../../../../contract/text/zonedTime.ts"
import { clock } from "../../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../../platform/database/connection/database.ts"
import { isDateConfirmed } from "../../../../platform/database/locks/confirmedDate.ts"
import { RecordedEvent } from "../../../../platform/events/event.model.ts"
import { originOf, recordEvents } from "../../../../platform/events/recordEvents.ts"
import type { EmailDraft } from "../../../../platform/outbox/emailDraft.ts"
import { requireFreshProof, requirePermission, requirePerson, type Viewer } from "../../../../platform/viewer/viewer.ts"
import { teamTimeZone } from "../../../accounts/settings/timeZone.ts"
import { parseFacts } from "../../../accounts/team.ts"
import { PrivacyRequest, type PrivacyRequestRow } from "../../../mail/privacy/privacyRequest.model.ts"
import { clearAnswered, KEPT_AFTER_ANSWER_DAYS } from "../../erasure/clearRequests.ts"
import { type ErasureReport, eraseSubject } from "../../erasure/erasure.service.ts"
import { answerInput, extensionInput, previewInput } from "../privacyRequest.rules.ts"
import { draftToRequester, queuePrivacyMail } from "../queuePrivacyMail.ts"
import { findLeadsOf, type PersonLead } from "./personLeads.ts"
import { optOutOfSale } from "./saleOptOut.ts"

const openRequest = async (id: number, transaction?: Transaction) => {
  const where = { id, status: { [Op.ne]: "UNCONFIRMED" } }
  const request = await PrivacyRequest.findOne({ where, transaction, lock: transaction !== undefined })
  if (!request) throw new NotFoundError("privacy request")
  if (request.status !== "OPEN") throw new ConflictError(refusals.answeredRequest)
  return request
}

/** Only colleagues' corrections fulfill a request. */
const wasCorrected = async ({ id, receivedAt }: PrivacyRequestRow, leads: readonly PersonLead[]) => {
  const where = { type: "lead.corrected", actorType: "user", occurredAt: { [Op.gte]: receivedAt } }
  const events = await RecordedEvent.findAll({ where })
  const isOfPerson = ({ subjectType, subjectId }: RecordedEvent) =>
    leads.some(({ leadType, leadId }) => leadType === subjectType && String(leadId) === subjectId)
  // After a correction of the address, the confirmed address no longer finds the lead, so the event names the request.
  const isRenamed = (event: RecordedEvent) => ((parseFacts(event).privacyRequestIds ?? []) as number[]).includes(id)
  return events.some((event) => isOfPerson(event) || isRenamed(event))
}

/** An answer must not contradict the stored data. */
const check = async (request: PrivacyRequestRow, outcome: PrivacyRequestOutcome, message: string | null) => {
  if (outcome === "REFUSED" && message === null)
    throw new InvalidInputError([{ field: "message", message: refusals.unansweredReason }])
  const leads = await findLeadsOf(request)
  const own = leads.filter(({ matches }) => matches.includes("EMAIL"))
  if (outcome === "NOTHING_FOUND" && own.length > 0) throw new ConflictError(refusals.leadsOfAddress(own.length))
  if (outcome === "FULFILLED" && request.kind === "CORRECT" && !(await wasCorrected(request, leads)))
    throw new ConflictError(refusals.nothingCorrected)
  return own
}

const answerMail = (
  { kind }: PrivacyRequestRow,
  { outcome, message }: { outcome: PrivacyRequestOutcome; message: string | null },
  answeredAt: Date,
  timeZone: string,
) => {
  const isExport = outcome === "FULFILLED" && kind === "KNOW"
  const exportExpiresAt = isExport ? daysLater(answeredAt, PRIVACY_LINK_DAYS, timeZone) : null
  return { type: "PRIVACY_ANSWER", outcome, message, exportExpiresAt } as const
}

const extensionMail = ({ dueAt }: PrivacyRequestRow, reason: string, timeZone: string) =>
  ({ type: "PRIVACY_EXTENSION", dueAt: daysLater(dueAt, ANSWER_WITHIN_DAYS, timeZone), reason }) as const

/** Without an outcome, returns the mail about an extension. */
export const previewPrivacyMail = async (viewer: Viewer, input: unknown): Promise<EmailDraft | null> => {
  requirePermission(viewer, "leads:erase")
  const { id, outcome, message } = parseInput(previewInput, input)
  const request = await openRequest(id)
  const timeZone = await teamTimeZone()
  const mail = outcome
    ? answerMail(request, { outcome, message }, clock.wallTime(), timeZone)
    : extensionMail(request, message ?? "", timeZone)
  return draftToRequester(request, mail)
}

export interface AnsweredRequest {
  privacyRequest: PrivacyRequestRow
  erasureReport: ErasureReport | null
}

export const answerPrivacyRequest = async (viewer: Viewer, input: unknown): Promise<AnsweredRequest> => {
  const user = requirePerson(viewer, "leads:erase")
  const { id, outcome, message } = parseInput(answerInput, input)
  const found = await openRequest(id)
  const isFulfilled = outcome === "FULFILLED"
  const isErasure = isFulfilled && found.kind === "DELETE"
  if (isErasure) requireFreshProof(viewer)
  const leads = await check(found, outcome, message)
  // The erasure comes first: after an interruption, the request is still open and can be answered again.
  const person = { email: found.email, reason: erasureReasons.REQUESTED }
  const erasureReport = isErasure && found.email ? await eraseSubject(viewer, person, id) : null
  const origin = originOf(viewer)
  const answeredAt = clock.wallTime()
  const privacyRequest = await inTransaction(async (transaction) => {
    const request = await openRequest(id, transaction)
    const mail = answerMail(request, { outcome, message }, answeredAt, await teamTimeZone(transaction))
    const clearFrom = isErasure ? answeredAt : daysLater(answeredAt, KEPT_AFTER_ANSWER_DAYS)
    const answer = { outcome, answerMessage: message, exportExpiresAt: mail.exportExpiresAt, clearFrom, sameKey: null }
    await request.update({ ...answer, status: "ANSWERED", answeredAt, answeredById: user.id }, { transaction })
    if (isFulfilled && request.kind === "OPT_OUT") await optOutOfSale(leads, origin, transaction)
    const facts = { kind: request.kind, outcome }
    await recordEvents([{ type: "privacy_request.answered", subjectId: id, origin, facts }], transaction)
    await queuePrivacyMail(request, mail, transaction)
    return request
  })
  // Anonymization waits for the answer's mail; without a mail server there is none, so it happens now.
  if (isErasure && (await isDateConfirmed())) await clearAnswered()
  await privacyRequest.reload()
  return { privacyRequest: privacyRequest.get(), erasureReport }
}

/** Extends a request once by 45 days, as the law allows, and mails the reason. */
export const extendPrivacyRequest = async (viewer: Viewer, input: unknown): Promise<PrivacyRequestRow> => {
  requirePerson(viewer, "leads:erase")
  const { id, reason } = parseInput(extensionInput, input)
  return inTransaction(async (transaction) => {
    const request = await openRequest(id, transaction)
    if (request.extendedAt) throw new ConflictError(refusals.extendedRequest)
    const mail = extensionMail(request, reason, await teamTimeZone(transaction))
    const unnotified = { remindedAt: null, overdueToldAt: null }
    const { dueAt } = mail
    await request.update(
      { dueAt, extendedAt: clock.wallTime(), extensionReason: reason, ...unnotified },
      { transaction },
    )
    const event = { type: "privacy_request.extended", subjectId: id, origin: originOf(viewer) } as const
    await recordEvents([event], transaction)
    await queuePrivacyMail(request, mail, transaction)
    return request.get()
  })
}
