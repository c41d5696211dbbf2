import { DataTypes } from "sequelize"
import { columns, tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = async (queryInterface) => {
  await queryInterface.createTable(
    "cms_blocks",
    {
      id: columns.id,
      page: { type: DataTypes.STRING(64), allowNull: false },
      section_id: { type: DataTypes.STRING(64), allowNull: false },
      content: { type: "MEDIUMTEXT", allowNull: false },
      created_at: columns.moment,
      updated_at: columns.moment,
    },
    { ...tableOptions, uniqueKeys: { cms_blocks_page_section: { fields: ["page", "section_id"] } } },
  )
}

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("cms_blocks")
