import { randomUUID } from "node:crypto"
import { type FindOptions, Op, type Transaction } from "sequelize"
import type { StoredSection } from "../../../contract/content/pageContent.ts"
import { emailLogStatuses, emailLogTypes } from "../../../contract/mail/emailLog.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { updateRows } from "../../../platform/database/writing/updateRows.ts"
import { claimIsolation, claimLock, findDueRows } from "../../../platform/jobs/dueRows.ts"
import { claimEnd, type RowClaim } from "../../../platform/jobs/heartbeat.ts"
import { claimedRow } from "../../../platform/jobs/rowStates.ts"
import { afterAttempt, LONGEST_RETRY_MS } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import type { MailedLink } from "../../../platform/text/unstoredToken.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { leadOfSender } from "../../leads/mails/emailTemplates.ts"
import { returnPathOf } from "../bounces/returnPath.ts"
import { findSuppression, type Suppression } from "../bounces/suppressionList.ts"
import { replyAddressOf } from "../replies/replyAddress.ts"
import { type AttemptResult, interrupted } from "./explainAttempt.ts"
import { linkToMail } from "./mailedLink.ts"
import { withoutTrashed } from "./mailsOfTrashed.ts"
import { isWritten, textsOf } from "./mailTexts.ts"

/** Only this process may send the mail until the lease ends. */
export interface Claim extends RowClaim {
  log: EmailLog
  attempt: EmailAttempt
  link: MailedLink
  returnPath: string | null
  hold: Suppression | null
}

// During a rollout, a later version may queue types that this one cannot render, so it leaves them alone.
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

// A resent mail gets new delivery reports, so earlier ones are cleared.
const unreported = { deliveredAt: null, bouncedAt: null, bounceKind: null, bounceReason: null }

/** Texts are rendered here, as rendering them when queued would delay submissions. */
export const beginAttempt = async (
  log: EmailLog,
  now: Date,
  transaction: Transaction,
  sections: readonly StoredSection[],
): Promise<Claim> => {
  const token = randomUUID()
  const text = isWritten(log) ? {} : (await textsOf([log], { transaction, sections }))[0]
  const endsAt = claimEnd(now)
  const claim = claimedRow(log, { token, endsAt })
  const lead = leadOfSender(leadKinds, log)
  const hold = lead && (await findSuppression(log.recipient, transaction))
  const replyTo = lead && !hold ? await replyAddressOf(lead, transaction) : null
  await log.update({ ...claim, ...text, ...(replyTo && { replyTo }), ...(!hold && unreported) }, { transaction })
  const attempt = await EmailAttempt.create({ emailLogId: log.id, startedAt: now }, { transaction })
  const link = await linkToMail(log, now, transaction)
  return { key: log.id, token, endsAt, log, attempt, link, hold, returnPath: await returnPathOf(log.id, transaction) }
}

/** Claims are committed before sending, so that no other process sends the same mail. */
export const claimDueMails = async (now: Date, most: number): Promise<Claim[]> => {
  // Read before the transaction, which holds SQLite's only connection.
  const { sections } = await publishedContent()
  return inTransaction(
    async (transaction) => {
      for (;;) {
        const due = await findDue(now, most, claimLock(transaction))
        for (const log of due)
          if (log.status === emailLogStatuses.SENDING) await endInterruptedAttempts(log, now, transaction)
        const wanted = await withoutTrashed(due, transaction)
        // All due mails were just canceled. More may be due, so search again.
        if (wanted.length === 0 && due.length > 0) continue
        const claims: Claim[] = []
        for (const log of wanted) claims.push(await beginAttempt(log, now, transaction, sections))
        return claims
      }
    },
    { isolationLevel: claimIsolation },
  )
}

/** False if another process took over the mail: only that process may record a result. */
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

export const retryWaitingMailNow = (now: Date) =>
  EmailLog.update({ dueAt: now }, { where: { status: emailLogStatuses.QUEUED, dueAt: { [Op.gt]: now } } })
