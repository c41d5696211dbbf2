import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import { type LeadStatus, leadStatuses } from "../../contract/leadStatus.ts"
import type { Platform } from "./contract.ts"

/** A driver's wish to carry screens or wraps. */
export class DriverApplication extends Model<
  InferAttributes<DriverApplication>,
  InferCreationAttributes<DriverApplication>
> {
  declare id: CreationOptional<number>
  declare submissionId: string | null
  declare name: string
  declare email: string
  declare phone: string
  declare city: string
  declare platform: Platform
  declare vehicleYear: string
  declare vehicleMake: string
  declare vehicleModel: string
  /** The date of the legal documents that the sender accepted, as the form showed it. */
  declare acceptedTermsDate: string | null
  declare status: CreationOptional<LeadStatus>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export const defineDriverApplication = (sequelize: Sequelize) =>
  DriverApplication.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      submissionId: DataTypes.CHAR(36),
      name: DataTypes.STRING,
      email: DataTypes.STRING,
      phone: DataTypes.STRING,
      city: DataTypes.STRING,
      platform: DataTypes.STRING,
      vehicleYear: DataTypes.STRING,
      vehicleMake: DataTypes.STRING,
      vehicleModel: DataTypes.STRING,
      acceptedTermsDate: DataTypes.STRING,
      status: { type: DataTypes.STRING, defaultValue: leadStatuses.PENDING },
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "driver_applications" },
  )
