import type { Migration } from "../migrator.ts"

const name = "media_files_by_size"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("media_files", { name, fields: ["size", "id"] })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("media_files", name)
