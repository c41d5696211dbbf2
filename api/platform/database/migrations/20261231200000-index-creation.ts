import type { QueryInterface } from "sequelize"
import { addIndexes, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

/** Filterable columns in which many leads may share a value. */
const filtered: Readonly<Record<string, readonly string[]>> = {
  driver_applications: ["status", "owner_id", "city"],
  advertiser_submissions: ["status", "owner_id"],
}

const indexesOf = (table: string) =>
  Object.fromEntries(
    (filtered[table] ?? []).map((column) => [`${table}_by_${column}_creation`, ["place", column, "created_at", "id"]]),
  )

const reindex = async (queryInterface: QueryInterface, fields: string[]) => {
  for (const table of Object.keys(filtered)) {
    await dropIndex(queryInterface, table, `${table}_by_creation`)
    await addIndexes(queryInterface, table, { indexes: { [`${table}_by_creation`]: fields } })
  }
}

export const up: Migration["up"] = async (queryInterface) => {
  await reindex(queryInterface, ["place", "created_at", "id"])
  await addIndexes(queryInterface, "media_files", { indexes: { media_files_by_creation: ["created_at", "id"] } })
  for (const table of Object.keys(filtered)) await addIndexes(queryInterface, table, { indexes: indexesOf(table) })
}

export const down: Migration["down"] = async (queryInterface) => {
  await dropIndex(queryInterface, "media_files", "media_files_by_creation")
  for (const table of Object.keys(filtered))
    for (const name of Object.keys(indexesOf(table))) await dropIndex(queryInterface, table, name)
  await reindex(queryInterface, ["place", "created_at"])
}
