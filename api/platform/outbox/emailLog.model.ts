import { DataTypes } from "sequelize"
import type { EmailAttemptOutcome, EmailLogStatus } from "../../contract/mail/emailLog.ts"
import type { BounceKind } from "../../contract/mail/messages.ts"
import { column, type Row, rowId, table, timestamp } from "../database/reading/row.ts"
import { jsonText } from "../database/writing/jsonText.ts"

/** Also the outbox entry while the mail waits. */
export class EmailLog extends table("email_logs", {
  id: rowId,
  logType: column<string>(DataTypes.STRING),
  /** Id in the table of the `logType`'s lead kind; null if not about a lead. */
  leadId: column<number | null>(DataTypes.INTEGER),
  userId: column<number | null>(DataTypes.INTEGER),
  status: column<EmailLogStatus>(DataTypes.STRING),
  subject: column<string>(DataTypes.STRING(512)),
  recipient: column<string>(DataTypes.STRING(512)),
  replyTo: column<string | null>(DataTypes.STRING(320)),
  /** Only if a person wrote the mail. */
  fromName: column<string | null>(DataTypes.STRING),
  /** Message-IDs of earlier mails, oldest first, separated by spaces. */
  thread: column<string | null>(DataTypes.TEXT),
  /** Like `html` and `formData`, empty until the mail is claimed for sending (mailTexts.ts). */
  body: column<string>(DataTypes.TEXT),
  /** Null for plain-text mails of an early version. */
  html: column<string | null>(DataTypes.TEXT),
  formData: jsonText<Record<string, string>>("formData"),
  /** Reply promise given to the sender; null if the mail was rendered when queued. */
  promise: column<string | null>(DataTypes.TEXT),
  /** Stays the same on each attempt, so receivers can drop duplicates. */
  messageId: column<string>(DataTypes.STRING(320)),
  /** Only the holder of this token may record the result. */
  claimToken: column<string | null>(DataTypes.CHAR(36)),
  /** Queued: when to send. Sending: when the lease ends. Otherwise null. */
  dueAt: column<Date | null>(DataTypes.DATE(3)),
  /** Time of the last queueing; null unless the mail is waiting. */
  waitingSince: column<Date | null>(DataTypes.DATE(3)),
  attemptCount: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  sentAt: column<Date | null>(DataTypes.DATE(3)),
  deliveredAt: column<Date | null | undefined>(DataTypes.DATE(3)),
  bouncedAt: column<Date | null | undefined>(DataTypes.DATE(3)),
  bounceKind: column<BounceKind | null | undefined>(DataTypes.STRING),
  bounceReason: column<string | null | undefined>(DataTypes.TEXT),
  /** Canceled with its lead's deletion; restoring the lead queues it again. */
  canceledWithLead: column<boolean | null>(DataTypes.BOOLEAN),
  textsErasedAt: column<Date | null>(DataTypes.DATE(3)),
  searchText: column<string | null>(DataTypes.TEXT),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

export type EmailLogRow = Row<EmailLog>

/** No end, outcome or explanation while the attempt is in progress. */
export class EmailAttempt extends table("email_attempts", {
  id: rowId,
  emailLogId: column<number>(DataTypes.INTEGER),
  startedAt: column<Date>(DataTypes.DATE(3)),
  endedAt: column<Date | null>(DataTypes.DATE(3)),
  outcome: column<EmailAttemptOutcome | null>(DataTypes.STRING),
  explanation: column<string | null>(DataTypes.STRING(512)),
  answer: column<string | null>(DataTypes.TEXT),
}) {}
