import { randomUUID } from "node:crypto"
import { Op, Transaction } from "sequelize"
import { emailLogStatuses } from "../../contract/emailLog.ts"
import { inTransaction } from "../../database/database.ts"
import { EmailAttempt } from "./emailAttempt.model.ts"
import { afterAttempt, claimed } from "./emailLifecycle.ts"
import { EmailLog } from "./emailLog.model.ts"
import { type AttemptResult, interrupted } from "./explainAttempt.ts"

/** A mail that this process alone may send until the lease is over, and the try that it has begun. */
export interface Claim {
  log: EmailLog
  attempt: EmailAttempt
  token: string
}

// Locking one row, and not the gap before it as well, leaves new mails free to be queued meanwhile.
const isolationLevel = Transaction.ISOLATION_LEVELS.READ_COMMITTED

const isDue = (now: Date) => ({ dueAt: { [Op.lte]: now } })

/** Whether there is a mail to send. */
export const isAnyMailDue = async (now: Date): Promise<boolean> =>
  (await EmailLog.findOne({ attributes: ["id"], where: isDue(now), order: ["dueAt", "id"] })) !== null

const endingOf = ({ outcome, explanation, answer }: AttemptResult, endedAt: Date) => ({
  endedAt,
  outcome,
  explanation,
  answer,
})

const endInterruptedAttempts = (log: EmailLog, now: Date, transaction: Transaction) =>
  EmailAttempt.update(endingOf(interrupted, now), { where: { emailLogId: log.id, outcome: null }, transaction })

/** Notes that a mail is being sent, in the transaction that makes it or chooses it. */
export const beginAttempt = async (log: EmailLog, now: Date, leaseMs: number, transaction: Transaction) => {
  const token = randomUUID()
  await log.update(claimed(log, { token, leaseEndsAt: new Date(now.getTime() + leaseMs) }), { transaction })
  const attempt = await EmailAttempt.create({ emailLogId: log.id, startedAt: now }, { transaction })
  return { log, attempt, token }
}

/**
 * Claims the mail that has been due for longest, or answers null when none is. The claim is committed before anything
 * is sent. Other processes pass over the row meanwhile (MySQL and MariaDB; on SQLite there is one writer at a time).
 */
export const claimDueMail = (now: Date, leaseMs: number): Promise<Claim | null> =>
  inTransaction(
    async (transaction) => {
      const log = await EmailLog.findOne({
        where: isDue(now),
        order: ["dueAt", "id"],
        lock: Transaction.LOCK.UPDATE,
        skipLocked: true,
        transaction,
      })
      if (!log) return null
      if (log.status === emailLogStatuses.SENDING) await endInterruptedAttempts(log, now, transaction)
      return beginAttempt(log, now, leaseMs, transaction)
    },
    { isolationLevel },
  )

/**
 * Notes how a try ended. Answers false, and changes nothing, when the claim no longer stands: the lease was over, and
 * another process has taken the mail.
 */
export const completeAttempt = ({ log, attempt, token }: Claim, result: AttemptResult, now: Date): Promise<boolean> =>
  inTransaction(
    async (transaction) => {
      const where = { id: log.id, claimToken: token }
      const [completed] = await EmailLog.update(afterAttempt(log, result.outcome, now), { where, transaction })
      if (completed === 0) return false
      // Not `attempt.update`: after a transaction that failed late it would take what is lost for stored.
      await EmailAttempt.update(endingOf(result, now), { where: { id: attempt.id }, transaction })
      return true
    },
    { isolationLevel },
  )

/** Makes all that waits for its next try due now, for when the mail server is known to work. */
export const hurryWaitingMail = (now: Date) =>
  EmailLog.update({ dueAt: now }, { where: { status: emailLogStatuses.QUEUED, dueAt: { [Op.gt]: now } } })
