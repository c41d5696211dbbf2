import { DataTypes } from "sequelize"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addColumn("admin_users", "username_key", { type: DataTypes.CHAR(64), allowNull: true })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeColumn("admin_users", "username_key")
