import { columns, migration, newIndexedTable } from "../reading/columns.ts"

// Deleted leads have a separate table, so that no query of leads has to exclude them.
export const { up, down } = migration(
  newIndexedTable("trashed_leads", {
    columns: {
      id: columns.id,
      lead_type: columns.type,
      lead_id: columns.number,
      stored: columns.document,
      deleted_by_id: columns.optionalNumber,
      deleted_at: columns.moment,
    },
    unique: { trashed_leads_lead: ["lead_type", "lead_id"] },
    indexes: { trashed_leads_by_deletion: ["deleted_at"] },
  }),
)
