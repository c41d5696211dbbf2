import { DataTypes } from "sequelize"
import { addColumns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const optionalNumber = { type: DataTypes.INTEGER, allowNull: true }

export const up: Migration["up"] = (queryInterface) =>
  addColumns(queryInterface, "advertiser_submissions", {
    planned_budget: optionalNumber,
    planned_weeks: optionalNumber,
    planned_cities: { type: DataTypes.TEXT, allowNull: true },
  })

export const down: Migration["down"] = (queryInterface) =>
  dropColumns(queryInterface, "advertiser_submissions", ["planned_budget", "planned_weeks", "planned_cities"])
