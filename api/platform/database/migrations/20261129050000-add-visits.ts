import { DataTypes } from "sequelize"
import { addColumns, columns, createTable, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const name = { type: DataTypes.STRING(64), allowNull: false }
const key = { ...name, primaryKey: true }
const day = { type: DataTypes.CHAR(10), allowNull: false }
const page = { type: DataTypes.STRING(128), allowNull: true }
const optionalName = { ...name, allowNull: true }

/** Traffic source of a lead. Null for earlier leads and if unknown. */
const leadSource = { source: optionalName, campaign: optionalName, landing_page: page }

const leadTables = ["driver_applications", "advertiser_submissions"]

export const up: Migration["up"] = async (queryInterface) => {
  await createTable(queryInterface, "visit_counts", {
    day: { ...day, primaryKey: true },
    step: { ...key, type: DataTypes.STRING(16) },
    value: { ...key, type: DataTypes.STRING(128) },
    source: key,
    total: columns.number,
  })
  await createTable(queryInterface, "visit_salts", {
    day: { ...day, primaryKey: true },
    salt: { type: DataTypes.CHAR(43), allowNull: false },
  })
  await createTable(
    queryInterface,
    "visitor_marks",
    {
      hash: { type: DataTypes.CHAR(32), allowNull: false, primaryKey: true },
      day,
      source: name,
      campaign: optionalName,
      landing_page: page,
      city: optionalName,
      done: columns.text,
    },
    { indexes: { visitor_marks_of_day: ["day"] } },
  )
  for (const table of leadTables) await addColumns(queryInterface, table, leadSource)
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of leadTables) await dropColumns(queryInterface, table, Object.keys(leadSource))
  for (const table of ["visitor_marks", "visit_salts", "visit_counts"]) await queryInterface.dropTable(table)
}
