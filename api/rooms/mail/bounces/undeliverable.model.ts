import { type CreationOptional, DataTypes, type Sequelize } from "sequelize"
import { StoredRow } from "../../../platform/database/reading/row.ts"

/** That mail to an address comes back: no more goes there until somebody says otherwise. */
export class UndeliverableAddress extends StoredRow<UndeliverableAddress> {
  /** SHA-256 of the address in lower case. */
  declare addressHash: string
  /** The mail that came back. */
  declare emailLogId: CreationOptional<number | null>
  /** In plain words, without the address. */
  declare reason: string
  declare bouncedAt: Date
}

export const defineUndeliverable = (sequelize: Sequelize) =>
  UndeliverableAddress.init(
    {
      addressHash: { type: DataTypes.CHAR(64), primaryKey: true },
      emailLogId: DataTypes.INTEGER,
      reason: DataTypes.TEXT,
      bouncedAt: DataTypes.DATE(3),
    },
    { sequelize, tableName: "undeliverable_addresses", timestamps: false },
  )
