import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import type { LeadStatus } from "../../contract/leadStatus.ts"

/** A lead's move from one status to another, as the version before recorded it: now it is an event. */
export class StoredStatusChange extends Model<
  InferAttributes<StoredStatusChange>,
  InferCreationAttributes<StoredStatusChange>
> {
  declare id: CreationOptional<number>
  declare leadType: string
  declare leadId: number
  declare fromStatus: LeadStatus
  declare toStatus: LeadStatus
  declare changedBy: string
  declare changedAt: Date
  /** When it became an event. */
  declare carriedAt: CreationOptional<Date | null>
}

/** An internal note about a lead. It has the user name at the time, so that it stays readable without the account. */
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
  StoredStatusChange.init(
    {
      ...keyColumns(),
      fromStatus: DataTypes.STRING,
      toStatus: DataTypes.STRING,
      changedBy: DataTypes.STRING,
      changedAt: DataTypes.DATE(3),
      carriedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "status_changes", timestamps: false },
  )
  LeadNote.init(
    { ...keyColumns(), text: DataTypes.TEXT, writtenBy: DataTypes.STRING, writtenAt: DataTypes.DATE(3) },
    { sequelize, tableName: "lead_notes", timestamps: false },
  )
}
