import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import type { LeadStatus } from "../../contract/leadStatus.ts"

// Both tables hold the admin's user name at the time, so that they stay readable when an account is deleted.

/** A lead's move from one status to another. */
export class StatusChange extends Model<InferAttributes<StatusChange>, InferCreationAttributes<StatusChange>> {
  declare id: CreationOptional<number>
  declare leadType: string
  declare leadId: number
  declare fromStatus: LeadStatus
  declare toStatus: LeadStatus
  declare changedBy: string
  declare changedAt: Date
}

/** An internal note about a lead. */
export class LeadNote extends Model<InferAttributes<LeadNote>, InferCreationAttributes<LeadNote>> {
  declare id: CreationOptional<number>
  declare leadType: string
  declare leadId: number
  declare text: string
  declare writtenBy: string
  declare writtenAt: Date
}

const keyColumns = () => ({
  id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
  leadType: DataTypes.STRING,
  leadId: DataTypes.INTEGER,
})

export const defineLeadWork = (sequelize: Sequelize) => {
  StatusChange.init(
    {
      ...keyColumns(),
      fromStatus: DataTypes.STRING,
      toStatus: DataTypes.STRING,
      changedBy: DataTypes.STRING,
      changedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "status_changes", timestamps: false },
  )
  LeadNote.init(
    { ...keyColumns(), text: DataTypes.TEXT, writtenBy: DataTypes.STRING, writtenAt: DataTypes.DATE(3) },
    { sequelize, tableName: "lead_notes", timestamps: false },
  )
}
