import { DataTypes, type Sequelize } from "sequelize"
import { LeadModel, leadColumns, leadOptions } from "../lead/lead.model.ts"
import { driverApplicationFacts, type Platform } from "./contract.ts"

export class DriverApplication extends LeadModel<DriverApplication> {
  declare name: string
  declare phone: string
  /** Normalized for calls and comparison; null if invalid. */
  declare phoneE164: string | null
  declare city: string
  declare platform: Platform
  declare vehicleYear: string
  declare vehicleMake: string
  declare vehicleModel: string
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
