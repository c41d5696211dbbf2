import { DataTypes } from "sequelize"
import { column, type Row, rowId, table } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { LeadPlace } from "../lead/leadPlace.ts"
import type { SpamReason } from "./spamScore.ts"

/** Reason, time and actor of a lead's move out of the inbox. Leads in the inbox have no such row. */
export class LeadPlacement extends table("lead_placements", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  leadId: column<number>(DataTypes.INTEGER),
  /** Copy of the lead's place, to list a place across kinds. */
  place: column<LeadPlace>(DataTypes.STRING),
  reasons: jsonText<readonly SpamReason[] | null>("reasons"),
  score: column<number | null>(DataTypes.INTEGER),
  /** Kept here while the same may be submitted again. */
  submissionId: column<string | null>(DataTypes.CHAR(36)),
  movedById: column<number | null>(DataTypes.INTEGER),
  movedAt: column<Date>(DataTypes.DATE(3)),
}) {}

export type LeadPlacementRow = Row<LeadPlacement>
