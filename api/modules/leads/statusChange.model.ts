import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import type { LeadStatus } from "../../contract/leadStatus.ts"
import type { LeadType } from "../../contract/leadType.ts"

/** One move of a lead from a status to another. */
export class StatusChange extends Model<InferAttributes<StatusChange>, InferCreationAttributes<StatusChange>> {
  declare id: CreationOptional<number>
  declare leadType: LeadType
  declare leadId: number
  declare fromStatus: LeadStatus
  declare toStatus: LeadStatus
  /** The admin's user name at the time: history stays readable when an account goes. */
  declare changedBy: string
  declare changedAt: Date
}

export const defineStatusChange = (sequelize: Sequelize) =>
  StatusChange.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      leadType: DataTypes.STRING,
      leadId: DataTypes.INTEGER,
      fromStatus: DataTypes.STRING,
      toStatus: DataTypes.STRING,
      changedBy: DataTypes.STRING,
      changedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "status_changes", timestamps: false },
  )
