import { randomUUID } from "node:crypto"
import { type FindOptions, Op, type Transaction } from "sequelize"
import { emailLogStatuses, emailLogTypes } from "../../../contract/mail/emailLog.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { inBatches } from "../../../platform/database/writing/batch.ts"
import { updateRows } from "../../../platform/database/writing/updateRows.ts"
import { claimIsolation, claimLock, findDueRows } from "../../../platform/delivery/dueRows.ts"
import { afterAttempt, claimed, LONGEST_RETRY_MS } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { leadOfSender } from "../../leads/mails/emailTemplates.ts"
import { findHold, type Hold } from "../bounces/hold.ts"
import { returnPathOf } from "../bounces/returnPath.ts"
import { replyAddressOf } from "../replies/replyAddress.ts"
import { isWritten, textsOf } from "../server/mailTexts.ts"
import { type AttemptResult, interrupted } from "./explainAttempt.ts"
import { linkToMail } from "./mailedLink.ts"
import { type MailedLink, roomsAbove } from "./roomsAbove.ts"

/** A mail that only this process may send until the lease ends, and the attempt that it has begun. */
export interface Claim {
  log: EmailLog
  attempt: EmailAttempt
  token: string
  link: MailedLink
  returnPath: string | null
  hold: Hold | null
}

// A later version, which serves at the same time while it is rolled out, may queue mails that this one cannot write.
const knownTypes = [
  ...Object.values(emailLogTypes),
  ...leadKinds.flatMap(({ emailTypes }) => Object.values(emailTypes)),
]

const findDue = (now: Date, most: number, options?: FindOptions) =>
  findDueRows(EmailLog, { where: { logType: knownTypes }, longestWaitMs: LONGEST_RETRY_MS, now, most }, options)

export const isAnyMailDue = async (now: Date): Promise<boolean> =>
  (await findDue(now, 1, { attributes: ["id"] })).length > 0

const endingOf = ({ outcome, explanation, answer }: AttemptResult, endedAt: Date) => ({
  endedAt,
  outcome,
  explanation,
  answer,
})

const endInterruptedAttempts = (log: EmailLog, now: Date, transaction: Transaction) =>
  EmailAttempt.update(endingOf(interrupted, now), { where: { emailLogId: log.id, outcome: null }, transaction })

// What is sent once more is reported on once more.
const unreported = { deliveredAt: null, bouncedAt: null, bounceKind: null, bounceReason: null }

/** Records an attempt and renders the text, in the claim's transaction. Not on queueing: submissions would wait. */
export const beginAttempt = async (
  log: EmailLog,
  now: Date,
  leaseMs: number,
  transaction: Transaction,
): Promise<Claim> => {
  const token = randomUUID()
  const text = isWritten(log) ? {} : (await textsOf([log], transaction))[0]
  const claim = claimed(log, { token, leaseEndsAt: new Date(now.getTime() + leaseMs) })
  const lead = leadOfSender(leadKinds, log)
  const hold = lead && (await findHold(log.recipient, transaction))
  const replyTo = lead && !hold ? await replyAddressOf(lead, transaction) : null
  await log.update({ ...claim, ...text, ...(replyTo && { replyTo }), ...(!hold && unreported) }, { transaction })
  const attempt = await EmailAttempt.create({ emailLogId: log.id, startedAt: now }, { transaction })
  const link = await linkToMail(log, now, transaction)
  return { log, attempt, token, link, hold, returnPath: await returnPathOf(log.id, transaction) }
}

/** Claims the mails due the longest, committed before anything is sent. */
export const claimDueMails = (now: Date, leaseMs: number, most: number): Promise<Claim[]> =>
  inTransaction(
    async (transaction) => {
      for (;;) {
        const due = await findDue(now, most, claimLock(transaction))
        for (const log of due)
          if (log.status === emailLogStatuses.SENDING) await endInterruptedAttempts(log, now, transaction)
        const wanted = await roomsAbove().withoutUnwanted(due, transaction)
        // What was canceled just now is not due any more; something behind it may be.
        if (wanted.length === 0 && due.length > 0) continue
        const claims: Claim[] = []
        for (const log of wanted) claims.push(await beginAttempt(log, now, leaseMs, transaction))
        return claims
      }
    },
    { isolationLevel: claimIsolation },
  )

/** Claims the mail that has been due the longest; null if none is. */
export const claimDueMail = async (now: Date, leaseMs: number): Promise<Claim | null> =>
  (await claimDueMails(now, leaseMs, 1))[0] ?? null

interface Ended {
  claim: Claim
  result: AttemptResult
  endedAt: Date
}

const completeAll = (ended: readonly Ended[]): Promise<boolean[]> =>
  inTransaction(
    async (transaction) => {
      const where = { id: ended.map(({ claim }) => claim.log.id) }
      const held = await EmailLog.findAll({
        attributes: ["id", "claimToken"],
        where,
        order: ["id"],
        transaction,
        lock: true,
      })
      const tokens = new Map(held.map(({ id, claimToken }) => [id, claimToken]))
      const isHeld = ({ claim }: Ended) => tokens.get(claim.log.id) === claim.token
      const own = ended.filter(isHeld)
      const states = own.map(({ claim: { log }, result, endedAt }) => ({
        id: log.id,
        ...afterAttempt(log, result.outcome, endedAt),
      }))
      await updateRows(EmailLog, states, transaction)
      const ends = own.map(({ claim, result, endedAt }) => ({ id: claim.attempt.id, ...endingOf(result, endedAt) }))
      await updateRows(EmailAttempt, ends, transaction)
      return ended.map(isHeld)
    },
    { isolationLevel: claimIsolation },
  )

const completeTogether = inBatches(completeAll)

/** Records how an attempt ended. False, changing nothing, if the lease ended and another process took over. */
export const completeAttempt = (claim: Claim, result: AttemptResult, endedAt: Date): Promise<boolean> =>
  completeTogether({ claim, result, endedAt })

/** Makes all mail that waits for its next attempt due now, for when the mail server is known to work. */
export const retryWaitingMailNow = (now: Date) =>
  EmailLog.update({ dueAt: now }, { where: { status: emailLogStatuses.QUEUED, dueAt: { [Op.gt]: now } } })
