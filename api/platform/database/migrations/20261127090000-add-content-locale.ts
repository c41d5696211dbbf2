import { DataTypes, type QueryInterface } from "sequelize"
import { migration, newColumns } from "../reading/columns.ts"

// The page of a Spanish block includes its language (`es/home`): the unique key then permits both languages, and a
// previous version that knows only English does not serve Spanish texts during the rollout.
const locale = { type: DataTypes.STRING(8), allowNull: false, defaultValue: "en" }

const deleteSpanish = async (queryInterface: QueryInterface) => {
  const spanish = "SELECT id FROM cms_blocks WHERE locale <> 'en'"
  if (!("locale" in (await queryInterface.describeTable("cms_blocks")))) return
  for (const table of ["cms_drafts", "cms_block_versions"])
    await queryInterface.sequelize.query(`DELETE FROM ${table} WHERE block_id IN (${spanish})`)
  await queryInterface.sequelize.query("DELETE FROM cms_blocks WHERE locale <> 'en'")
}

export const { up, down } = migration(newColumns("cms_blocks", { locale }), { down: deleteSpanish })
