import { DataTypes, type Sequelize } from "sequelize"
import { StoredRow } from "../../platform/database/reading/row.ts"

/** How often a step was taken on a day (UTC) by visitors from one source. */
export class VisitCount extends StoredRow<VisitCount> {
  declare day: string
  declare step: string
  /** What the step is about: a page's path, or a city's slug. */
  declare value: string
  declare source: string
  declare total: number
}

/** What makes a day's hashes of visitors, and is gone with the day. */
export class VisitSalt extends StoredRow<VisitSalt> {
  declare day: string
  declare salt: string
}

/** A visitor of today, as long as the day lasts: nothing leads back from the hash to the visitor once its salt is gone. */
export class VisitorMark extends StoredRow<VisitorMark> {
  declare hash: string
  declare day: string
  declare source: string
  declare campaign: string | null
  declare landingPage: string | null
  /** The city that the visitor has last looked at, by its slug. */
  declare city: string | null
  /** What counts once a day, and was counted, between spaces. */
  declare done: string
}

// Sequelize keeps what it finds out about a column in its description: each needs one of its own.
const key = () => ({ type: DataTypes.STRING, primaryKey: true })
const common = { timestamps: false }

export const defineVisits = (sequelize: Sequelize) => {
  VisitCount.init(
    { day: key(), step: key(), value: key(), source: key(), total: DataTypes.INTEGER },
    { sequelize, tableName: "visit_counts", ...common },
  )
  VisitSalt.init({ day: key(), salt: DataTypes.CHAR(43) }, { sequelize, tableName: "visit_salts", ...common })
  VisitorMark.init(
    {
      hash: key(),
      day: DataTypes.CHAR(10),
      source: DataTypes.STRING,
      campaign: DataTypes.STRING,
      landingPage: DataTypes.STRING,
      city: DataTypes.STRING,
      done: DataTypes.STRING,
    },
    { sequelize, tableName: "visitor_marks", ...common },
  )
}
