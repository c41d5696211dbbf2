import { Op } from "sequelize"
import { refusals } from "../../../contract/api/refusals.ts"
import { emailAttemptOutcomes, emailLogTypes } from "../../../contract/mail/emailLog.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { createEmailLog } from "../../../platform/outbox/createEmailLog.ts"
import { queuedState } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailAttempt, EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { mailSubject } from "../../../platform/outbox/mailContent.ts"
import { notifyMailQueued } from "../../../platform/outbox/mailQueued.ts"
import { requirePermission, type Viewer } from "../../../platform/viewer/viewer.ts"
import { deliverClaim } from "../delivery/deliverMail.ts"
import { createMailSender } from "../delivery/mailSender.ts"
import { beginAttempt, retryWaitingMailNow } from "../delivery/outbox.ts"
import { type OutboxState, readOutboxState } from "../delivery/outboxState.ts"
import { canReadMailAbout, previewEmail, readableBy } from "./email.service.ts"

const { ACCEPTED, REFUSED } = emailAttemptOutcomes

// Enough to see that other mails leave while one waits.
const RECENT = 5

/** The server's response may contain an account's address, which only some viewers may see. */
const findProblem = async (viewer: Viewer) => {
  const where = { outcome: { [Op.ne]: null } }
  const [last, ...before] = await EmailAttempt.findAll({ where, order: [["id", "DESC"]], limit: RECENT })
  if (!last || last.outcome === ACCEPTED) return null
  const log = await EmailLog.findByPk(last.emailLogId, { attributes: ["userId", "waitingSince"] })
  if (log && !canReadMailAbout(viewer, log)) last.answer = null
  const since = log?.waitingSince
  const othersLeave = since && before.some(({ outcome, startedAt }) => outcome === ACCEPTED && startedAt > since)
  return othersLeave && last.outcome !== REFUSED ? null : last
}

export interface MailState extends OutboxState {
  isConfigured: boolean
  problem: EmailAttempt | null
}

export const readMailState = async (viewer: Viewer): Promise<MailState> => {
  requirePermission(viewer, "mail:read")
  const [outbox, problem] = await Promise.all([readOutboxState(readableBy(viewer)), findProblem(viewer)])
  return { ...outbox, isConfigured: config.email.smtp !== null, problem }
}

// Short, as a user waits for the result.
const testSenderLimits = { connectionMs: 5_000, greetingMs: 5_000, silenceMs: 10_000, connections: 1 }
const TEST_SEND_MS = 15_000
const TEST_LIMIT_MS = 30_000

export interface TestEmailResult {
  isAccepted: boolean
  explanation: string
  answer: string | null
}

const NO_SERVER: TestEmailResult = {
  isAccepted: false,
  explanation: refusals.noMailServerToTest,
  answer: null,
}

/** Uses a connection of its own, so that the result is about this mail. After a success, waiting mails are retried. */
export const sendTestEmail = async (viewer: Viewer, input: object = {}): Promise<TestEmailResult> => {
  requirePermission(viewer, "mail:write")
  const { logType, subject, ...text } = await previewEmail(viewer, { type: emailLogTypes.TEST, ...input })
  const head = { logType: emailLogTypes.TEST, recipient: null, replyTo: null }
  const draft = {
    ...text,
    ...head,
    subject: logType === emailLogTypes.TEST ? subject : mailSubject(`Test: ${subject}`),
  }
  const { smtp, from } = config.email
  if (!smtp || !from) return NO_SERVER
  const now = clock.date()
  const claim = await inTransaction(async (transaction) => {
    const log = await createEmailLog(draft, queuedState(now), transaction)
    const origin = originOf(viewer)
    await recordEvents([{ type: "mail.tested", subjectId: log.id, origin }], transaction)
    // Its text is stored already, so no content is needed.
    return beginAttempt(log, now, transaction, [])
  })
  const sender = createMailSender({ smtp, from, limits: testSenderLimits })
  try {
    const ending = AbortSignal.timeout(TEST_LIMIT_MS)
    const delivery = { sender, sendMs: TEST_SEND_MS, now: clock.date, ending }
    const { outcome, explanation, answer } = await deliverClaim(claim, delivery)
    const isAccepted = outcome === ACCEPTED
    if (isAccepted) {
      await retryWaitingMailNow(clock.date())
      notifyMailQueued()
    }
    return { isAccepted, explanation, answer }
  } finally {
    sender.close()
  }
}
