import { DataTypes } from "sequelize"
import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import type { ErasureReason } from "../../../contract/privacy/erasure.ts"
import { column, rowId, table } from "../../../platform/database/reading/row.ts"

/** Has no personal data, so that it may stay after an erasure. */
export class LeadTombstone extends table("erased_leads", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  leadId: column<number>(DataTypes.INTEGER),
  status: column<LeadStatus>(DataTypes.STRING),
  /** As listed on the site; null for any other text, which could contain personal data. */
  city: column<string | null>(DataTypes.STRING),
  reason: column<ErasureReason>(DataTypes.STRING),
  receivedAt: column<Date>(DataTypes.DATE(3)),
  changedAt: column<Date>(DataTypes.DATE(3)),
  erasedAt: column<Date>(DataTypes.DATE(3)),
}) {}
