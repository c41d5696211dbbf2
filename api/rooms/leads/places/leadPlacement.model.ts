import { DataTypes } from "sequelize"
import { column, type Row, rowId, table } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { LeadPlace } from "../lead/leadPlace.ts"
import type { SpamReason } from "./spamScore.ts"

/** Leads in the inbox have no placement. */
export class LeadPlacement extends table("lead_placements", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  leadId: column<number>(DataTypes.INTEGER),
  /** Copy of the lead's place, to list a place across kinds. */
  place: column<LeadPlace>(DataTypes.STRING),
  reasons: jsonText<readonly SpamReason[] | null>("reasons"),
  score: column<number | null>(DataTypes.INTEGER),
  /** A sender may repeat a submission after its lead is deleted, so its id stays here for a while. */
  submissionId: column<string | null>(DataTypes.CHAR(36)),
  movedById: column<number | null>(DataTypes.INTEGER),
  movedAt: column<Date>(DataTypes.DATE(3)),
}) {}

export type LeadPlacementRow = Row<LeadPlacement>
