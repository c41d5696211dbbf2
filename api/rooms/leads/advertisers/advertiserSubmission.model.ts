import { DataTypes, type Sequelize } from "sequelize"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import { LeadModel, leadColumns, leadOptions } from "../lead/lead.model.ts"
import { type AdFormat, advertiserSubmissionFacts } from "./contract.ts"

export class AdvertiserSubmission extends LeadModel<AdvertiserSubmission> {
  declare companyName: string
  declare contactName: string
  declare budgetRange: string
  declare location: string
  declare message: string | null
  declare adFormats: AdFormat[]
  /** Campaign planned with the estimator: whole dollars, weeks and cities, each null without a plan. */
  declare plannedBudget: number | null
  declare plannedWeeks: number | null
  declare plannedCities: string[] | null
}

export const defineAdvertiserSubmission = (sequelize: Sequelize) =>
  AdvertiserSubmission.init(
    {
      ...leadColumns(advertiserSubmissionFacts.textRoles),
      budgetRange: DataTypes.STRING,
      adFormats: jsonText("adFormats"),
      plannedBudget: DataTypes.INTEGER,
      plannedWeeks: DataTypes.INTEGER,
      plannedCities: jsonText("plannedCities"),
    },
    leadOptions(sequelize, "advertiser_submissions"),
  )
