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

/** A lead that was deleted, as it was. Its notes and mails wait where they are. */
export class TrashedLead extends Model<InferAttributes<TrashedLead>, InferCreationAttributes<TrashedLead>> {
  declare id: CreationOptional<number>
  declare leadType: string
  declare leadId: number
  /** The columns of its row, by the model's names. */
  declare stored: Record<string, unknown>
  /** The account that deleted it. */
  declare deletedById: number | null
  declare deletedAt: Date
}

export type TrashedLeadRow = Row<TrashedLead>

export const defineTrashedLead = (sequelize: Sequelize) =>
  TrashedLead.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      leadType: DataTypes.STRING,
      leadId: DataTypes.INTEGER,
      stored: jsonText("stored"),
      deletedById: DataTypes.INTEGER,
      deletedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "trashed_leads", timestamps: false },
  )
