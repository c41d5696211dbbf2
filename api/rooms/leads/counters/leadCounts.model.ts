import { DataTypes } from "sequelize"
import { column, table } from "../../../platform/database/reading/row.ts"

/** How many leads of a kind are alike in all that the row names. What they are for is in countedLeads.ts. */
export class LeadCount extends table("lead_counts", {
  kind: column<string>(DataTypes.STRING(32), { primaryKey: true }),
  /** What else they have in common: a column, `day` (in UTC), or nothing: these rows count all. */
  facet: column<string>(DataTypes.STRING(32), { primaryKey: true }),
  /** The column's value or the day. */
  value: column<string>(DataTypes.STRING(255), { primaryKey: true }),
  status: column<string>(DataTypes.STRING(16), { primaryKey: true }),
  /** The values of the columns that hold one of a few. */
  choices: column<string>(DataTypes.STRING(128), { primaryKey: true }),
  leads: column<number>(DataTypes.INTEGER),
  /** No lead that is counted here has an id below or above these. */
  minId: column<number>(DataTypes.INTEGER),
  maxId: column<number>(DataTypes.INTEGER),
}) {}
