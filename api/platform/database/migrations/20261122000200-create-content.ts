import { DataTypes } from "sequelize"
import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

export const up: Migration["up"] = async (queryInterface) => {
  await createTable(
    queryInterface,
    "cms_blocks",
    {
      id: columns.id,
      page: { type: DataTypes.STRING(64), allowNull: false },
      section_id: { type: DataTypes.STRING(64), allowNull: false },
      content: columns.document,
      created_at: columns.moment,
      updated_at: columns.moment,
      version: { ...columns.number, defaultValue: 1 },
    },
    { unique: { cms_blocks_page_section: ["page", "section_id"] } },
  )
  await createTable(
    queryInterface,
    "cms_block_versions",
    {
      id: columns.id,
      block_id: columns.number,
      version: columns.number,
      content: columns.document,
      saved_by: columns.optionalText,
      saved_at: columns.moment,
    },
    { unique: { cms_block_versions_block_version: ["block_id", "version"] } },
  )
  // Blocks from before the history start theirs with their current content.
  await queryInterface.sequelize.query(
    `INSERT INTO cms_block_versions (block_id, version, content, saved_by, saved_at)
     SELECT id, version, content, NULL, updated_at FROM cms_blocks
     WHERE NOT EXISTS (SELECT 1 FROM cms_block_versions kept WHERE kept.block_id = cms_blocks.id)`,
  )
}

export const down: Migration["down"] = async (queryInterface) => {
  await queryInterface.dropTable("cms_block_versions")
  await queryInterface.dropTable("cms_blocks")
}
