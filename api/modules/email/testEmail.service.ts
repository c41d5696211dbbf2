import { config } from "../../config.ts"
import { inTransaction } from "../../database/database.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { deliverClaim } from "./deliverMail.ts"
import { emailAttemptOutcomes } from "./emailAttemptOutcome.ts"
import { queued } from "./emailLifecycle.ts"
import { testEmail } from "./emailTemplates.ts"
import { tellMailQueued } from "./mailQueued.ts"
import { createMailSender } from "./mailSender.ts"
import { beginAttempt, hurryWaitingMail } from "./outbox.ts"
import { createEmailLog } from "./queueEmails.ts"

// Somebody sits before the screen and waits for the answer.
const patience = { connectionMs: 5_000, greetingMs: 5_000, silenceMs: 10_000, connections: 1 }
const limits = { sendMs: 15_000, leaseMs: 60_000 }
const PATIENCE_MS = 30_000

/** How a test went. */
export interface TestEmailResult {
  isAccepted: boolean
  explanation: string
  answer: string | null
}

const NO_SERVER: TestEmailResult = {
  isAccepted: false,
  explanation: "No mail server is set. Set SMTP_URL, EMAIL_FROM and EMAIL_TO, and start Farelight again.",
  answer: null,
}

// The trouble is over, so that nothing need wait for its next try, which may be half an hour away.
const sendWaitingMail = async () => {
  await hurryWaitingMail(new Date())
  tellMailQueued()
}

/**
 * Admin. Sends a mail to the operator's address now, over a connection of its own, and tells what came of it. When the
 * mail server accepts it, all that waits is tried again at once.
 */
export const sendTestEmail = async (viewer: Viewer): Promise<TestEmailResult> => {
  requireAdmin(viewer)
  const { smtp, from } = config.email
  if (!smtp || !from) return NO_SERVER
  const now = new Date()
  const claim = await inTransaction(async (transaction) => {
    const log = await createEmailLog(testEmail(), { ...queued(now), leadId: null }, transaction)
    return beginAttempt(log, now, limits.leaseMs, transaction)
  })
  const sender = createMailSender({ smtp, from, limits: patience })
  try {
    const delivery = { sender, limits, now: () => new Date(), ending: AbortSignal.timeout(PATIENCE_MS) }
    const { outcome, explanation, answer } = await deliverClaim(claim, delivery)
    const isAccepted = outcome === emailAttemptOutcomes.ACCEPTED
    if (isAccepted) await sendWaitingMail()
    return { isAccepted, explanation, answer }
  } finally {
    sender.close()
  }
}
