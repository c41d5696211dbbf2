import { DataTypes } from "sequelize"
import type { MessageDirection, MessageKind, MessageMatch, StoredAttachment } from "../../../contract/mail/messages.ts"
import { column, type Row, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

export class LeadMessage extends table("lead_messages", {
  id: rowId,
  /** Both null while the message belongs to no lead. */
  leadType: column<string | null>(DataTypes.STRING),
  leadId: column<number | null>(DataTypes.INTEGER),
  direction: column<MessageDirection>(DataTypes.STRING),
  kind: column<MessageKind>(DataTypes.STRING),
  /** Null for sent and unmatched messages. */
  matchedBy: column<MessageMatch | null>(DataTypes.STRING),
  emailLogId: column<number | null>(DataTypes.INTEGER),
  fromName: column<string | null>(DataTypes.STRING),
  fromAddress: column<string | null>(DataTypes.STRING(320)),
  subject: column<string>(DataTypes.STRING(512)),
  text: column<string>(DataTypes.TEXT),
  quotedText: column<string | null>(DataTypes.TEXT),
  /** Sanitized for a frame without scripts; null for plain text. */
  html: column<string | null>(DataTypes.TEXT),
  attachments: jsonText<readonly StoredAttachment[]>("attachments"),
  problem: column<string | null>(DataTypes.TEXT),
  messageId: column<string | null>(DataTypes.STRING(512)),
  sentAt: column<Date | null>(DataTypes.DATE(3)),
  createdAt: column<Date>(DataTypes.DATE(3)),
}) {}

export type LeadMessageRow = Row<LeadMessage>

export class LeadAddress extends table("lead_addresses", {
  token: column<string>(DataTypes.CHAR(26), { primaryKey: true }),
  leadType: column<string>(DataTypes.STRING),
  leadId: column<number>(DataTypes.INTEGER),
  createdAt: column<Date>(DataTypes.DATE(3)),
  revokedAt: column<Date | null>(DataTypes.DATE(3)),
}) {}

/** Author of drafts by API clients. A lead has at most one such draft, and any user may send it. */
export const API_CLIENT_AUTHOR = 0

export class ReplyDraft extends table("reply_drafts", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  leadId: column<number>(DataTypes.INTEGER),
  authorId: column<number>(DataTypes.INTEGER),
  keyId: column<number | null | undefined>(DataTypes.INTEGER),
  subject: column<string>(DataTypes.STRING),
  body: column<string>(DataTypes.TEXT),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

export type ReplyDraftRow = Row<ReplyDraft>
