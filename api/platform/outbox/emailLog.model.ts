import { DataTypes } from "sequelize"
import type { EmailAttemptOutcome, EmailLogStatus } from "../../contract/mail/emailLog.ts"
import type { BounceKind } from "../../contract/mail/messages.ts"
import { column, type Row, rowId, table, timestamp } from "../database/reading/row.ts"
import { jsonText } from "../database/writing/jsonText.ts"

/** A mail: the log entry and, while it waits, the outbox. */
export class EmailLog extends table("email_logs", {
  id: rowId,
  logType: column<string>(DataTypes.STRING),
  /** The lead that the mail is about, in the table that `logType` implies. Null for a mail about none. */
  leadId: column<number | null>(DataTypes.INTEGER),
  /** The account that the mail is about. Null for all other mails. */
  userId: column<number | null>(DataTypes.INTEGER),
  status: column<EmailLogStatus>(DataTypes.STRING),
  subject: column<string>(DataTypes.STRING(512)),
  recipient: column<string>(DataTypes.STRING(512)),
  replyTo: column<string | null>(DataTypes.STRING(320)),
  /** What the sender is called, where a person has written the mail and not the product. */
  fromName: column<string | null>(DataTypes.STRING),
  /** The Message-IDs of the mails that it follows, oldest first, with spaces between them. */
  thread: column<string | null>(DataTypes.TEXT),
  /** Empty, as are `html` and `formData`, until the mail is claimed for sending (mailTexts.ts). */
  body: column<string>(DataTypes.TEXT),
  /** Null in mails of an early version that wrote plain text only. */
  html: column<string | null>(DataTypes.TEXT),
  formData: jsonText<Record<string, string>>("formData"),
  /** Within what time the lead's sender was promised an answer. Null in mails that were written at once. */
  promise: column<string | null>(DataTypes.TEXT),
  /** The same however often the mail is sent, so that receivers can drop a duplicate. */
  messageId: column<string>(DataTypes.STRING(320)),
  /** Identifies the sender while the mail is being sent: only the holder of this token may record the result. */
  claimToken: column<string | null>(DataTypes.CHAR(36)),
  /** While queued, when to send it; while being sent, when the sender is considered dead; otherwise null. */
  dueAt: column<Date | null>(DataTypes.DATE(3)),
  /** When it was queued, for the first time or again. Null when it is not waiting to be sent. */
  waitingSince: column<Date | null>(DataTypes.DATE(3)),
  attemptCount: column<number>(DataTypes.INTEGER, { defaultValue: 0 }),
  sentAt: column<Date | null>(DataTypes.DATE(3)),
  deliveredAt: column<Date | null | undefined>(DataTypes.DATE(3)),
  bouncedAt: column<Date | null | undefined>(DataTypes.DATE(3)),
  bounceKind: column<BounceKind | null | undefined>(DataTypes.STRING),
  bounceReason: column<string | null | undefined>(DataTypes.TEXT),
  /** Whether it was canceled as its lead was deleted: it is queued again when that is restored. */
  canceledWithLead: column<boolean | null>(DataTypes.BOOLEAN),
  /** When its subject, addresses and texts were erased, as its time was over. */
  textsErasedAt: column<Date | null>(DataTypes.DATE(3)),
  /** By which searches find it; no interface shows it. */
  searchText: column<string | null>(DataTypes.TEXT),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

export type EmailLogRow = Row<EmailLog>

/** One attempt to send a mail. While it is in progress it has no end, outcome or explanation. */
export class EmailAttempt extends table("email_attempts", {
  id: rowId,
  emailLogId: column<number>(DataTypes.INTEGER),
  startedAt: column<Date>(DataTypes.DATE(3)),
  endedAt: column<Date | null>(DataTypes.DATE(3)),
  outcome: column<EmailAttemptOutcome | null>(DataTypes.STRING),
  explanation: column<string | null>(DataTypes.STRING(512)),
  answer: column<string | null>(DataTypes.TEXT),
}) {}
