import { DataTypes } from "sequelize"
import { addColumns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Versions and drafts belong to a block, and so to its language. A Spanish block's page is stored with its language, as in
// `es/home`: so the unique key of page and section holds both languages, and a version that knows English alone, which
// serves on until all replicas are replaced, mistakes no Spanish text for an English one.
const locale = { type: DataTypes.STRING(8), allowNull: false, defaultValue: "en" }

export const up: Migration["up"] = (queryInterface) => addColumns(queryInterface, "cms_blocks", { locale })

export const down: Migration["down"] = async (queryInterface) => {
  const { sequelize } = queryInterface
  const spanish = "SELECT id FROM cms_blocks WHERE locale <> 'en'"
  if ("locale" in (await queryInterface.describeTable("cms_blocks"))) {
    await sequelize.query(`DELETE FROM cms_drafts WHERE block_id IN (${spanish})`)
    await sequelize.query(`DELETE FROM cms_block_versions WHERE block_id IN (${spanish})`)
    await sequelize.query("DELETE FROM cms_blocks WHERE locale <> 'en'")
  }
  await dropColumns(queryInterface, "cms_blocks", ["locale"])
}
