import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import type { LeadStatus } from "../../../contract/leads/leadStatus.ts"
import type { Locale } from "../../../contract/site/locale.ts"
import { StoredRow } from "../../../platform/database/reading/row.ts"
import { leadColumns, leadOptions } from "../lead/lead.model.ts"
import type { LeadPlace } from "../places/leadPlace.ts"
import { driverApplicationFacts, type Platform } from "./contract.ts"

/** A driver's wish to carry screens or wraps. */
export class DriverApplication extends StoredRow<DriverApplication> {
  declare id: CreationOptional<number>
  declare submissionId: string | null
  declare name: string
  declare email: string
  declare phone: string
  /** The phone number in the one form that can be called and compared; null for what is none. */
  declare phoneE164: string | null
  declare city: string
  declare platform: Platform
  declare vehicleYear: string
  declare vehicleMake: string
  declare vehicleModel: string
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

export const defineDriverApplication = (sequelize: Sequelize) =>
  DriverApplication.init(
    {
      ...leadColumns(driverApplicationFacts.textRoles),
      phoneE164: {
        type: DataTypes.STRING(16),
        field: "phone_e164",
        get() {
          return this.getDataValue("phoneE164") || null
        },
      },
      platform: DataTypes.STRING,
    },
    leadOptions(sequelize, "driver_applications"),
  )
