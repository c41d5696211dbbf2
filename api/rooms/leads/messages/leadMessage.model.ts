import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import type { MessageDirection, MessageKind, MessageMatch, StoredAttachment } from "../../../contract/mail/messages.ts"
import { type Row, StoredRow } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

/** A message between a lead's sender and the team. One that went out has its texts in the mail log. */
export class LeadMessage extends StoredRow<LeadMessage> {
  declare id: CreationOptional<number>
  /** Null, as is `leadId`, while nobody knows whose lead it is about. */
  declare leadType: string | null
  declare leadId: number | null
  declare direction: MessageDirection
  declare kind: MessageKind
  /** Null for what went out, and for what found no lead. */
  declare matchedBy: MessageMatch | null
  declare emailLogId: number | null
  declare fromName: string | null
  declare fromAddress: string | null
  declare subject: string
  /** What its writer has added, as plain text. */
  declare text: string
  /** The mails below that it answers. */
  declare quotedText: string | null
  /** Safe to show in a frame without scripts; null without HTML. */
  declare html: string | null
  declare attachments: readonly StoredAttachment[]
  /** What could not be read of it, in plain words. */
  declare problem: string | null
  declare messageId: string | null
  /** As its own head says. */
  declare sentAt: Date | null
  declare createdAt: Date
}

export type LeadMessageRow = Row<LeadMessage>

/** A plus address that names a lead by a random token. */
export class LeadAddress extends StoredRow<LeadAddress> {
  declare token: string
  declare leadType: string
  declare leadId: number
  declare createdAt: Date
  declare revokedAt: CreationOptional<Date | null>
}

/** The author of a draft that is a program's, of which a lead has one at most: whoever answers sends it. */
export const BY_PROGRAM = 0

/** An answer that a colleague has begun: all see it, its author sends it. */
export class ReplyDraft extends StoredRow<ReplyDraft> {
  declare id: CreationOptional<number>
  declare leadType: string
  declare leadId: number
  /** An account, or `BY_PROGRAM`. */
  declare authorId: number
  /** The program's key. */
  declare keyId?: CreationOptional<number | null>
  declare subject: string
  declare body: string
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export type ReplyDraftRow = Row<ReplyDraft>

const key = { leadType: DataTypes.STRING, leadId: DataTypes.INTEGER }
const id = { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true }

export const defineLeadMessages = (sequelize: Sequelize) => {
  LeadMessage.init(
    {
      id,
      ...key,
      direction: DataTypes.STRING,
      kind: DataTypes.STRING,
      matchedBy: DataTypes.STRING,
      emailLogId: DataTypes.INTEGER,
      fromName: DataTypes.STRING,
      fromAddress: DataTypes.STRING(320),
      subject: DataTypes.STRING(512),
      text: DataTypes.TEXT,
      quotedText: DataTypes.TEXT,
      html: DataTypes.TEXT,
      attachments: jsonText("attachments"),
      problem: DataTypes.TEXT,
      messageId: DataTypes.STRING(512),
      sentAt: DataTypes.DATE(3),
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "lead_messages", timestamps: false },
  )
  LeadAddress.init(
    {
      token: { type: DataTypes.CHAR(26), primaryKey: true },
      ...key,
      createdAt: DataTypes.DATE(3),
      revokedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "lead_addresses", timestamps: false },
  )
  ReplyDraft.init(
    {
      id,
      ...key,
      authorId: DataTypes.INTEGER,
      keyId: DataTypes.INTEGER,
      subject: DataTypes.STRING,
      body: DataTypes.TEXT,
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "reply_drafts" },
  )
}
