import { addColumns, columns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Last proof of identity with a second factor. Null for a password-only proof, and for earlier sessions.
export const up: Migration["up"] = (queryInterface) =>
  addColumns(queryInterface, "admin_sessions", { factor_verified_at: columns.optionalMoment })

export const down: Migration["down"] = (queryInterface) =>
  dropColumns(queryInterface, "admin_sessions", ["factor_verified_at"])
