import { randomUUID } from "node:crypto"
import { type FindOptions, Op, type Transaction } from "sequelize"
import { emailLogStatuses, emailLogTypes } from "../../../contract/mail/emailLog.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { updateRows } from "../../../platform/database/writing/updateRows.ts"
import { claimIsolation, claimLock, findDueRows } from "../../../platform/jobs/dueRows.ts"
import { claimEnd, type RowClaim } from "../../../platform/jobs/heartbeat.ts"
import { claimedRow } from "../../../platform/jobs/rowStates.ts"
import { afterAttempt, LONGEST_RETRY_MS } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import type { MailedLink } from "../../../platform/text/unstoredToken.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { leadOfSender } from "../../leads/mails/emailTemplates.ts"
import { findHold, type Hold } from "../bounces/hold.ts"
import { returnPathOf } from "../bounces/returnPath.ts"
import { replyAddressOf } from "../replies/replyAddress.ts"
import { type AttemptResult, interrupted } from "./explainAttempt.ts"
import { linkToMail } from "./mailedLink.ts"
import { withoutTrashed } from "./mailsOfTrashed.ts"
import { isWritten, textsOf } from "./mailTexts.ts"

/** A mail that only this process may send until the lease ends, and the attempt that it has begun. */
export interface Claim extends RowClaim {
  log: EmailLog
  attempt: EmailAttempt
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
export const beginAttempt = async (log: EmailLog, now: Date, transaction: Transaction): Promise<Claim> => {
  const token = randomUUID()
  const text = isWritten(log) ? {} : (await textsOf([log], transaction))[0]
  const endsAt = claimEnd(now)
  const claim = claimedRow(log, { token, endsAt })
  const lead = leadOfSender(leadKinds, log)
  const hold = lead && (await findHold(log.recipient, transaction))
  const replyTo = lead && !hold ? await replyAddressOf(lead, transaction) : null
  await log.update({ ...claim, ...text, ...(replyTo && { replyTo }), ...(!hold && unreported) }, { transaction })
  const attempt = await EmailAttempt.create({ emailLogId: log.id, startedAt: now }, { transaction })
  const link = await linkToMail(log, now, transaction)
  return { key: log.id, token, endsAt, log, attempt, link, hold, returnPath: await returnPathOf(log.id, transaction) }
}

/** Claims the mails due the longest, committed before anything is sent. */
export const claimDueMails = (now: Date, most: number): Promise<Claim[]> =>
  inTransaction(
    async (transaction) => {
      for (;;) {
        const due = await findDue(now, most, claimLock(transaction))
        for (const log of due)
          if (log.status === emailLogStatuses.SENDING) await endInterruptedAttempts(log, now, transaction)
        const wanted = await withoutTrashed(due, transaction)
        // What was canceled just now is not due any more; something behind it may be.
        if (wanted.length === 0 && due.length > 0) continue
        const claims: Claim[] = []
        for (const log of wanted) claims.push(await beginAttempt(log, now, transaction))
        return claims
      }
    },
    { isolationLevel: claimIsolation },
  )

/** Records how an attempt ended. False, changing nothing, if the lease ended and another process took over. */
export const completeAttempt = (claim: Claim, result: AttemptResult, endedAt: Date): Promise<boolean> =>
  inTransaction(
    async (transaction) => {
      const { log, attempt, token } = claim
      const held = await EmailLog.findByPk(log.id, { attributes: ["claimToken"], transaction, lock: true })
      if (held?.claimToken !== token) return false
      await updateRows(EmailLog, [{ id: log.id, ...afterAttempt(log, result.outcome, endedAt) }], transaction)
      await updateRows(EmailAttempt, [{ id: attempt.id, ...endingOf(result, endedAt) }], transaction)
      return true
    },
    { isolationLevel: claimIsolation },
  )

/** Makes all mail that waits for its next attempt due now, for when the mail server is known to work. */
export const retryWaitingMailNow = (now: Date) =>
  EmailLog.update({ dueAt: now }, { where: { status: emailLogStatuses.QUEUED, dueAt: { [Op.gt]: now } } })
