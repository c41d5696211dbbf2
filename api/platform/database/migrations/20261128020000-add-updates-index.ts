import { addIndexes, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const tables = ["driver_applications", "advertiser_submissions"]

export const up: Migration["up"] = async (queryInterface) => {
  for (const table of tables)
    await addIndexes(queryInterface, table, { indexes: { [`${table}_by_update`]: ["updated_at", "id"] } })
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of tables) await dropIndex(queryInterface, table, `${table}_by_update`)
}
