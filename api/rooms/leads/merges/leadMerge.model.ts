import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import { type Row, StoredRow } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { ActorType } from "../../../platform/events/event.model.ts"

/** What an undo needs to know. */
export interface KeptOfMerge {
  /** The columns of the survivor that the merge has changed: what they were, and what they became. */
  values: Readonly<Record<string, readonly [before: unknown, after: unknown]>>
  /** The keys of the rows that went to the survivor, by table. */
  moved: Readonly<Record<string, readonly (number | string)[]>>
}

/** A lead that became a part of another one of its kind. The row of that lead stays where it is, at the place `MERGED`. */
export class LeadMerge extends StoredRow<LeadMerge> {
  declare id: CreationOptional<number>
  declare leadType: string
  declare survivorId: number
  declare mergedId: number
  /** Null once it is undone, or cannot be any more. */
  declare kept: KeptOfMerge | null
  declare actorType: ActorType
  declare actorId: number | null
  declare mergedAt: Date
  declare undoneAt: CreationOptional<Date | null>
}

export type LeadMergeRow = Row<LeadMerge>

export const defineLeadMerge = (sequelize: Sequelize) =>
  LeadMerge.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      leadType: DataTypes.STRING,
      survivorId: DataTypes.INTEGER,
      mergedId: DataTypes.INTEGER,
      kept: jsonText("kept"),
      actorType: DataTypes.STRING,
      actorId: DataTypes.INTEGER,
      mergedAt: DataTypes.DATE(3),
      undoneAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "lead_merges", timestamps: false },
  )
