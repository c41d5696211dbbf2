import { migration, newIndexes } from "../reading/columns.ts"

// An erasure selects the rows of its lead with a lock. Without the index, MySQL would lock every row that it reads.
export const { up, down } = migration(
  newIndexes("quarantined_submissions", () => ({
    indexes: { quarantined_submissions_lead: ["lead_type", "lead_id"] },
  })),
)
