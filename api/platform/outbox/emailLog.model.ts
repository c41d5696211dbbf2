import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import type { EmailAttemptOutcome, EmailLogStatus } from "../../contract/mail/emailLog.ts"
import type { BounceKind } from "../../contract/mail/messages.ts"
import { type Row, StoredRow } from "../database/reading/row.ts"
import { jsonText } from "../database/writing/jsonText.ts"

/** A mail: the log entry and, while it waits, the outbox. */
export class EmailLog extends StoredRow<EmailLog> {
  declare id: CreationOptional<number>
  declare logType: string
  /** The lead that the mail is about, in the table that `logType` implies. Null for a mail about none. */
  declare leadId: number | null
  /** The account that the mail is about. Null for all other mails. */
  declare userId: CreationOptional<number | null>
  declare status: EmailLogStatus
  declare subject: string
  declare recipient: string
  declare replyTo: string | null
  /** What the sender is called, where a person has written the mail and not the product. */
  declare fromName: CreationOptional<string | null>
  /** The Message-IDs of the mails that it follows, oldest first, with spaces between them. */
  declare thread: CreationOptional<string | null>
  /** Empty, as are `html` and `formData`, until the mail is claimed for sending (mailTexts.ts). */
  declare body: string
  /** Null in mails of an early version that wrote plain text only. */
  declare html: string | null
  declare formData: Record<string, string>
  /** Within what time the lead's sender was promised an answer. Null in mails that were written at once. */
  declare promise: CreationOptional<string | null>
  /** The same however often the mail is sent, so that receivers can drop a duplicate. */
  declare messageId: string
  /** Identifies the sender while the mail is being sent: only the holder of this token may record the result. */
  declare claimToken: CreationOptional<string | null>
  /** While queued, when to send it; while being sent, when the sender is considered dead; otherwise null. */
  declare dueAt: Date | null
  /** When it was queued, for the first time or again. Null when it is not waiting to be sent. */
  declare waitingSince: Date | null
  /** How many attempts were made since then. */
  declare attemptCount: CreationOptional<number>
  declare sentAt: CreationOptional<Date | null>
  /** When the recipient's server said that it has it. */
  declare deliveredAt?: Date | null
  /** When it came back, and whether for good. */
  declare bouncedAt?: Date | null
  declare bounceKind?: BounceKind | null
  /** Why it came back, in plain words. */
  declare bounceReason?: string | null
  /** Whether it was canceled as its lead was deleted: it is queued again when that is restored. */
  declare canceledWithLead: CreationOptional<boolean | null>
  /** When its subject, addresses and texts were erased, as its time was over. */
  declare textsErasedAt: CreationOptional<Date | null>
  /** By which searches find it; no interface shows it. */
  declare searchText: CreationOptional<string | null>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export type EmailLogRow = Row<EmailLog>

export const defineEmailLog = (sequelize: Sequelize) =>
  EmailLog.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      logType: DataTypes.STRING,
      leadId: DataTypes.INTEGER,
      userId: DataTypes.INTEGER,
      status: DataTypes.STRING,
      subject: DataTypes.STRING(512),
      recipient: DataTypes.STRING(512),
      replyTo: DataTypes.STRING(320),
      fromName: DataTypes.STRING,
      thread: DataTypes.TEXT,
      body: DataTypes.TEXT,
      html: DataTypes.TEXT,
      formData: jsonText("formData"),
      promise: DataTypes.TEXT,
      messageId: DataTypes.STRING(320),
      claimToken: DataTypes.CHAR(36),
      dueAt: DataTypes.DATE(3),
      waitingSince: DataTypes.DATE(3),
      attemptCount: { type: DataTypes.INTEGER, defaultValue: 0 },
      sentAt: DataTypes.DATE(3),
      deliveredAt: DataTypes.DATE(3),
      bouncedAt: DataTypes.DATE(3),
      bounceKind: DataTypes.STRING,
      bounceReason: DataTypes.TEXT,
      canceledWithLead: DataTypes.BOOLEAN,
      textsErasedAt: DataTypes.DATE(3),
      searchText: DataTypes.TEXT,
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "email_logs" },
  )

/** One attempt to send a mail. While it is in progress it has no end, outcome or explanation. */
export class EmailAttempt extends StoredRow<EmailAttempt> {
  declare id: CreationOptional<number>
  declare emailLogId: number
  declare startedAt: Date
  declare endedAt: CreationOptional<Date | null>
  declare outcome: CreationOptional<EmailAttemptOutcome | null>
  declare explanation: CreationOptional<string | null>
  /** What the mail server or the network said, word for word. */
  declare answer: CreationOptional<string | null>
}

export const defineEmailAttempt = (sequelize: Sequelize) =>
  EmailAttempt.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      emailLogId: DataTypes.INTEGER,
      startedAt: DataTypes.DATE(3),
      endedAt: DataTypes.DATE(3),
      outcome: DataTypes.STRING,
      explanation: DataTypes.STRING(512),
      answer: DataTypes.TEXT,
    },
    { sequelize, tableName: "email_attempts", timestamps: false },
  )
