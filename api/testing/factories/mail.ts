import { emailAttemptOutcomes } from "../../contract/mail/emailLog.ts"
import { clock } from "../../platform/database/clock/clock.ts"
import { inTransaction } from "../../platform/database/connection/database.ts"
import type { Row } from "../../platform/database/reading/row.ts"
import { originOf, recordEvents } from "../../platform/events/recordEvents.ts"
import { searchTextOfEmail } from "../../platform/outbox/createEmailLog.ts"
import { loggedState } from "../../platform/outbox/emailLifecycle.ts"
import { EmailAttempt, EmailLog } from "../../platform/outbox/emailLog.model.ts"
import { markChanged } from "../../platform/search/searchIndex.ts"
import { leadEvent } from "../../rooms/leads/history/leadEvents.ts"
import type { LeadKey } from "../../rooms/leads/lead/leadKind.ts"
import { LeadMessage, type LeadMessageRow } from "../../rooms/leads/related/leadMessage.model.ts"
import { refreshed } from "./leadWork.ts"
import { visitor } from "./viewers.ts"

export type MailValues = Partial<Row<EmailLog>>

const mail = {
  ...loggedState(),
  logType: "driver_application",
  leadId: null,
  subject: "New driver application: Dana Driver",
  recipient: "ops@example.com",
  replyTo: "dana@example.com",
  body: "Dana Driver wants to drive.",
  html: "<!doctype html><p>Dana Driver wants to drive.</p>",
  formData: { name: "Dana Driver" },
  userId: null,
  fromName: null,
  thread: null,
}

let mailCount = 0

/** Adds mails to the log, the newest last. By default, a mail was not sent. */
export const addMails = (...mails: readonly MailValues[]) =>
  inTransaction(async (transaction) => {
    const rows = mails.map((values) => {
      mailCount += 1
      const row = { ...mail, messageId: `<mail-${mailCount}@example.com>`, createdAt: clock.date(), ...values }
      return { ...row, updatedAt: row.createdAt, searchText: searchTextOfEmail(row) }
    })
    const stored = await EmailLog.bulkCreate(rows, { transaction })
    await markChanged([{ kind: "email_log", ids: stored.map(({ id }) => id) }], transaction)
    return stored
  })

/** Adds attempts to send a mail; by default, the mail server accepted it. */
export const addAttempts = (emailLogId: number, ...attempts: readonly Partial<Row<EmailAttempt>>[]) => {
  const accepted = {
    emailLogId,
    outcome: emailAttemptOutcomes.ACCEPTED,
    explanation: "The mail server accepted the mail.",
    answer: "250 2.0.0 Ok: queued as 4bX",
  }
  return EmailAttempt.bulkCreate(
    attempts.map((values) => ({ ...accepted, startedAt: clock.date(), endedAt: clock.date(), ...values })),
  )
}

export const buildMessage = (
  lead: LeadKey | null,
  { createdAt = clock.date(), ...values }: Partial<LeadMessageRow>,
) => {
  mailCount += 1
  return {
    leadType: lead?.leadType ?? null,
    leadId: lead?.leadId ?? null,
    direction: "INCOMING" as const,
    kind: "LETTER" as const,
    matchedBy: lead ? ("TOKEN" as const) : null,
    emailLogId: null,
    fromName: "Dana Driver",
    fromAddress: "dana@example.com",
    subject: "Re: Your application to Farelight",
    text: "Yes, I am free on Friday.",
    quotedText: null,
    html: null,
    attachments: [],
    problem: null,
    messageId: `<message-${mailCount}@mail.example>`,
    sentAt: createdAt,
    createdAt,
    ...values,
  }
}

/** Received messages of a lead; without one, unmatched ones. */
export const addMessages = async (lead: LeadKey | null, ...messages: readonly Partial<LeadMessageRow>[]) => {
  const stored = await LeadMessage.bulkCreate(messages.map((values) => buildMessage(lead, values)))
  if (lead) {
    const origin = originOf(visitor())
    const received = stored.map(({ id, kind, matchedBy, createdAt }) => ({
      ...leadEvent("lead.message_received", lead, origin, { messageId: id, kind, matchedBy }),
      occurredAt: createdAt,
    }))
    await inTransaction((transaction) => recordEvents(received, transaction))
    await refreshed(lead)
  }
  return stored
}
