import { randomUUID } from "node:crypto"
import { type FindOptions, Op, type Transaction } from "sequelize"
import { emailLogStatuses, emailLogTypes } from "../../../contract/emailLog.ts"
import { inTransaction } from "../../../database/database.ts"
import { claimIsolation, claimLock, findDueRow } from "../../../delivery/dueRows.ts"
import { leadKinds } from "../../../leadKinds.ts"
import { afterAttempt, claimed, LONGEST_RETRY_MS } from "../emailLifecycle.ts"
import { EmailAttempt, EmailLog } from "../emailLog.model.ts"
import { isWritten, textsOf } from "../mailTexts.ts"
import { type AttemptResult, interrupted } from "./explainAttempt.ts"
import { linkToMail, type MailedLink } from "./mailedLink.ts"

/** A mail that only this process may send until the lease ends, and the attempt that it has begun. */
export interface Claim {
  log: EmailLog
  attempt: EmailAttempt
  token: string
  link: MailedLink
}

// A later version, which serves at the same time while it is rolled out, may queue mails that this one cannot write.
const knownTypes = [
  ...Object.values(emailLogTypes),
  ...leadKinds.flatMap(({ emailTypes }) => Object.values(emailTypes)),
]

/** The mail that has been due the longest. */
const findDue = (now: Date, options?: FindOptions) =>
  findDueRow(EmailLog, { where: { logType: knownTypes }, longestWaitMs: LONGEST_RETRY_MS, now }, options)

/** Whether there is a mail to send. */
export const isAnyMailDue = async (now: Date): Promise<boolean> => (await findDue(now, { attributes: ["id"] })) !== null

const endingOf = ({ outcome, explanation, answer }: AttemptResult, endedAt: Date) => ({
  endedAt,
  outcome,
  explanation,
  answer,
})

const endInterruptedAttempts = (log: EmailLog, now: Date, transaction: Transaction) =>
  EmailAttempt.update(endingOf(interrupted, now), { where: { emailLogId: log.id, outcome: null }, transaction })

/** Records that a mail is being sent, in the transaction that creates or selects it; what has no text gets it now. */
export const beginAttempt = async (log: EmailLog, now: Date, leaseMs: number, transaction: Transaction) => {
  const token = randomUUID()
  const text = isWritten(log) ? {} : (await textsOf([log], transaction))[0]
  const claim = claimed(log, { token, leaseEndsAt: new Date(now.getTime() + leaseMs) })
  await log.update({ ...claim, ...text }, { transaction })
  const attempt = await EmailAttempt.create({ emailLogId: log.id, startedAt: now }, { transaction })
  return { log, attempt, token, link: await linkToMail(log, now, transaction) }
}

/**
 * Claims the mail that has been due the longest; null if none is. The claim is committed before anything is sent.
 * Meanwhile other processes wait for the row (on SQLite there is one writer at a time).
 */
export const claimDueMail = (now: Date, leaseMs: number): Promise<Claim | null> =>
  inTransaction(
    async (transaction) => {
      const log = await findDue(now, claimLock(transaction))
      if (!log) return null
      if (log.status === emailLogStatuses.SENDING) await endInterruptedAttempts(log, now, transaction)
      return beginAttempt(log, now, leaseMs, transaction)
    },
    { isolationLevel: claimIsolation },
  )

/**
 * Records how an attempt ended. Returns false, and changes nothing, when the claim is no longer valid: the lease ended
 * and another process has taken over the mail.
 */
export const completeAttempt = ({ log, attempt, token }: Claim, result: AttemptResult, now: Date): Promise<boolean> =>
  inTransaction(
    async (transaction) => {
      const where = { id: log.id, claimToken: token }
      const [completed] = await EmailLog.update(afterAttempt(log, result.outcome, now), { where, transaction })
      if (completed === 0) return false
      // Not `attempt.update`: after a transaction that failed late, it would believe that its lost values are stored.
      await EmailAttempt.update(endingOf(result, now), { where: { id: attempt.id }, transaction })
      return true
    },
    { isolationLevel: claimIsolation },
  )

/** Makes all mail that waits for its next attempt due now, for when the mail server is known to work. */
export const retryWaitingMailNow = (now: Date) =>
  EmailLog.update({ dueAt: now }, { where: { status: emailLogStatuses.QUEUED, dueAt: { [Op.gt]: now } } })
