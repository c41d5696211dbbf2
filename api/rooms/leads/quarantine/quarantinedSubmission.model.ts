import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from "sequelize"
import { jsonText } from "../../../platform/database/writing/jsonText.ts"
import type { LeadRow, Submitted } from "../lead/leadKind.ts"
import type { SpamReason } from "./spamScore.ts"

/** A submission that may be spam: no lead until somebody makes it one. */
export class QuarantinedSubmission extends Model<
  InferAttributes<QuarantinedSubmission>,
  InferCreationAttributes<QuarantinedSubmission>
> {
  declare id: CreationOptional<number>
  declare leadType: string
  /** The id that was kept free for it among the leads of its kind, and that its sender was told. */
  declare leadId: number
  declare submissionId: string
  /** The values as a lead would have them. */
  declare submitted: Submitted<LeadRow>
  declare reasons: readonly SpamReason[]
  declare score: number
  declare createdAt: Date
}

export const defineQuarantinedSubmission = (sequelize: Sequelize) =>
  QuarantinedSubmission.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      leadType: DataTypes.STRING,
      leadId: DataTypes.INTEGER,
      submissionId: DataTypes.CHAR(36),
      submitted: jsonText("submitted"),
      reasons: jsonText("reasons"),
      score: DataTypes.INTEGER,
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "quarantined_submissions", timestamps: false },
  )
