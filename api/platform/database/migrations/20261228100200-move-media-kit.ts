import type { QueryInterface } from "sequelize"
import type { Migration } from "../versions/migrator.ts"

// The media kit becomes a page. The blocks keep their ids, and so their versions and drafts.
const formats = { page: "formats", section_id: "media_kit" }
const kit = { page: "media_kit", section_id: "kit" }

const move = async (queryInterface: QueryInterface, from: typeof formats, to: typeof formats) => {
  for (const prefix of ["", "es/"]) {
    const [stored, moved] = [from, to].map(({ page, ...section }) => ({ page: `${prefix}${page}`, ...section }))
    await queryInterface.bulkUpdate("cms_blocks", { ...moved }, { ...stored })
  }
}

export const up: Migration["up"] = (queryInterface) => move(queryInterface, formats, kit)

export const down: Migration["down"] = async (queryInterface) => {
  await move(queryInterface, kit, formats)
}
