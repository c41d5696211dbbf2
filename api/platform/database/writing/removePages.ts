import type { QueryInterface } from "sequelize"

/**
 * Deletes the content of removed pages, with its versions and drafts. An earlier release seeds these pages again when it
 * starts.
 */
export const removePages = async ({ sequelize }: QueryInterface, pages: readonly string[]) => {
  const stored = pages.flatMap((page) => [page, `es/${page}`])
  const replacements = { stored }
  const ids = "SELECT id FROM cms_blocks WHERE page IN (:stored)"
  await sequelize.query(`DELETE FROM cms_drafts WHERE block_id IN (${ids})`, { replacements })
  await sequelize.query(`DELETE FROM cms_block_versions WHERE block_id IN (${ids})`, { replacements })
  await sequelize.query("DELETE FROM cms_blocks WHERE page IN (:stored)", { replacements })
}
