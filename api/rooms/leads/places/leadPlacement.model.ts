import { DataTypes } from "sequelize"
import { column, type Row, rowId, table } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { LeadPlace } from "../lead/leadPlace.ts"
import type { SpamReason } from "./spamScore.ts"

/** Why, when and by whom a lead was taken out of the inbox, or kept out of it. One that is there has no such row. */
export class LeadPlacement extends table("lead_placements", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  leadId: column<number>(DataTypes.INTEGER),
  /** The same as the lead's, to list a place over all kinds. */
  place: column<LeadPlace>(DataTypes.STRING),
  reasons: jsonText<readonly SpamReason[] | null>("reasons"),
  score: column<number | null>(DataTypes.INTEGER),
  /** The lead's own, while the same may be sent again. */
  submissionId: column<string | null>(DataTypes.CHAR(36)),
  movedById: column<number | null>(DataTypes.INTEGER),
  movedAt: column<Date>(DataTypes.DATE(3)),
}) {}

export type LeadPlacementRow = Row<LeadPlacement>
