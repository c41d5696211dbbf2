import { DataTypes } from "sequelize"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addColumn("cms_blocks", "version", { type: DataTypes.INTEGER, allowNull: false, defaultValue: 1 })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeColumn("cms_blocks", "version")
