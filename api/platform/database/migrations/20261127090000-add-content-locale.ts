import { DataTypes } from "sequelize"
import { addColumns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Versions and drafts follow their block's language. A Spanish block's page includes its language (`es/home`), so the
// unique key holds both languages, and an older version that knows only English does not serve Spanish text during the
// rollout.
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
