import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import { jsonText } from "../../database/jsonText.ts"
import type { EmailLogStatus } from "./emailLogStatus.ts"
import type { EmailLogType } from "./emailLogType.ts"

/** A mail to the operator: the log entry and, while queued, the outbox (SPEC §3, DESIGN §3.11). */
export class EmailLog extends Model<InferAttributes<EmailLog>, InferCreationAttributes<EmailLog>> {
  declare id: CreationOptional<number>
  declare logType: EmailLogType
  /** The lead that the mail is about; `logType` tells in which table. */
  declare leadId: number
  declare status: EmailLogStatus
  declare subject: string
  declare recipient: string
  declare body: string
  declare formData: Record<string, string>
  declare createdAt: CreationOptional<Date>
  declare updatedAt: CreationOptional<Date>
}

export const defineEmailLog = (sequelize: Sequelize) =>
  EmailLog.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      logType: DataTypes.STRING,
      leadId: DataTypes.INTEGER,
      status: DataTypes.STRING,
      subject: DataTypes.STRING(512),
      recipient: DataTypes.STRING(512),
      body: DataTypes.TEXT,
      formData: jsonText("formData"),
      createdAt: DataTypes.DATE(3),
      updatedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "email_logs" },
  )
