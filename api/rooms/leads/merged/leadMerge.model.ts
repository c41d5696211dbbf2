import { DataTypes } from "sequelize"
import { column, type Row, rowId, table } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { ActorType } from "../../../platform/events/event.model.ts"

export interface KeptOfMerge {
  /** The columns of the survivor that the merge has changed: what they were, and what they became. */
  values: Readonly<Record<string, readonly [before: unknown, after: unknown]>>
  moved: Readonly<Record<string, readonly (number | string)[]>>
}

/** A lead that became a part of another one of its kind. The row of that lead stays where it is, at the place `MERGED`. */
export class LeadMerge extends table("lead_merges", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  survivorId: column<number>(DataTypes.INTEGER),
  mergedId: column<number>(DataTypes.INTEGER),
  /** Null once it is undone, or cannot be any more. */
  kept: jsonText<KeptOfMerge | null>("kept"),
  actorType: column<ActorType>(DataTypes.STRING),
  actorId: column<number | null>(DataTypes.INTEGER),
  mergedAt: column<Date>(DataTypes.DATE(3)),
  undoneAt: column<Date | null>(DataTypes.DATE(3)),
}) {}

export type LeadMergeRow = Row<LeadMerge>
