import { addIndexes, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const NAME = "quarantined_submissions_lead"

// An erasure selects its lead with a lock, and MySQL locks each row it examines.
export const up: Migration["up"] = (queryInterface) =>
  addIndexes(queryInterface, "quarantined_submissions", { indexes: { [NAME]: ["lead_type", "lead_id"] } })

export const down: Migration["down"] = (queryInterface) => dropIndex(queryInterface, "quarantined_submissions", NAME)
