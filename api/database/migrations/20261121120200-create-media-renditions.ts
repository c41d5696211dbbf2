import { DataTypes } from "sequelize"
import { tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.createTable(
    "media_renditions",
    {
      media_file_id: {
        type: DataTypes.INTEGER,
        allowNull: false,
        primaryKey: true,
        references: { model: "media_files", key: "id" },
        onDelete: "CASCADE",
      },
      width: { type: DataTypes.INTEGER, allowNull: false, primaryKey: true },
      format: { type: DataTypes.STRING(8), allowNull: false, primaryKey: true },
      data: { type: DataTypes.BLOB("long"), allowNull: false },
    },
    tableOptions,
  )

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("media_renditions")
