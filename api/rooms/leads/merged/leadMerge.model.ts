import { DataTypes } from "sequelize"
import { column, type Row, rowId, table } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { ActorType } from "../../../platform/events/event.model.ts"

export interface MergeSnapshot {
  values: Readonly<Record<string, readonly [before: unknown, after: unknown]>>
  moved: Readonly<Record<string, readonly (number | string)[]>>
}

/** The merged lead's row stays, in place `MERGED`, so that the merge can be undone. */
export class LeadMerge extends table("lead_merges", {
  id: rowId,
  leadType: column<string>(DataTypes.STRING),
  survivorId: column<number>(DataTypes.INTEGER),
  mergedId: column<number>(DataTypes.INTEGER),
  /** Null once undone, or too old to undo. */
  kept: jsonText<MergeSnapshot | null>("kept"),
  actorType: column<ActorType>(DataTypes.STRING),
  actorId: column<number | null>(DataTypes.INTEGER),
  mergedAt: column<Date>(DataTypes.DATE(3)),
  undoneAt: column<Date | null>(DataTypes.DATE(3)),
}) {}

export type LeadMergeRow = Row<LeadMerge>
