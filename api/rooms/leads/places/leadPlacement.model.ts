import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import type { Row } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { SpamReason } from "../quarantine/spamScore.ts"
import type { LeadPlace } from "./leadPlace.ts"

/** Why, when and by whom a lead was taken out of the inbox, or kept out of it. One that is there has no such row. */
export class LeadPlacement extends Model<InferAttributes<LeadPlacement>, InferCreationAttributes<LeadPlacement>> {
  declare id: CreationOptional<number>
  declare leadType: string
  declare leadId: number
  /** The same as the lead's, to list a place over all kinds. */
  declare place: LeadPlace
  declare reasons: CreationOptional<readonly SpamReason[] | null>
  declare score: CreationOptional<number | null>
  /** The lead's own, while the same may be sent again. */
  declare submissionId: CreationOptional<string | null>
  declare movedById: CreationOptional<number | null>
  declare movedAt: Date
}

export type LeadPlacementRow = Row<LeadPlacement>

export const defineLeadPlacement = (sequelize: Sequelize) =>
  LeadPlacement.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      leadType: DataTypes.STRING,
      leadId: DataTypes.INTEGER,
      place: DataTypes.STRING,
      reasons: jsonText("reasons"),
      score: DataTypes.INTEGER,
      submissionId: DataTypes.CHAR(36),
      movedById: DataTypes.INTEGER,
      movedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "lead_placements", timestamps: false },
  )
