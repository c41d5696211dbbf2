import { DataTypes } from "sequelize"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addColumn("advertiser_submissions", "accepted_terms_date", {
    type: DataTypes.STRING(255),
    allowNull: true,
  })

export const down: Migration["down"] = (queryInterface) =>
  queryInterface.removeColumn("advertiser_submissions", "accepted_terms_date")
