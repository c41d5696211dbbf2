import { config } from "../../config.ts"
import { inTransaction } from "../../database/database.ts"
import { requireAdmin, type Viewer } from "../auth/viewer.ts"
import { deliverClaim } from "./deliverMail.ts"
import { createEmailLog } from "./email.service.ts"
import { emailAttemptOutcomes } from "./emailAttemptOutcome.ts"
import { queued } from "./emailLifecycle.ts"
import { testEmail } from "./emailTemplates.ts"
import { createMailSender } from "./mailSender.ts"
import { beginAttempt } from "./outbox.ts"

// Somebody sits before the screen and waits for the answer.
const patience = { connectionMs: 5_000, greetingMs: 5_000, silenceMs: 10_000, connections: 1 }
const limits = { sendMs: 15_000, leaseMs: 60_000 }

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

/** Admin. Sends a mail to the operator's address now, over a connection of its own, and tells what came of it. */
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
    const delivery = { sender, limits, now: () => new Date(), ending: new AbortController().signal }
    const { outcome, explanation, answer } = await deliverClaim(claim, delivery)
    return { isAccepted: outcome === emailAttemptOutcomes.ACCEPTED, explanation, answer }
  } finally {
    sender.close()
  }
}
