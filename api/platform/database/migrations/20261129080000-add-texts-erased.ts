import { addColumns, columns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// When a mail's texts and addresses were erased, which is before its line in the log goes.
export const up: Migration["up"] = (queryInterface) =>
  addColumns(queryInterface, "email_logs", { texts_erased_at: columns.optionalMoment })

export const down: Migration["down"] = (queryInterface) =>
  dropColumns(queryInterface, "email_logs", ["texts_erased_at"])
