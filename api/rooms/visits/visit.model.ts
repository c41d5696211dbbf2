import { DataTypes } from "sequelize"
import { column, table } from "../../platform/database/reading/row.ts"

export class VisitCount extends table("visit_counts", {
  day: column<string>(DataTypes.STRING, { primaryKey: true }),
  step: column<string>(DataTypes.STRING, { primaryKey: true }),
  value: column<string>(DataTypes.STRING, { primaryKey: true }),
  source: column<string>(DataTypes.STRING, { primaryKey: true }),
  total: column<number>(DataTypes.INTEGER),
}) {}

/** Salt of a day's visitor hashes; deleted after the day. */
export class VisitSalt extends table("visit_salts", {
  day: column<string>(DataTypes.STRING, { primaryKey: true }),
  salt: column<string>(DataTypes.CHAR(43)),
}) {}

/** Today's visitor, for one day. The hash cannot be traced back once the salt is gone. */
export class VisitorMark extends table("visitor_marks", {
  hash: column<string>(DataTypes.STRING, { primaryKey: true }),
  day: column<string>(DataTypes.CHAR(10)),
  source: column<string>(DataTypes.STRING),
  campaign: column<string | null>(DataTypes.STRING),
  landingPage: column<string | null>(DataTypes.STRING),
  city: column<string | null>(DataTypes.STRING),
  /** Steps already counted today, separated by spaces. */
  done: column<string>(DataTypes.STRING),
}) {}
