import { DataTypes } from "sequelize"
import { columns, LEAD_TABLES, migration, newColumns, newIndexedTable, newTable } from "../reading/columns.ts"

const name = { type: DataTypes.STRING(64), allowNull: false }
const key = { ...name, primaryKey: true }
const day = { type: DataTypes.CHAR(10), allowNull: false }
const page = { type: DataTypes.STRING(128), allowNull: true }
const optionalName = { ...name, allowNull: true }

/** Null for earlier leads, and for unknown sources. */
const leadSource = { source: optionalName, campaign: optionalName, landing_page: page }

export const { up, down } = migration(
  newTable("visit_counts", {
    day: { ...day, primaryKey: true },
    step: { ...key, type: DataTypes.STRING(16) },
    value: { ...key, type: DataTypes.STRING(128) },
    source: key,
    total: columns.number,
  }),
  newTable("visit_salts", {
    day: { ...day, primaryKey: true },
    salt: { type: DataTypes.CHAR(43), allowNull: false },
  }),
  newIndexedTable("visitor_marks", {
    columns: {
      hash: { type: DataTypes.CHAR(32), allowNull: false, primaryKey: true },
      day,
      source: name,
      campaign: optionalName,
      landing_page: page,
      city: optionalName,
      done: columns.text,
    },
    indexes: { visitor_marks_of_day: ["day"] },
  }),
  newColumns(LEAD_TABLES, leadSource),
)
