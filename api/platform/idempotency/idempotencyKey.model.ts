import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import { StoredRow } from "../database/reading/row.ts"

/** A request that must not be carried out twice. Whoever reads the table learns neither the key nor what was answered. */
export class IdempotencyKey extends StoredRow<IdempotencyKey> {
  /** SHA-256 of who asks and of the key. */
  declare keyHash: string
  /** What was asked, hashed under the key. */
  declare requestHash: string
  /** The API key or account that sends it. */
  declare caller: string
  /** Identifies who carries it out: only the holder of this token may commit and answer. */
  declare claimToken: string
  declare claimedAt: Date
  declare isCommitted: boolean
  /** Sealed under the key; null until there is one. */
  declare answer: CreationOptional<Buffer | null>
  /** The size of the row; until there is an answer, with the longest that is kept. */
  declare keptBytes: number
  declare createdAt: Date
}

export const defineIdempotencyKey = (sequelize: Sequelize) =>
  IdempotencyKey.init(
    {
      keyHash: { type: DataTypes.CHAR(64), primaryKey: true },
      requestHash: DataTypes.CHAR(64),
      caller: DataTypes.STRING(32),
      claimToken: DataTypes.CHAR(36),
      claimedAt: DataTypes.DATE(3),
      isCommitted: DataTypes.BOOLEAN,
      answer: DataTypes.BLOB("medium"),
      keptBytes: DataTypes.INTEGER,
      createdAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "idempotency_keys", timestamps: false },
  )
