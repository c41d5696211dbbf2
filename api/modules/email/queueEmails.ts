import { randomUUID } from "node:crypto"
import type { Transaction } from "sequelize"
import { config } from "../../config.ts"
import { clock } from "../../database/clock.ts"
import { insertRows } from "../../database/insertRows.ts"
import type { StoredLead } from "../leads/leadKind.ts"
import { markChanged, searchTextOf } from "../search/searchIndex.ts"
import { type DeliveryState, logged, queued } from "./emailLifecycle.ts"
import { EmailLog } from "./emailLog.model.ts"
import { type EmailDraft, headOf, type MailedDescription, type MailHead } from "./emailTemplates.ts"
import { notifyMailQueued } from "./mailQueued.ts"

// The kinds of leads import this file, so it must not import them.

/** Where the operator's mail goes while EMAIL_TO is not set and nothing is sent. */
const UNSET_RECIPIENT = "operator@example.com"

/** The operator's address as it is set now. */
export const operatorAddress = () => config.email.to ?? UNSET_RECIPIENT

/** The address in `Leads <leads@example.com>`. */
const bareAddress = (address: string) => address.replace(/^.*<(.+)>$/, "$1")

// A domain that nobody owns, for mails that are only logged because no sender is configured.
const NO_DOMAIN = "farelight.invalid"

const newMessageId = () => {
  const domain = config.email.from?.match(/@([^@>\s]+)>?\s*$/)?.[1] ?? NO_DOMAIN
  return `<${randomUUID()}@${domain}>`
}

/** The text by which searches find a mail. */
export const searchTextOfEmail = ({ subject, recipient }: { subject: string; recipient: string }) =>
  searchTextOf([subject, recipient])

/** What the log stores of a mail's head. A reply to a receipt goes to the operator. */
const addressed = ({ recipient, replyTo, ...head }: MailHead) => {
  const operator = operatorAddress()
  const addresses = recipient
    ? { recipient, replyTo: replyTo ?? bareAddress(operator) }
    : { recipient: operator, replyTo }
  const searchText = searchTextOfEmail({ subject: head.subject, recipient: addresses.recipient })
  return { ...head, ...addresses, searchText, messageId: newMessageId() }
}

/** Writes a mail that is about no lead to the log. */
export const createEmailLog = async (
  { body, html, formData, userId, ...head }: EmailDraft & Pick<EmailLog, "userId">,
  state: DeliveryState,
  transaction: Transaction,
) => {
  const mail = { ...addressed(head), ...state, body, html, formData, userId, leadId: null }
  const log = await EmailLog.create(mail, { transaction })
  await markChanged([{ kind: "email_log", ids: [log.id] }], transaction)
  return log
}

const UNWRITTEN = { body: "", html: null, formData: {} }

/**
 * Puts the mails about leads into the outbox, in the leads' own transaction, so that neither exists without the other.
 * Without a mail server they are only logged. Those to the sender are written when EMAIL_RECEIPTS is on. Their text is
 * written when they are sent (mailTexts.ts). The caller makes them searchable.
 */
export const queueLeadEmails = async (
  kind: MailedDescription,
  stored: readonly StoredLead[],
  transaction: Transaction,
) => {
  const now = clock.wallTime()
  const state = config.email.smtp ? queued(clock.date()) : logged()
  const emails = kind.emails.filter(({ addressee }) => addressee === "operator" || config.email.areReceiptsOn)
  const rows = stored.flatMap(({ lead, promise: { text: promise } }) =>
    emails.map((email) => ({
      ...addressed(headOf(email, lead, promise)),
      ...state,
      ...UNWRITTEN,
      leadId: lead.id,
      promise,
      createdAt: now,
      updatedAt: now,
    })),
  )
  const ids = await insertRows(EmailLog, rows, transaction)
  transaction.afterCommit(notifyMailQueued)
  return { kind: "email_log", ids }
}
