import { DataTypes } from "sequelize"
import { column, table } from "../../platform/database/reading/row.ts"

/** How often a step was taken on a day (UTC) by visitors from one source. */
export class VisitCount extends table("visit_counts", {
  day: column<string>(DataTypes.STRING, { primaryKey: true }),
  step: column<string>(DataTypes.STRING, { primaryKey: true }),
  value: column<string>(DataTypes.STRING, { primaryKey: true }),
  source: column<string>(DataTypes.STRING, { primaryKey: true }),
  total: column<number>(DataTypes.INTEGER),
}) {}

/** What makes a day's hashes of visitors, and is gone with the day. */
export class VisitSalt extends table("visit_salts", {
  day: column<string>(DataTypes.STRING, { primaryKey: true }),
  salt: column<string>(DataTypes.CHAR(43)),
}) {}

/** A visitor of today, as long as the day lasts: nothing leads back from the hash to the visitor once its salt is gone. */
export class VisitorMark extends table("visitor_marks", {
  hash: column<string>(DataTypes.STRING, { primaryKey: true }),
  day: column<string>(DataTypes.CHAR(10)),
  source: column<string>(DataTypes.STRING),
  campaign: column<string | null>(DataTypes.STRING),
  landingPage: column<string | null>(DataTypes.STRING),
  city: column<string | null>(DataTypes.STRING),
  /** What counts once a day, and was counted, between spaces. */
  done: column<string>(DataTypes.STRING),
}) {}
