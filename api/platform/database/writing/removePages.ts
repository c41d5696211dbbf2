import type { QueryInterface } from "sequelize"

export const removePages = async (
  { sequelize }: QueryInterface,
  pages: readonly string[],
  sections?: readonly string[],
) => {
  const stored = pages.flatMap((page) => [page, `es/${page}`])
  const replacements = { stored, sections }
  const which = `page IN (:stored)${sections ? " AND section_id IN (:sections)" : ""}`
  const ids = `SELECT id FROM cms_blocks WHERE ${which}`
  await sequelize.query(`DELETE FROM cms_drafts WHERE block_id IN (${ids})`, { replacements })
  await sequelize.query(`DELETE FROM cms_block_versions WHERE block_id IN (${ids})`, { replacements })
  await sequelize.query(`DELETE FROM cms_blocks WHERE ${which}`, { replacements })
}
