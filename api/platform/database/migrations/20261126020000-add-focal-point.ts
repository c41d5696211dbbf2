import { DataTypes } from "sequelize"
import { addColumns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const optionalPercent = { type: DataTypes.SMALLINT, allowNull: true }

export const up: Migration["up"] = (queryInterface) =>
  addColumns(queryInterface, "media_files", { focal_x: optionalPercent, focal_y: optionalPercent })

export const down: Migration["down"] = (queryInterface) =>
  dropColumns(queryInterface, "media_files", ["focal_x", "focal_y"])
