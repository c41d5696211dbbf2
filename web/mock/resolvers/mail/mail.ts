import { ConflictError, NotFoundError } from "@farelight/api/contract/api/errors.ts"
import { itemResults } from "@farelight/api/contract/api/itemResults.ts"
import { refusals } from "@farelight/api/contract/api/refusals.ts"
import { emailAttemptOutcomes, emailLogStatuses, emailLogTypes } from "@farelight/api/contract/mail/emailLog.ts"
import type { EmailDraft } from "@farelight/api/platform/outbox/emailDraft.ts"
import {
  afterAttempt,
  canBeCancelled,
  canBeResent,
  cancelled,
  logged,
  queued,
  resendRefusal,
} from "@farelight/api/platform/outbox/emailLifecycle.ts"
import { testEmail } from "@farelight/api/rooms/mail/log/mailPreview.ts"
import { existing } from "../../data/lists.ts"
import { type EmailLogRow, nextId, type Store } from "../../data/store.ts"

export const OPERATOR = "ops@example.com"

const accepted = {
  outcome: emailAttemptOutcomes.ACCEPTED,
  explanation: "The mail server accepted the mail.",
  answer: "250 2.0.0 Ok: queued as 4bXk2y1zQn",
}

/** Sends an email, which the mail server always accepts at once. */
const deliver = (store: Store, log: EmailLogRow) => {
  const now = new Date()
  const ids = { id: nextId(store.emailAttempts), emailLogId: log.id }
  store.emailAttempts.push({ ...ids, startedAt: now, endedAt: now, ...accepted })
  Object.assign(log, { attemptCount: log.attemptCount + 1 })
  return Object.assign(log, afterAttempt(log, accepted.outcome, now))
}

/** Adds an email to the log, and sends it if a mail server is set. */
export const writeEmail = (
  store: Store,
  { recipient, ...draft }: EmailDraft & Partial<Pick<EmailLogRow, "fromName" | "messageId">>,
  leadId: number | null,
) => {
  const now = new Date()
  const log: EmailLogRow = {
    fromName: null,
    thread: null,
    messageId: `<${crypto.randomUUID()}@example.com>`,
    ...draft,
    ...(store.isMailConfigured ? queued(now) : logged()),
    id: nextId(store.emailLogs),
    recipient: recipient ?? OPERATOR,
    leadId,
    userId: null,
    canceledWithLead: null,
    textsErasedAt: null,
    promise: null,
    createdAt: now,
    updatedAt: now,
  }
  store.emailLogs.push(log)
  return store.isMailConfigured ? deliver(store, log) : log
}

const requireMailServer = ({ isMailConfigured }: Store) => {
  if (!isMailConfigured) throw new ConflictError(refusals.noMailServer)
}

const sendAgain = (store: Store, log: EmailLogRow) => deliver(store, Object.assign(log, queued(new Date())))

/** Sends an email again. */
export const resend = (store: Store, id: string) => {
  const log = existing(store.emailLogs, id, "mail")
  requireMailServer(store)
  if (!canBeResent(log)) throw new ConflictError(refusals.sendingMail)
  return sendAgain(store, log)
}

/** Sends several emails again. */
export const resendMany = (store: Store, ids: readonly string[]) => {
  requireMailServer(store)
  const judged = store.emailLogs
    .filter(({ id }) => ids.includes(String(id)))
    .map((emailLog) => ({ emailLog, reason: resendRefusal(emailLog, new Date()) }))
  const reasons = new Map(judged.map(({ emailLog, reason }) => [String(emailLog.id), reason]))
  const errorOf = (id: string) => {
    const reason = reasons.get(id)
    return reason === undefined ? new NotFoundError("mail", id) : reason && new ConflictError(reason)
  }
  return {
    results: itemResults(ids, (id) => errorOf(id) || null),
    resent: judged.filter(({ reason }) => reason === null).map(({ emailLog }) => sendAgain(store, emailLog)),
    refused: judged.flatMap(({ emailLog, reason }) => (reason === null ? [] : [{ emailLog, reason }])),
    notFoundIds: ids.filter((id) => !reasons.has(id)),
  }
}

const isGivenUp = ({ status, logType }: EmailLogRow) =>
  status === emailLogStatuses.FAILED && logType !== emailLogTypes.TEST

/** Sends all emails again that were given up. */
export const resendFailed = (store: Store) => {
  requireMailServer(store)
  return store.emailLogs.filter(isGivenUp).map((log) => sendAgain(store, log)).length
}

/** Cancels a waiting email, or dismisses a failed one. */
export const cancel = (store: Store, id: string) => {
  const log = existing(store.emailLogs, id, "mail")
  if (!canBeCancelled(log)) throw new ConflictError(`This mail is not waiting and did not fail: it is ${log.status}.`)
  return Object.assign(log, cancelled())
}

/** Sends an email to the operator's address. */
export const sendTest = (store: Store) => {
  if (!store.isMailConfigured) return { isAccepted: false, explanation: refusals.noMailServerToTest, answer: null }
  writeEmail(store, testEmail(), null)
  const { explanation, answer } = accepted
  return { isAccepted: true, explanation, answer }
}

/** The state of outgoing mail. */
export const mailState = ({ isMailConfigured, emailLogs, emailAttempts }: Store) => {
  const waiting = emailLogs.flatMap(({ waitingSince }) => waitingSince ?? [])
  const last = emailAttempts.findLast(({ outcome }) => outcome !== null)
  return {
    isConfigured: isMailConfigured,
    waitingCount: waiting.length,
    oldestWaitingSince: waiting.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
    failedCount: emailLogs.filter(isGivenUp).length,
    problem: last && last.outcome !== emailAttemptOutcomes.ACCEPTED ? last : null,
  }
}
