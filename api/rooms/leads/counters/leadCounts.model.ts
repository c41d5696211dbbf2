import { DataTypes } from "sequelize"
import { column, table } from "../../../platform/database/reading/row.ts"

export class LeadCount extends table("lead_counts", {
  kind: column<string>(DataTypes.STRING(32), { primaryKey: true }),
  /** A column's name, `day` (UTC), or empty for the total. */
  facet: column<string>(DataTypes.STRING(32), { primaryKey: true }),
  value: column<string>(DataTypes.STRING(255), { primaryKey: true }),
  status: column<string>(DataTypes.STRING(16), { primaryKey: true }),
  choices: column<string>(DataTypes.STRING(128), { primaryKey: true }),
  leads: column<number>(DataTypes.INTEGER),
  minId: column<number>(DataTypes.INTEGER),
  maxId: column<number>(DataTypes.INTEGER),
}) {}
