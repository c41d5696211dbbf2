import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"

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
  /** The account that wrote it. Null in notes of the version before, whose author is who has that user name. */
  declare authorId: CreationOptional<number | null>
  declare writtenAt: Date
  /** When its text was last changed. */
  declare editedAt: CreationOptional<Date | null>
  /** The ids of the accounts that it mentions. Null in notes of the version before. */
  declare mentions: CreationOptional<number[] | null>
}

/** A saved view of a list of leads. */
export class LeadView extends Model<InferAttributes<LeadView>, InferCreationAttributes<LeadView>> {
  declare id: CreationOptional<number>
  declare userId: number
  declare name: string
  /** A hash of the name without case, so that no two views of a user look alike. */
  declare nameKey: string
  declare leadType: string
  /** Parameters of the dashboard's address. */
  declare query: string
  declare isShared: boolean
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

/** Somebody has a lead open, and was last there a moment ago. */
export class LeadOpening extends Model<InferAttributes<LeadOpening>, InferCreationAttributes<LeadOpening>> {
  declare userId: number
  declare leadType: string
  declare leadId: number
  declare seenAt: Date
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
    {
      ...keyColumns(),
      text: DataTypes.TEXT,
      writtenBy: DataTypes.STRING,
      authorId: DataTypes.INTEGER,
      writtenAt: DataTypes.DATE(3),
      editedAt: DataTypes.DATE(3),
      mentions: jsonText("mentions"),
    },
    { sequelize, tableName: "lead_notes", timestamps: false },
  )
  LeadView.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: DataTypes.INTEGER,
      name: DataTypes.STRING,
      nameKey: DataTypes.CHAR(64),
      leadType: DataTypes.STRING,
      query: DataTypes.TEXT,
      isShared: DataTypes.BOOLEAN,
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "lead_views" },
  )
  LeadOpening.init(
    {
      userId: { type: DataTypes.INTEGER, primaryKey: true },
      leadType: { type: DataTypes.STRING, primaryKey: true },
      leadId: { type: DataTypes.INTEGER, primaryKey: true },
      seenAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "lead_openings", timestamps: false },
  )
}
