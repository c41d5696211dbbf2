import { createHash } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { type Transaction, UniqueConstraintError } from "sequelize"
import { NotFoundError } from "../../contract/errors.ts"
import type { Locale } from "../../contract/locale.ts"
import { messages } from "../../contract/messages.ts"
import { parseInput } from "../../contract/parseInput.ts"
import { ANSWER_WITHIN_DAYS, daysLater, type PrivacyRequestKind } from "../../contract/privacyRequests.ts"
import { englishWords, type Words } from "../../contract/words/en.ts"
import { clock } from "../../database/clock.ts"
import { inTransaction } from "../../database/database.ts"
import { mayMailForPrivacy, throttlePrivacyLink, throttlePrivacyRequest } from "../../throttling/throttle.ts"
import type { Viewer } from "../auth/viewer.ts"
import { comparedEmail } from "../erasure/person.ts"
import { originOf, recordEvents } from "../events/recordEvents.ts"
import { openLink } from "./privacyLinks.ts"
import { PrivacyRequest } from "./privacyRequest.model.ts"
import { privacyRequestInputIn } from "./privacyRequest.rules.ts"
import { queuePrivacyMail, tellThoseWhoAnswer } from "./queuePrivacyMail.ts"

interface Asked {
  kind: PrivacyRequestKind
  email: string
  phone: string | null
  name: string | null
  details: string | null
  locale: Locale
}

/** So that the time of the answer does not tell whether the same was asked before. */
const ANSWERED_AFTER_MS = 250

/** What is asked again sooner is a double click. */
const AGAIN_AFTER_MS = 5 * 60_000

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex")

const create = (asked: Asked, emailKey: string, sameKey: string, transaction: Transaction) => {
  const receivedAt = clock.wallTime()
  const dueAt = daysLater(receivedAt, ANSWER_WITHIN_DAYS)
  return PrivacyRequest.create(
    { ...asked, emailKey, sameKey, status: "UNCONFIRMED", receivedAt, dueAt },
    { transaction },
  )
}

/** Stores a request, unless the same waits already, and mails the link to confirm it, or that it is being looked at. */
const ask = async (asked: Asked) => {
  const { kind, phone, name, details } = asked
  const emailKey = comparedEmail(asked.email)
  const sameKey = hashOf(JSON.stringify([kind, emailKey, phone, name, details]))
  const found = await PrivacyRequest.findOne({ attributes: ["mailedAt"], where: { sameKey } })
  const mailedAt = found?.mailedAt?.getTime() ?? 0
  if (clock.wallTime().getTime() - mailedAt < AGAIN_AFTER_MS) return
  if (!(await mayMailForPrivacy(hashOf(emailKey)))) return
  await inTransaction(async (transaction) => {
    const same = await PrivacyRequest.findOne({ where: { sameKey }, transaction, lock: true })
    const request = same ?? (await create(asked, emailKey, sameKey, transaction))
    await request.update({ mailedAt: clock.wallTime() }, { transaction })
    const { status, dueAt } = request
    const mail =
      status === "UNCONFIRMED" ? { type: "PRIVACY_CONFIRMATION" as const } : { type: "PRIVACY_RECEIPT" as const, dueAt }
    await queuePrivacyMail(request, mail, transaction)
  }).catch((error: unknown) => {
    // The second of two clicks.
    if (!(error instanceof UniqueConstraintError)) throw error
  })
}

/**
 * Takes in what somebody asks for by a privacy law, and mails a link to confirm that the address is theirs. The answer and
 * its time are always the same; whether there is anything about the person is not even looked up. The same, sent again, is
 * mailed again after some minutes, a few times a day.
 */
export const submitPrivacyRequest = async (
  viewer: Viewer,
  input: unknown,
  words: Words = englishWords,
): Promise<{ message: string }> => {
  const asked = parseInput(privacyRequestInputIn(words), input)
  await throttlePrivacyRequest(viewer)
  await Promise.all([ask(asked), delay(ANSWERED_AFTER_MS)])
  return { message: messages.privacyRequestReceived }
}

/** A request whose address is confirmed, and when it is answered at the latest. */
export interface ConfirmedRequest {
  kind: PrivacyRequestKind
  dueAt: Date
}

/** Confirms a request by the token that was mailed. To confirm it twice is the same as once. */
export const confirmPrivacyRequest = async (viewer: Viewer, token: string): Promise<ConfirmedRequest> => {
  await throttlePrivacyLink(viewer)
  return inTransaction(async (transaction) => {
    const request = await openLink("CONFIRM", token, transaction)
    if (!request) throw new NotFoundError("privacy request")
    const { id, kind, dueAt } = request
    if (request.status !== "UNCONFIRMED") return { kind, dueAt }
    await request.update({ status: "OPEN", confirmedAt: clock.wallTime() }, { transaction })
    const event = { type: "privacy_request.confirmed", subjectType: "privacy_request", subjectId: id, facts: { kind } }
    await recordEvents([{ ...event, origin: originOf(viewer) }], transaction)
    await queuePrivacyMail(request, { type: "PRIVACY_RECEIPT", dueAt }, transaction)
    await tellThoseWhoAnswer({ type: "PRIVACY_REQUEST_NEW" }, request, transaction)
    return { kind, dueAt }
  })
}
