import { DataTypes } from "sequelize"
import { tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

// A table of its own, so that no list of files can read the bytes by mistake.
export const up: Migration["up"] = (queryInterface) =>
  queryInterface.createTable(
    "media_originals",
    {
      media_file_id: {
        type: DataTypes.INTEGER,
        allowNull: false,
        primaryKey: true,
        references: { model: "media_files", key: "id" },
        onDelete: "CASCADE",
      },
      data: { type: DataTypes.BLOB("long"), allowNull: false },
    },
    tableOptions,
  )

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("media_originals")
