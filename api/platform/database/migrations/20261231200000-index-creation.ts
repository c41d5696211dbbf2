import type { QueryInterface } from "sequelize"
import { addIndexes, dropIndex, migration, newIndexes } from "../reading/columns.ts"

/** Many leads may share a value of these columns, so the index sorts them by creation. */
const filtered: Readonly<Record<string, readonly string[]>> = {
  driver_applications: ["status", "owner_id", "city"],
  advertiser_submissions: ["status", "owner_id"],
}

const indexesOf = (table: string) =>
  Object.fromEntries(
    (filtered[table] ?? []).map((column) => [`${table}_by_${column}_creation`, ["place", column, "created_at", "id"]]),
  )

const tables = Object.keys(filtered)

const reindexBy = (fields: string[]) => async (queryInterface: QueryInterface) => {
  for (const table of tables) {
    await dropIndex(queryInterface, table, `${table}_by_creation`)
    await addIndexes(queryInterface, table, { indexes: { [`${table}_by_creation`]: fields } })
  }
}

export const { up, down } = migration(
  { up: reindexBy(["place", "created_at", "id"]), down: reindexBy(["place", "created_at"]) },
  newIndexes("media_files", () => ({ indexes: { media_files_by_creation: ["created_at", "id"] } })),
  newIndexes(tables, (table) => ({ indexes: indexesOf(table) })),
)
