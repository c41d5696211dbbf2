import { randomUUID } from "node:crypto"
import type { Transaction } from "sequelize"
import { config } from "../../config.ts"
import type { ReplyPromise } from "../../contract/replyPromise.ts"
import type { LeadRow } from "../leads/leadKind.ts"
import { markChanged, searchTextOf } from "../search/searchIndex.ts"
import { dashboardUrl } from "./dashboardUrl.ts"
import { type DeliveryState, logged, queued } from "./emailLifecycle.ts"
import { EmailLog } from "./emailLog.model.ts"
import { draftLeadEmail, type EmailDraft, type MailedDescription } from "./emailTemplates.ts"
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

/** Writes a mail to the log, in the transaction of what it reports. A reply to a receipt goes to the operator. */
export const createEmailLog = async (
  { recipient, replyTo, ...draft }: EmailDraft,
  { leadId, ...state }: DeliveryState & { leadId: number | null },
  transaction: Transaction,
) => {
  const operator = operatorAddress()
  const addresses = recipient
    ? { recipient, replyTo: replyTo ?? bareAddress(operator) }
    : { recipient: operator, replyTo }
  const mail = { ...draft, ...state, ...addresses, leadId, messageId: newMessageId() }
  const log = await EmailLog.create({ ...mail, searchText: searchTextOfEmail(mail) }, { transaction })
  await markChanged("email_log", [log.id], transaction)
  return log
}

/**
 * Writes a lead's mails to the outbox, in the lead's own transaction, so that neither exists without the other.
 * Without a mail server they are only logged. Those to the sender are written when EMAIL_RECEIPTS is on.
 */
export const queueLeadEmails = async (
  kind: MailedDescription,
  lead: LeadRow,
  { text }: ReplyPromise,
  transaction: Transaction,
) => {
  const state = config.email.smtp ? queued(new Date()) : logged()
  for (const email of kind.emails) {
    if (email.addressee === "sender" && !config.email.areReceiptsOn) continue
    const draft = draftLeadEmail(kind, email, lead, { promise: text, urlOf: dashboardUrl })
    await createEmailLog(draft, { ...state, leadId: lead.id }, transaction)
  }
  transaction.afterCommit(notifyMailQueued)
}
