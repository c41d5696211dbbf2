import { DataTypes } from "sequelize"
import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import type { ErasureReason } from "../../../contract/privacy/erasure.ts"
import { column, rowId, table } from "../../../platform/database/reading/row.ts"

/** Existence, dates and status of an erased lead, without personal data. */
export class LeadTombstone extends table("erased_leads", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  leadId: column<number>(DataTypes.INTEGER),
  status: column<LeadStatus>(DataTypes.STRING),
  /** The city as listed on the site; null for other text, which could be anything. */
  city: column<string | null>(DataTypes.STRING),
  reason: column<ErasureReason>(DataTypes.STRING),
  receivedAt: column<Date>(DataTypes.DATE(3)),
  changedAt: column<Date>(DataTypes.DATE(3)),
  erasedAt: column<Date>(DataTypes.DATE(3)),
}) {}
