import { addColumns, columns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// When a session's user last proved by a second factor who they are. Null for a proof by the password alone, and for
// sessions that were opened before.
export const up: Migration["up"] = (queryInterface) =>
  addColumns(queryInterface, "admin_sessions", { factor_verified_at: columns.optionalMoment })

export const down: Migration["down"] = (queryInterface) =>
  dropColumns(queryInterface, "admin_sessions", ["factor_verified_at"])
