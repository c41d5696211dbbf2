import { DataTypes } from "sequelize"
import { columns, tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = async (queryInterface) => {
  await queryInterface.createTable(
    "cms_block_versions",
    {
      id: columns.id,
      block_id: { type: DataTypes.INTEGER, allowNull: false },
      version: { type: DataTypes.INTEGER, allowNull: false },
      content: { type: "MEDIUMTEXT", allowNull: false },
      saved_by: { type: DataTypes.STRING(255), allowNull: true },
      saved_at: columns.moment,
    },
    { ...tableOptions, uniqueKeys: { cms_block_versions_block_version: { fields: ["block_id", "version"] } } },
  )
}

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("cms_block_versions")
