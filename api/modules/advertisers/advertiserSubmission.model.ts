import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import { type LeadStatus, leadStatuses } from "../../contract/leadStatus.ts"
import { jsonText } from "../../database/jsonText.ts"
import type { AdFormat } from "./contract.ts"

/** An advertiser's inquiry, with location and message apart. */
export class AdvertiserSubmission extends Model<
  InferAttributes<AdvertiserSubmission>,
  InferCreationAttributes<AdvertiserSubmission>
> {
  declare id: CreationOptional<number>
  declare submissionId: string | null
  declare companyName: string
  declare contactName: string
  declare email: string
  declare budgetRange: string
  declare location: string
  declare message: string | null
  declare adFormats: AdFormat[]
  /** The date of the legal documents that the sender accepted, as the form showed it. */
  declare acceptedTermsDate: string | null
  declare status: CreationOptional<LeadStatus>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export const defineAdvertiserSubmission = (sequelize: Sequelize) =>
  AdvertiserSubmission.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      submissionId: DataTypes.CHAR(36),
      companyName: DataTypes.STRING,
      contactName: DataTypes.STRING,
      email: DataTypes.STRING,
      budgetRange: DataTypes.STRING,
      location: DataTypes.STRING,
      message: DataTypes.TEXT,
      adFormats: jsonText("adFormats"),
      acceptedTermsDate: DataTypes.STRING,
      status: { type: DataTypes.STRING, defaultValue: leadStatuses.PENDING },
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "advertiser_submissions" },
  )
