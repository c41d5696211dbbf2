import { DataTypes } from "sequelize"
import { column, table } from "../../platform/database/reading/row.ts"

export class VisitCount extends table("visit_counts", {
  day: column<string>(DataTypes.STRING, { primaryKey: true }),
  step: column<string>(DataTypes.STRING, { primaryKey: true }),
  value: column<string>(DataTypes.STRING, { primaryKey: true }),
  source: column<string>(DataTypes.STRING, { primaryKey: true }),
  total: column<number>(DataTypes.INTEGER),
}) {}

/** Deleted after the day, so that nobody can be recognized by the day's hashes. */
export class VisitSalt extends table("visit_salts", {
  day: column<string>(DataTypes.STRING, { primaryKey: true }),
  salt: column<string>(DataTypes.CHAR(43)),
}) {}

/** Kept for one day. Without the salt, the hash leads to no person. */
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
