import { DataTypes } from "sequelize"
import type { EmailAttemptOutcome, EmailLogStatus } from "../../contract/mail/emailLog.ts"
import type { BounceKind } from "../../contract/mail/messages.ts"
import { column, type Row, rowId, table, timestamp } from "../database/reading/row.ts"
import { jsonText } from "../database/writing/jsonText.ts"

/** While a mail waits, its log row is also its entry in the outbox. */
export class EmailLog extends table("email_logs", {
  id: rowId,
  logType: column<string>(DataTypes.STRING),
  /** An id in the table of the kind of lead that `logType` belongs to; null if the mail is not about a lead. */
  leadId: column<number | null>(DataTypes.INTEGER),
  userId: column<number | null>(DataTypes.INTEGER),
  status: column<EmailLogStatus>(DataTypes.STRING),
  subject: column<string>(DataTypes.STRING(512)),
  recipient: column<string>(DataTypes.STRING(512)),
  replyTo: column<string | null>(DataTypes.STRING(320)),
  /** Null unless a person wrote the mail. */
  fromName: column<string | null>(DataTypes.STRING),
  /** Message-IDs of earlier mails, oldest first, separated by spaces. */
  thread: column<string | null>(DataTypes.TEXT),
  /** Like `html` and `formData`, empty until the mail is claimed for sending, as it is rendered only then. */
  body: column<string>(DataTypes.TEXT),
  /** Null for plain-text mails of an early version. */
  html: column<string | null>(DataTypes.TEXT),
  formData: jsonText<Record<string, string>>("formData"),
  /** The reply promise that the sender was given; null if the mail was rendered when it was queued. */
  promise: column<string | null>(DataTypes.TEXT),
  /** The same on each attempt, so that receivers can drop duplicates. */
  messageId: column<string>(DataTypes.STRING(320)),
  /** Only the process with this token may store the result. */
  claimToken: column<string | null>(DataTypes.CHAR(36)),
  /** While queued, the time to send; while sending, the end of the lease; otherwise null. */
  dueAt: column<Date | null>(DataTypes.DATE(3)),
  /** Time of the last queueing; null unless the mail waits. */
  waitingSince: column<Date | null>(DataTypes.DATE(3)),
  attemptCount: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  sentAt: column<Date | null>(DataTypes.DATE(3)),
  deliveredAt: column<Date | null | undefined>(DataTypes.DATE(3)),
  bouncedAt: column<Date | null | undefined>(DataTypes.DATE(3)),
  bounceKind: column<BounceKind | null | undefined>(DataTypes.STRING),
  bounceReason: column<string | null | undefined>(DataTypes.TEXT),
  /** Canceled because its lead was deleted; restoring the lead queues the mail again. */
  canceledWithLead: column<boolean | null>(DataTypes.BOOLEAN),
  textsErasedAt: column<Date | null>(DataTypes.DATE(3)),
  searchText: column<string | null>(DataTypes.TEXT),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

export type EmailLogRow = Row<EmailLog>

/** The end, the outcome and the explanation are null while the attempt is in progress. */
export class EmailAttempt extends table("email_attempts", {
  id: rowId,
  emailLogId: column<number>(DataTypes.INTEGER),
  startedAt: column<Date>(DataTypes.DATE(3)),
  endedAt: column<Date | null>(DataTypes.DATE(3)),
  outcome: column<EmailAttemptOutcome | null>(DataTypes.STRING),
  explanation: column<string | null>(DataTypes.STRING(512)),
  answer: column<string | null>(DataTypes.TEXT),
}) {}
