import { DataTypes } from "sequelize"
import { columns, migration, newIndexedTable, statements } from "../reading/columns.ts"

export const { up, down } = migration(
  newIndexedTable("cms_blocks", {
    columns: {
      id: columns.id,
      page: { type: DataTypes.STRING(64), allowNull: false },
      section_id: { type: DataTypes.STRING(64), allowNull: false },
      content: columns.document,
      created_at: columns.moment,
      updated_at: columns.moment,
      version: { ...columns.number, defaultValue: 1 },
    },
    unique: { cms_blocks_page_section: ["page", "section_id"] },
  }),
  newIndexedTable("cms_block_versions", {
    columns: {
      id: columns.id,
      block_id: columns.number,
      version: columns.number,
      content: columns.document,
      saved_by: columns.optionalText,
      saved_at: columns.moment,
    },
    unique: { cms_block_versions_block_version: ["block_id", "version"] },
  }),
  // Blocks that are older than this table have no history, so it begins with their current content.
  statements(
    `INSERT INTO cms_block_versions (block_id, version, content, saved_by, saved_at)
     SELECT id, version, content, NULL, updated_at FROM cms_blocks
     WHERE NOT EXISTS (SELECT 1 FROM cms_block_versions kept WHERE kept.block_id = cms_blocks.id)`,
  ),
)
