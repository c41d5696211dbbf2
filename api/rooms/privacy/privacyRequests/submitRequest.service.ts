import { createHash } from "node:crypto"
import type { Readable } from "node:stream"
import { setTimeout as delay } from "node:timers/promises"
import { type Transaction, UniqueConstraintError } from "sequelize"
import { NoMailError, NotFoundError } from "../../../contract/api/errors.ts"
import { messages } from "../../../contract/api/messages.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { privacyRequestRulesIn } from "../../../contract/privacy/privacyRequestRules.ts"
import { ANSWER_WITHIN_DAYS, type PrivacyRequestKind } from "../../../contract/privacy/privacyRequests.ts"
import type { Locale } from "../../../contract/text/locale.ts"
import { daysLater } from "../../../contract/text/zonedTime.ts"
import { englishWords, type Words } from "../../../contract/words/en.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { absoluteUrl } from "../../../platform/outbox/absoluteUrl.ts"
import {
  mayMailForPrivacy,
  throttlePrivacyLink,
  throttlePrivacyRequest,
} from "../../../platform/throttling/throttle.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { openLink } from "../../mail/privacy/privacyLinks.ts"
import type { PrivacyMail } from "../../mail/privacy/privacyMails.ts"
import { PrivacyRequest } from "../../mail/privacy/privacyRequest.model.ts"
import { comparedEmail } from "../erasure/person.ts"
import { exportZip } from "../personExport/personExport.service.ts"
import { notifyPrivacyStaff, queuePrivacyMail } from "./queuePrivacyMail.ts"

interface RequestInput {
  kind: PrivacyRequestKind
  email: string
  phone: string | null
  name: string | null
  details: string | null
  locale: Locale
}

/** Constant response time, so that timing does not reveal an earlier request. */
const ANSWERED_AFTER_MS = 250

/** Repeats within this time are double clicks. */
const AGAIN_AFTER_MS = 5 * 60_000

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex")

const create = async (requestInput: RequestInput, emailKey: string, sameKey: string, transaction: Transaction) => {
  const receivedAt = clock.wallTime()
  const dueAt = daysLater(receivedAt, ANSWER_WITHIN_DAYS, await teamTimeZone(transaction))
  return PrivacyRequest.create(
    { ...requestInput, emailKey, sameKey, status: "UNCONFIRMED", receivedAt, dueAt },
    { transaction },
  )
}

const isJustMailed = (request: PrivacyRequest | null) =>
  Boolean(request?.mailedAt && clock.isWithin(request.mailedAt, AGAIN_AFTER_MS))

/** A repeated request gets another mail, so that a lost one can be replaced. */
const createRequest = async (requestInput: RequestInput) => {
  const { kind, phone, name, details } = requestInput
  const emailKey = comparedEmail(requestInput.email)
  const sameKey = hashOf(JSON.stringify([kind, emailKey, phone, name, details]))
  if (isJustMailed(await PrivacyRequest.findOne({ attributes: ["mailedAt"], where: { sameKey } }))) return
  if (!(await mayMailForPrivacy(hashOf(emailKey)))) return
  await inTransaction(async (transaction) => {
    const same = await PrivacyRequest.findOne({ where: { sameKey }, transaction, lock: true })
    if (isJustMailed(same)) return
    const request = same ?? (await create(requestInput, emailKey, sameKey, transaction))
    await request.update({ mailedAt: clock.wallTime() }, { transaction })
    const { status, dueAt } = request
    const mail: PrivacyMail =
      status === "UNCONFIRMED" ? { type: "PRIVACY_CONFIRMATION" } : { type: "PRIVACY_RECEIPT", dueAt }
    await queuePrivacyMail(request, mail, transaction)
  }).catch((error: unknown) => {
    // The requester clicked twice, and the other request was stored first.
    if (!(error instanceof UniqueConstraintError)) throw error
  })
}

/**
 * Response and timing are always the same, and nothing is looked up about the person, so that strangers learn nothing.
 * Throws if links cannot be mailed, as nothing could be confirmed.
 */
export const submitPrivacyRequest = async (
  viewer: Viewer,
  input: unknown,
  words: Words = englishWords,
): Promise<{ message: string }> => {
  const requestInput = parseInput(privacyRequestRulesIn(words), input)
  await throttlePrivacyRequest(viewer)
  if (!config.email.smtp || absoluteUrl("/") === null)
    throw new NoMailError(
      "No confirmation link can be emailed from here. Write to the address in the Privacy Policy instead.",
    )
  await Promise.all([createRequest(requestInput), delay(ANSWERED_AFTER_MS)])
  return { message: messages.privacyRequestReceived }
}

export interface ConfirmedRequest {
  kind: PrivacyRequestKind
  dueAt: Date
}

export const confirmPrivacyRequest = async (viewer: Viewer, token: string): Promise<ConfirmedRequest> => {
  await throttlePrivacyLink(viewer)
  return inTransaction(async (transaction) => {
    const request = await openLink("CONFIRM", token, transaction)
    if (!request) throw new NotFoundError("privacy request")
    const { id, kind, dueAt } = request
    if (request.status !== "UNCONFIRMED") return { kind, dueAt }
    await request.update({ status: "OPEN", confirmedAt: clock.wallTime() }, { transaction })
    const event = {
      type: "privacy_request.confirmed",
      subjectId: id,
      origin: originOf(viewer),
      facts: { kind },
    } as const
    await recordEvents([event], transaction)
    await queuePrivacyMail(request, { type: "PRIVACY_RECEIPT", dueAt }, transaction)
    await notifyPrivacyStaff({ type: "PRIVACY_REQUEST_NEW" }, request, transaction)
    return { kind, dueAt }
  })
}

const openExport = async (token: string, transaction: Transaction) => {
  const request = await openLink("EXPORT", token, transaction)
  return request?.email ? { ...request.get(), email: request.email } : null
}

/** Created on demand and not stored, so that no further copy of the data remains. */
export const downloadPrivacyExport = async (viewer: Viewer, token: string): Promise<Readable> => {
  await throttlePrivacyLink(viewer)
  const request = await inTransaction(async (transaction) => {
    const found = await openExport(token, transaction)
    if (!found) throw new NotFoundError("export")
    const event = { type: "privacy_request.exported", subjectId: found.id, origin: originOf(viewer) } as const
    await recordEvents([event], transaction)
    return found
  })
  const { email, phone, locale } = request
  return exportZip({ email, phone }, locale)
}
