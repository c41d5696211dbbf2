import type { Transaction } from "sequelize"
import { config } from "../../config.ts"
import type { ReplyPromise } from "../../contract/replyPromise.ts"
import type { LeadRow } from "../leads/leadKind.ts"
import { indexWords } from "../search/searchTerm.model.ts"
import { dashboardUrl } from "./dashboardUrl.ts"
import { type EmailStanding, logged, queued } from "./emailLifecycle.ts"
import { EmailLog } from "./emailLog.model.ts"
import { draftLeadEmail, type EmailDraft, type MailedDescription } from "./emailTemplates.ts"
import { tellMailQueued } from "./mailQueued.ts"
import { newMessageId } from "./messageId.ts"

// The kinds of leads import this file, so it must not import them.

/** Where the operator's mail goes while EMAIL_TO is not set and nothing is sent. */
const UNSET_RECIPIENT = "operator@example.com"

/** The operator's address as it is set now. */
export const operatorAddress = () => config.email.to ?? UNSET_RECIPIENT

/** Of `Leads <leads@example.com>` the address alone. */
const bareAddress = (address: string) => address.replace(/^.*<(.+)>$/, "$1")

/** Lets the log's search find a mail. */
export const makeFindable = ({ id, subject, recipient }: EmailLog, transaction: Transaction) =>
  indexWords("email_log", id, [subject, recipient], transaction)

/** Writes a mail to the log, in the transaction of what it is about. An answer to a receipt goes to the operator. */
export const createEmailLog = async (
  { recipient, replyTo, ...draft }: EmailDraft,
  { leadId, ...standing }: EmailStanding & { leadId: number | null },
  transaction: Transaction,
) => {
  const operator = operatorAddress()
  const addresses = recipient
    ? { recipient, replyTo: replyTo ?? bareAddress(operator) }
    : { recipient: operator, replyTo }
  const mail = { ...draft, ...standing, ...addresses, leadId, messageId: newMessageId() }
  const log = await EmailLog.create(mail, { transaction })
  await makeFindable(log, transaction)
  return log
}

/**
 * Writes a lead's mails to the outbox, in the lead's own transaction, so that neither exists without the other.
 * Without a mail server they are only logged. Those to the sender are written when EMAIL_RECEIPTS is on.
 */
export const queueLeadEmails =
  (kind: MailedDescription) =>
  async (lead: LeadRow, { text }: ReplyPromise, transaction: Transaction) => {
    const standing = config.email.smtp ? queued(new Date()) : logged()
    for (const email of kind.emails) {
      if (email.addressee === "sender" && !config.email.areReceiptsOn) continue
      const draft = draftLeadEmail(kind, email, lead, { promise: text, urlOf: dashboardUrl })
      await createEmailLog(draft, { ...standing, leadId: lead.id }, transaction)
    }
    transaction.afterCommit(tellMailQueued)
  }
