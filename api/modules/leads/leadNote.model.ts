import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import type { LeadType } from "../../contract/leadType.ts"

/** An internal note about a lead. */
export class LeadNote extends Model<InferAttributes<LeadNote>, InferCreationAttributes<LeadNote>> {
  declare id: CreationOptional<number>
  declare leadType: LeadType
  declare leadId: number
  declare text: string
  /** The admin's user name at the time: notes stay readable when an account goes. */
  declare writtenBy: string
  declare writtenAt: Date
}

export const defineLeadNote = (sequelize: Sequelize) =>
  LeadNote.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      leadType: DataTypes.STRING,
      leadId: DataTypes.INTEGER,
      text: DataTypes.TEXT,
      writtenBy: DataTypes.STRING,
      writtenAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "lead_notes", timestamps: false },
  )
