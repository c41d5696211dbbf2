import type { Migration } from "../migrator.ts"

// Blocks from before there was a history: what they hold now is where it starts.
export const up: Migration["up"] = async (queryInterface) => {
  await queryInterface.sequelize.query(
    `INSERT INTO cms_block_versions (block_id, version, content, saved_by, saved_at)
     SELECT id, version, content, NULL, updated_at FROM cms_blocks
     WHERE NOT EXISTS (SELECT 1 FROM cms_block_versions kept WHERE kept.block_id = cms_blocks.id)`,
  )
}

export const down: Migration["down"] = async (queryInterface) => {
  await queryInterface.bulkDelete("cms_block_versions", {})
}
