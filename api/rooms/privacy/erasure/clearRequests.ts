import { Op, type Transaction, type WhereOptions } from "sequelize"
import { emailLogStatuses, privacyEmailTypes } from "../../../contract/mail/emailLog.ts"
import { PRIVACY_LINK_DAYS } from "../../../contract/privacy/privacyRequests.ts"
import { daysLater } from "../../../contract/text/zonedTime.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { secureDelete } from "../../../platform/database/writing/secureDelete.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { PrivacyRequest, PrivacyRequestLink } from "../../mail/privacy/privacyRequest.model.ts"
import { eraseMails } from "./leadCopies.ts"
import { matchesPerson, type Person } from "./person.ts"

/** Requesters may ask about the answer for this long. */
export const KEPT_AFTER_ANSWER_DAYS = 30

// The CCPA regulations require a record of requests for 24 months (11 CCR 7101).
const RECORDED_DAYS = 731

const CLEARED = {
  email: null,
  emailKey: null,
  phone: null,
  name: null,
  details: null,
  extensionReason: null,
  answerMessage: null,
  sameKey: null,
  clearFrom: null,
}

const mailsOf = (id: number, transaction: Transaction) =>
  EmailLog.findAll({
    attributes: ["id", "searchText", "status"],
    where: { logType: Object.values(privacyEmailTypes), leadId: id },
    transaction,
  })

const isOnItsWay = ({ status }: EmailLog) => status === emailLogStatuses.QUEUED || status === emailLogStatuses.SENDING

/** Unconfirmed requests are deleted, as no record of them is required. */
const clear = async (request: PrivacyRequest, transaction: Transaction) => {
  await eraseMails(await mailsOf(request.id, transaction), transaction)
  await PrivacyRequestLink.destroy({ where: { requestId: request.id }, transaction })
  if (request.status === "UNCONFIRMED") await request.destroy({ transaction })
  else await request.update(CLEARED, { transaction })
}

/**
 * One transaction per request, so that a failure does not undo the work on other requests. Returns the number of
 * requests for which `work` returned true.
 */
const each = async (
  where: WhereOptions<PrivacyRequest>,
  work: (request: PrivacyRequest, transaction: Transaction) => Promise<boolean>,
) => {
  const found = await PrivacyRequest.findAll({ attributes: ["id"], where, order: ["id"] })
  let done = 0
  for (const { id } of found)
    await inTransaction(async (transaction) => {
      const request = await PrivacyRequest.findOne({ where: { [Op.and]: [where, { id }] }, transaction, lock: true })
      if (request && (await work(request, transaction))) done += 1
    })
  return done
}

/** A request answered by an erasure is anonymized as soon as its mail is sent. */
export const clearAnswered = async (now = clock.wallTime()): Promise<number> => {
  const cleared = await each({ clearFrom: { [Op.lte]: now } }, async (request, transaction) => {
    const mails = await mailsOf(request.id, transaction)
    if (mails.some(isOnItsWay)) return false
    await clear(request, transaction)
    return true
  })
  if (cleared > 0) await secureDelete()
  return cleared
}

/** Deletes expired unconfirmed requests, and answered requests after the time for which a record is required. */
export const deleteOldRequests = async (now = clock.wallTime()): Promise<number> => {
  const before = (days: number) => ({ [Op.lte]: daysLater(now, -days) })
  const unconfirmed = await each(
    { status: "UNCONFIRMED", mailedAt: before(PRIVACY_LINK_DAYS) },
    async (request, transaction) => {
      await clear(request, transaction)
      return true
    },
  )
  const old = await PrivacyRequest.destroy({ where: { status: "ANSWERED", answeredAt: before(RECORDED_DAYS) } })
  await PrivacyRequestLink.destroy({ where: { expiresAt: { [Op.lte]: now } } })
  if (unconfirmed > 0) await secureDelete()
  return unconfirmed + old
}

export const findRequestsOf = async (person: Person): Promise<PrivacyRequest[]> => {
  const requests = await PrivacyRequest.findAll({ where: { emailKey: { [Op.ne]: null } }, order: ["id"] })
  return requests.filter((request) => matchesPerson(person, request.get()))
}

/** Returns the number of answered requests. Unconfirmed ones are deleted too, but must stay unknown. */
export const clearAnsweredOf = async (emailKey: string, transaction: Transaction): Promise<number> => {
  const where = { emailKey, status: { [Op.ne]: "OPEN" } }
  const found = await PrivacyRequest.findAll({ where, transaction, lock: true })
  // MySQL also matches letters with different accents, so addresses are compared again.
  const requests = found.filter((request) => request.emailKey === emailKey)
  const answered = requests.filter(({ status }) => status === "ANSWERED").length
  for (const request of requests) await clear(request, transaction)
  return answered
}

export const countAnsweredOf = async (emailKey: string): Promise<number> => {
  const requests = await PrivacyRequest.findAll({ attributes: ["emailKey"], where: { emailKey, status: "ANSWERED" } })
  return requests.filter((request) => request.emailKey === emailKey).length
}

export const clearRequests = (requests: readonly PrivacyRequest[]) =>
  each({ id: requests.map(({ id }) => id) }, async (request, transaction) => {
    await clear(request, transaction)
    return true
  })
