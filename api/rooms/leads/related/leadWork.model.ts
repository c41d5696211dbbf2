import { DataTypes } from "sequelize"
import type { CallOutcome } from "../../../contract/leads/callOutcomes.ts"
import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import { column, rowId, table, timestamp } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

/** The previous version, which still runs during a rollout, records status changes here. Now they are events. */
export class StoredStatusChange extends table("status_changes", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  leadId: column<number>(DataTypes.INTEGER),
  fromStatus: column<LeadStatus>(DataTypes.STRING),
  toStatus: column<LeadStatus>(DataTypes.STRING),
  changedBy: column<string>(DataTypes.STRING),
  changedAt: column<Date>(DataTypes.DATE(3)),
  carriedAt: column<Date | null>(DataTypes.DATE(3)),
}) {}

/** `writtenBy` keeps the author's user name, which stays readable without the account. */
export class LeadNote extends table("lead_notes", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  leadId: column<number>(DataTypes.INTEGER),
  text: column<string>(DataTypes.TEXT),
  writtenBy: column<string>(DataTypes.STRING),
  /** Null in notes of the previous version, whose author has the user name `writtenBy`. */
  authorId: column<number | null>(DataTypes.INTEGER),
  writtenAt: column<Date>(DataTypes.DATE(3)),
  editedAt: column<Date | null>(DataTypes.DATE(3)),
  /** User ids; null in notes of the previous version. */
  mentions: jsonText<number[] | null>("mentions"),
  callOutcome: column<CallOutcome | null | undefined>(DataTypes.STRING),
}) {}

export class LeadView extends table("lead_views", {
  id: rowId,
  userId: column<number>(DataTypes.INTEGER),
  name: column<string>(DataTypes.STRING),
  /** Case-insensitive hash that keeps view names unique per user. */
  nameKey: column<string>(DataTypes.CHAR(64)),
  leadType: column<string>(DataTypes.STRING),
  query: column<string>(DataTypes.TEXT),
  isShared: column<boolean>(DataTypes.BOOLEAN),
  createdAt: timestamp,
  updatedAt: timestamp,
}) {}

export class LeadOpening extends table("lead_openings", {
  userId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  leadType: column<string>(DataTypes.STRING, { primaryKey: true }),
  leadId: column<number>(DataTypes.INTEGER, { primaryKey: true }),
  seenAt: column<Date>(DataTypes.DATE(3)),
}) {}
