import { DataTypes } from "sequelize"
import { column } from "../../../platform/database/reading/row.ts"
import { leadTable, phoneE164 } from "../lead/lead.model.ts"
import { driverApplicationFacts, type Platform } from "./contract.ts"

export class DriverApplication extends leadTable("driver_applications", driverApplicationFacts.textRoles, {
  phoneE164,
  platform: column<Platform>(DataTypes.STRING),
}) {}
