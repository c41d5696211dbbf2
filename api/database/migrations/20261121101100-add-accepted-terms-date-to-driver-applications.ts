import { DataTypes } from "sequelize"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addColumn("driver_applications", "accepted_terms_date", {
    type: DataTypes.STRING(255),
    allowNull: true,
  })

export const down: Migration["down"] = (queryInterface) =>
  queryInterface.removeColumn("driver_applications", "accepted_terms_date")
