import type { Migration } from "../migrator.ts"

const name = "media_files_by_filename"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("media_files", { name, fields: ["filename", "id"] })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("media_files", name)
