import { DataTypes, type Model } from "sequelize"
import { column } from "../../../platform/database/reading/row.ts"
import { leadTable } from "../lead/lead.model.ts"
import { driverApplicationFacts, type Platform } from "./contract.ts"

export class DriverApplication extends leadTable("driver_applications", driverApplicationFacts.textRoles, {
  /** Normalized for calls and comparison; null if invalid. */
  phoneE164: column<string | null>(DataTypes.STRING(16), {
    field: "phone_e164",
    get(this: Model) {
      return this.getDataValue("phoneE164") || null
    },
  }),
  platform: column<Platform>(DataTypes.STRING),
}) {}
