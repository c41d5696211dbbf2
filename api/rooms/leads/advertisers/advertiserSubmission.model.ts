import { DataTypes } from "sequelize"
import { column } from "../../../platform/database/reading/row.ts"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import { leadTable, phoneE164 } from "../lead/lead.model.ts"
import { type AdFormat, advertiserSubmissionFacts } from "./contract.ts"

export class AdvertiserSubmission extends leadTable("advertiser_submissions", advertiserSubmissionFacts.textRoles, {
  /** The form has no phone field, so only leads that users added have a number. */
  phone: column<string | undefined>(DataTypes.STRING, { defaultValue: "" }),
  phoneE164,
  message: column<string | null>(DataTypes.TEXT),
  budgetRange: column<string>(DataTypes.STRING),
  adFormats: jsonText<AdFormat[]>("adFormats"),
  /** Planned with the estimator: whole dollars, whole weeks, and cities. Each is null without a plan. */
  plannedBudget: column<number | null>(DataTypes.INTEGER),
  plannedWeeks: column<number | null>(DataTypes.INTEGER),
  plannedCities: jsonText<string[] | null>("plannedCities"),
}) {}
