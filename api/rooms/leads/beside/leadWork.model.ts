import { DataTypes } from "sequelize"
import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import { column, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

/** A lead's move from one status to another, as the version before recorded it: now it is an event. */
export class StoredStatusChange extends table("status_changes", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  leadId: column<number>(DataTypes.INTEGER),
  fromStatus: column<LeadStatus>(DataTypes.STRING),
  toStatus: column<LeadStatus>(DataTypes.STRING),
  changedBy: column<string>(DataTypes.STRING),
  changedAt: column<Date>(DataTypes.DATE(3)),
  /** When it became an event. */
  carriedAt: column<Date | null>(DataTypes.DATE(3)),
}) {}

/** An internal note about a lead. It has the user name at the time, so that it stays readable without the account. */
export class LeadNote extends table("lead_notes", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  leadId: column<number>(DataTypes.INTEGER),
  text: column<string>(DataTypes.TEXT),
  writtenBy: column<string>(DataTypes.STRING),
  /** The account that wrote it. Null in notes of the version before, whose author is who has that user name. */
  authorId: column<number | null>(DataTypes.INTEGER),
  writtenAt: column<Date>(DataTypes.DATE(3)),
  editedAt: column<Date | null>(DataTypes.DATE(3)),
  /** The ids of the accounts that it mentions. Null in notes of the version before. */
  mentions: jsonText<number[] | null>("mentions"),
}) {}

export class LeadView extends table("lead_views", {
  id: rowId,
  userId: column<number>(DataTypes.INTEGER),
  name: column<string>(DataTypes.STRING),
  /** A hash of the name without case, so that no two views of a user look alike. */
  nameKey: column<string>(DataTypes.CHAR(64)),
  leadType: column<string>(DataTypes.STRING),
  /** Parameters of the dashboard's address. */
  query: column<string>(DataTypes.TEXT),
  isShared: column<boolean>(DataTypes.BOOLEAN),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

/** Somebody has a lead open, and was last there a moment ago. */
export class LeadOpening extends table("lead_openings", {
  userId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  leadType: column<string>(DataTypes.STRING, { primaryKey: true }),
  leadId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  seenAt: column<Date>(DataTypes.DATE(3)),
}) {}
