import { addColumns, columns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const tables = ["driver_applications", "advertiser_submissions"]

export const up: Migration["up"] = async (queryInterface) => {
  for (const table of tables) await addColumns(queryInterface, table, { sale_opt_out_at: columns.optionalMoment })
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of tables) await dropColumns(queryInterface, table, ["sale_opt_out_at"])
}
