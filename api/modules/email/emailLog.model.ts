import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import type { EmailLogStatus } from "../../contract/emailLogStatus.ts"
import { jsonText } from "../../database/jsonText.ts"

/** A mail: the log entry and, while it waits, the outbox. */
export class EmailLog extends Model<InferAttributes<EmailLog>, InferCreationAttributes<EmailLog>> {
  declare id: CreationOptional<number>
  declare logType: string
  /** The lead that the mail is about; `logType` tells in which table. A test mail is about none. */
  declare leadId: number | null
  declare status: EmailLogStatus
  declare subject: string
  declare recipient: string
  declare replyTo: string | null
  declare body: string
  /** Null in mails of a version that wrote plain text alone. */
  declare html: string | null
  declare formData: Record<string, string>
  /** The same however often the mail is sent, so that receivers can drop a repeat. */
  declare messageId: string
  /** Whoever sends the mail right now: only the holder of this token may say what became of it. */
  declare claimToken: CreationOptional<string | null>
  /** While queued, when to send it; while being sent, when the sender is given up; otherwise null. */
  declare dueAt: Date | null
  /** When it was queued, for the first time or again. Null when it does not wait to be sent. */
  declare waitingSince: Date | null
  /** How often it was tried since then. */
  declare attemptCount: CreationOptional<number>
  /** When the mail server accepted it. */
  declare sentAt: CreationOptional<Date | null>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export const defineEmailLog = (sequelize: Sequelize) =>
  EmailLog.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      logType: DataTypes.STRING,
      leadId: DataTypes.INTEGER,
      status: DataTypes.STRING,
      subject: DataTypes.STRING(512),
      recipient: DataTypes.STRING(512),
      replyTo: DataTypes.STRING(320),
      body: DataTypes.TEXT,
      html: DataTypes.TEXT,
      formData: jsonText("formData"),
      messageId: DataTypes.STRING(320),
      claimToken: DataTypes.CHAR(36),
      dueAt: DataTypes.DATE(3),
      waitingSince: DataTypes.DATE(3),
      attemptCount: { type: DataTypes.INTEGER, defaultValue: 0 },
      sentAt: DataTypes.DATE(3),
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "email_logs" },
  )
