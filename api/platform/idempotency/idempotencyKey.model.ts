import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import { StoredRow } from "../database/reading/row.ts"

/** A request that must run only once. The table reveals neither key nor answer. */
export class IdempotencyKey extends StoredRow<IdempotencyKey> {
  /** SHA-256 of caller and key. */
  declare keyHash: string
  /** HMAC of the request under the key. */
  declare requestHash: string
  declare caller: string
  /** Only the holder of this token may commit and answer. */
  declare claimToken: string
  declare claimedAt: Date
  declare isCommitted: boolean
  /** Encrypted under the key; null until answered. */
  declare answer: CreationOptional<Buffer | null>
  /** Row size; until answered, with the longest answer. */
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
