import { DataTypes } from "sequelize"
import { column, table } from "../database/reading/row.ts"

/** Reveals neither key nor answer: an answer may contain a lead or a one-time secret. */
export class IdempotencyKey extends table("idempotency_keys", {
  /** SHA-256 of caller and key. */
  keyHash: column<string>(DataTypes.CHAR(64), { primaryKey: true }),
  requestHash: column<string>(DataTypes.CHAR(64)),
  caller: column<string>(DataTypes.STRING(32)),
  /** Only the holder of this token may commit and answer. */
  claimToken: column<string>(DataTypes.CHAR(36)),
  claimedAt: column<Date>(DataTypes.DATE(3)),
  isCommitted: column<boolean>(DataTypes.BOOLEAN),
  /** Encrypted under the key; null until answered. */
  answer: column<Buffer | null, true>(DataTypes.BLOB("medium")),
  /** Size of the row. Until the answer is stored, counts the longest possible answer. */
  keptBytes: column<number>(DataTypes.INTEGER),
  createdAt: column<Date>(DataTypes.DATE(3)),
}) {}
