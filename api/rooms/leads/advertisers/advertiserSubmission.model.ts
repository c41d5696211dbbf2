import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import type { Locale } from "../../../contract/site/locale.ts"
import { StoredRow } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import { leadColumns, leadOptions } from "../lead/lead.model.ts"
import type { LeadPlace } from "../places/leadPlace.ts"
import { type AdFormat, advertiserSubmissionFacts } from "./contract.ts"

/** An advertiser's inquiry, with location and message apart. */
export class AdvertiserSubmission extends StoredRow<AdvertiserSubmission> {
  declare id: CreationOptional<number>
  declare submissionId: string | null
  declare companyName: string
  declare contactName: string
  declare email: string
  declare budgetRange: string
  declare location: string
  declare message: string | null
  declare adFormats: AdFormat[]
  /** What the sender planned with the estimator: whole dollars, weeks and cities, each null without a plan. */
  declare plannedBudget: number | null
  declare plannedWeeks: number | null
  declare plannedCities: string[] | null
  /** The date of the legal documents that the sender accepted, as its program says. */
  declare acceptedTermsDate: string | null
  /** What the server recorded of it: null where nothing is. */
  declare termsAcceptedAt: CreationOptional<Date | null>
  declare termsDate: CreationOptional<string | null>
  declare termsVersion: CreationOptional<string | null>
  /** Where the sender came from: null where nothing is known of it. */
  declare source: CreationOptional<string | null>
  declare campaign: CreationOptional<string | null>
  declare landingPage: CreationOptional<string | null>
  declare locale: CreationOptional<Locale>
  declare status: CreationOptional<LeadStatus>
  declare ownerId: CreationOptional<number | null>
  declare followUpOn: CreationOptional<string | null>
  declare saleOptOutAt?: Date | null
  declare linkSalt?: string | null
  declare place: CreationOptional<LeadPlace>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
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
