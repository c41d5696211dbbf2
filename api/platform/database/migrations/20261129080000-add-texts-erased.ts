import { addColumns, columns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Texts and addresses of a mail are erased before its log row.
export const up: Migration["up"] = (queryInterface) =>
  addColumns(queryInterface, "email_logs", { texts_erased_at: columns.optionalMoment })

export const down: Migration["down"] = (queryInterface) =>
  dropColumns(queryInterface, "email_logs", ["texts_erased_at"])
