import { randomUUID } from "node:crypto"
import type { Transaction } from "sequelize"
import { config } from "../config/config.ts"
import { clock } from "../database/clock/clock.ts"
import { insertRows } from "../database/writing/insertRows.ts"
import { markChanged, searchTextOf } from "../search/searchIndex.ts"
import { bareAddress } from "./bareAddress.ts"
import type { EmailDraft, MailHead } from "./emailDraft.ts"
import type { DeliveryState } from "./emailLifecycle.ts"
import { EmailLog } from "./emailLog.model.ts"

/** The log needs a recipient even if EMAIL_TO is not set, although nothing is sent then. */
const UNSET_RECIPIENT = "operator@example.com"

export const operatorAddress = () => config.email.to ?? UNSET_RECIPIENT

// Used if no sender is configured. `.invalid` is reserved, so the id is never that of a real host.
const NO_DOMAIN = "farelight.invalid"

export const messageIdOf = (id: string) => {
  const domain = config.email.from?.match(/@([^@>\s]+)>?\s*$/)?.[1] ?? NO_DOMAIN
  return `<${id}@${domain}>`
}

export const searchTextOfEmail = ({ subject, recipient }: { subject: string; recipient: string }) =>
  searchTextOf([subject, recipient])

/** Perhaps nobody reads the mailbox of the sender's address, so replies to a receipt go to the operator. */
export const withAddresses = ({ recipient, replyTo, ...head }: MailHead) => {
  const operator = operatorAddress()
  const addresses = recipient
    ? { recipient, replyTo: replyTo ?? bareAddress(operator) }
    : { recipient: operator, replyTo }
  const searchText = searchTextOfEmail({ subject: head.subject, recipient: addresses.recipient })
  return { ...head, ...addresses, searchText, messageId: messageIdOf(randomUUID()) }
}

type Particulars = Partial<Pick<EmailLog, "userId" | "leadId" | "fromName" | "thread" | "messageId">>

const none = { userId: null, leadId: null, fromName: null, thread: null }

export const createEmailLog = async (
  { logType, subject, recipient, replyTo, ...written }: EmailDraft & Particulars,
  state: DeliveryState,
  transaction: Transaction,
) => {
  const head = withAddresses({ logType, subject, recipient, replyTo })
  const log = await EmailLog.create({ ...none, ...head, ...state, ...written }, { transaction })
  await markChanged([{ kind: "email_log", ids: [log.id] }], transaction)
  return log
}

export const createEmailLogs = async (
  drafts: readonly (EmailDraft & Particulars)[],
  state: DeliveryState,
  transaction: Transaction,
) => {
  const now = clock.wallTime()
  const rows = drafts.map(({ logType, subject, recipient, replyTo, ...written }) => {
    const head = withAddresses({ logType, subject, recipient, replyTo })
    return { ...none, ...head, ...state, ...written, createdAt: now, updatedAt: now }
  })
  const ids = await insertRows(EmailLog, rows, transaction)
  await markChanged([{ kind: "email_log", ids }], transaction)
}
