import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import type { ErasureReason } from "../../../contract/person/erasure.ts"
import { StoredRow } from "../../../platform/database/reading/row.ts"

/** That there was a lead, when, and how it stood. Nothing of this tells who sent it. */
export class LeadTombstone extends StoredRow<LeadTombstone> {
  declare id: CreationOptional<number>
  declare leadType: string
  declare leadId: number
  declare status: LeadStatus
  /** The city as the site lists it; null for another text, which could be anything. */
  declare city: string | null
  declare reason: ErasureReason
  declare receivedAt: Date
  declare changedAt: Date
  declare erasedAt: Date
}

export const defineLeadTombstone = (sequelize: Sequelize) =>
  LeadTombstone.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      leadType: DataTypes.STRING,
      leadId: DataTypes.INTEGER,
      status: DataTypes.STRING,
      city: DataTypes.STRING,
      reason: DataTypes.STRING,
      receivedAt: DataTypes.DATE(3),
      changedAt: DataTypes.DATE(3),
      erasedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "erased_leads", timestamps: false },
  )
