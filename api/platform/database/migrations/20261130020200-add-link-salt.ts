import { addColumns, columns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const tables = ["driver_applications", "advertiser_submissions"]

// Salt of the sender's status link; null until the first link is revoked.
export const up: Migration["up"] = async (queryInterface) => {
  for (const table of tables) await addColumns(queryInterface, table, { link_salt: columns.optionalText })
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of tables) await dropColumns(queryInterface, table, ["link_salt"])
}
