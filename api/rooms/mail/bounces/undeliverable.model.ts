import { DataTypes } from "sequelize"
import { column, table } from "../../../platform/database/reading/row.ts"

/** The address gets no mail until a user allows it or the lead's sender replies. */
export class UndeliverableAddress extends table("undeliverable_addresses", {
  /** SHA-256 of the address in lower case, so that the table reveals no addresses. */
  addressHash: column<string>(DataTypes.CHAR(64), { primaryKey: true }),
  emailLogId: column<number | null>(DataTypes.INTEGER),
  /** Explains the bounce to operators, without the address. */
  reason: column<string>(DataTypes.TEXT),
  bouncedAt: column<Date>(DataTypes.DATE(3)),
}) {}
