import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import type { EmailAttemptOutcome } from "../../contract/emailLog.ts"

/** One try to send a mail. While it is going on it has no end, outcome or explanation. */
export class EmailAttempt extends Model<InferAttributes<EmailAttempt>, InferCreationAttributes<EmailAttempt>> {
  declare id: CreationOptional<number>
  declare emailLogId: number
  declare startedAt: Date
  declare endedAt: CreationOptional<Date | null>
  declare outcome: CreationOptional<EmailAttemptOutcome | null>
  /** A sentence for an operator. */
  declare explanation: CreationOptional<string | null>
  /** What the mail server or the network said, word for word. */
  declare answer: CreationOptional<string | null>
}

export const defineEmailAttempt = (sequelize: Sequelize) =>
  EmailAttempt.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      emailLogId: DataTypes.INTEGER,
      startedAt: DataTypes.DATE(3),
      endedAt: DataTypes.DATE(3),
      outcome: DataTypes.STRING,
      explanation: DataTypes.STRING(512),
      answer: DataTypes.TEXT,
    },
    { sequelize, tableName: "email_attempts", timestamps: false },
  )
