import type { Transaction } from "sequelize"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { insertRows } from "../../../platform/database/writing/insertRows.ts"
import { withAddresses } from "../../../platform/outbox/createEmailLog.ts"
import { loggedState, queuedState } from "../../../platform/outbox/emailLifecycle.ts"
import { EmailLog } from "../../../platform/outbox/emailLog.model.ts"
import { notifyMailQueued } from "../../../platform/outbox/mailQueued.ts"
import type { StoredLead } from "../lead/leadKind.ts"
import { headOf, type MailedDescription } from "./emailTemplates.ts"

// The kinds of leads import this file, so it must not import them.

const UNWRITTEN = { body: "", html: null, formData: {} }

export const queueLeadEmails = async (
  kind: MailedDescription,
  stored: readonly StoredLead[],
  transaction: Transaction,
) => {
  const now = clock.wallTime()
  const state = config.email.smtp ? queuedState(clock.date()) : loggedState()
  const rows = stored.flatMap(({ lead, promise: { text: promise, sections }, isReceiptDue, byHand }) => {
    const emails = kind.emails.filter(({ addressee }) => (addressee === "operator" ? !byHand : isReceiptDue))
    return emails.map((email) => ({
      ...withAddresses(headOf(kind, email, lead, { promise, sections })),
      ...state,
      ...UNWRITTEN,
      leadId: lead.id,
      promise,
      createdAt: now,
      updatedAt: now,
    }))
  })
  const ids = await insertRows(EmailLog, rows, transaction)
  transaction.afterCommit(notifyMailQueued)
  return { kind: "email_log", ids }
}
