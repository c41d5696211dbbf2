import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from "sequelize"

/** How many leads of a kind are alike in all that the row names. What they are for is in countedLeads.ts. */
export class LeadCount extends Model<InferAttributes<LeadCount>, InferCreationAttributes<LeadCount>> {
  declare kind: string
  /** What else they have in common: a column, `day` (in UTC), or nothing: these rows count all. */
  declare facet: string
  /** The column's value or the day. */
  declare value: string
  declare status: string
  /** The values of the columns that hold one of a few. */
  declare choices: string
  declare leads: number
  /** No lead that is counted here has an id below or above these. */
  declare minId: number
  declare maxId: number
}

const key = (length: number) => ({ type: DataTypes.STRING(length), primaryKey: true })

export const defineLeadCount = (sequelize: Sequelize) =>
  LeadCount.init(
    {
      kind: key(32),
      facet: key(32),
      value: key(255),
      status: key(16),
      choices: key(128),
      leads: DataTypes.INTEGER,
      minId: DataTypes.INTEGER,
      maxId: DataTypes.INTEGER,
    },
    { sequelize, tableName: "lead_counts", timestamps: false },
  )
