import { migration, newIndexes } from "../reading/columns.ts"

// An erasure selects its lead with a lock, and MySQL locks each row it examines.
export const { up, down } = migration(
  newIndexes("quarantined_submissions", () => ({
    indexes: { quarantined_submissions_lead: ["lead_type", "lead_id"] },
  })),
)
