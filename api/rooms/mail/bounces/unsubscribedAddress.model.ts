import { DataTypes } from "sequelize"
import { column, table } from "../../../platform/database/reading/row.ts"

/** Kept for good, so that a later import cannot undo the person's wish. */
export class UnsubscribedAddress extends table("unsubscribed_addresses", {
  /** SHA-256 of the address in lower case, so that the table reveals no addresses. */
  addressHash: column<string>(DataTypes.CHAR(64), { primaryKey: true }),
  unsubscribedAt: column<Date>(DataTypes.DATE(3)),
}) {}
