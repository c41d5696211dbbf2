import { Op, type Transaction, type WhereOptions } from "sequelize"
import { emailLogStatuses, privacyEmailTypes } from "../../../contract/mail/emailLog.ts"
import { PRIVACY_LINK_DAYS } from "../../../contract/privacy/privacyRequests.ts"
import { daysLater } from "../../../contract/text/zonedTime.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { eraseTraces } from "../../../platform/database/writing/eraseTraces.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { PrivacyRequest, PrivacyRequestLink } from "../../mail/privacy/privacyRequest.model.ts"
import { eraseMails } from "./leadCopies.ts"
import { isFrom, type Person } from "./person.ts"

/** For how long who has asked stays known, for questions about the answer. */
export const KEPT_AFTER_ANSWER_DAYS = 30

// The CCPA regulations ask for a record of requests for 24 months (11 CCR 7101).
const RECORDED_DAYS = 731

/** What tells who has asked, and what free texts may tell of them. */
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

/** Clears who has made a request, in a transaction that has locked it; one that was never confirmed goes. */
const clear = async (request: PrivacyRequest, transaction: Transaction) => {
  await eraseMails(await mailsOf(request.id, transaction), transaction)
  await PrivacyRequestLink.destroy({ where: { requestId: request.id }, transaction })
  if (request.status === "UNCONFIRMED") await request.destroy({ transaction })
  else await request.update(CLEARED, { transaction })
}

/** Does something to each request that a condition keeps, in a transaction of its own; says to how many. */
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

/** Clears the senders of answered requests after their period, or after an erasure once its mail is out. */
export const clearAnswered = async (now = clock.wallTime()): Promise<number> => {
  const cleared = await each({ clearFrom: { [Op.lte]: now } }, async (request, transaction) => {
    const mails = await mailsOf(request.id, transaction)
    if (mails.some(isOnItsWay)) return false
    await clear(request, transaction)
    return true
  })
  if (cleared > 0) await eraseTraces()
  return cleared
}

/** Deletes requests that nobody has confirmed in time, and those whose record is old enough. */
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
  if (unconfirmed > 0) await eraseTraces()
  return unconfirmed + old
}

export const findRequestsOf = async (person: Person): Promise<PrivacyRequest[]> => {
  const requests = await PrivacyRequest.findAll({ where: { emailKey: { [Op.ne]: null } }, order: ["id"] })
  return requests.filter((request) => isFrom(person, request.get()))
}

/** Clears an erased address's answered requests; returns how many. Open ones stay; unconfirmed ones go uncounted. */
export const clearAnsweredOf = async (emailKey: string, transaction: Transaction): Promise<number> => {
  const where = { emailKey, status: { [Op.ne]: "OPEN" } }
  const found = await PrivacyRequest.findAll({ where, transaction, lock: true })
  // MySQL also takes one letter for another with an accent.
  const requests = found.filter((request) => request.emailKey === emailKey)
  const answered = requests.filter(({ status }) => status === "ANSWERED").length
  for (const request of requests) await clear(request, transaction)
  return answered
}

/** How many answered requests an address has made that are not cleared yet. */
export const countAnsweredOf = async (emailKey: string): Promise<number> => {
  const requests = await PrivacyRequest.findAll({ attributes: ["emailKey"], where: { emailKey, status: "ANSWERED" } })
  return requests.filter((request) => request.emailKey === emailKey).length
}

export const clearRequests = (requests: readonly PrivacyRequest[]) =>
  each({ id: requests.map(({ id }) => id) }, async (request, transaction) => {
    await clear(request, transaction)
    return true
  })
