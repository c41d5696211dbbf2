import { columns, migration, newIndexedTable } from "../reading/columns.ts"

export const { up, down } = migration(
  newIndexedTable("erased_leads", {
    columns: {
      id: columns.id,
      lead_type: columns.type,
      lead_id: columns.number,
      status: columns.status,
      city: columns.optionalText,
      reason: columns.type,
      received_at: columns.moment,
      changed_at: columns.moment,
      erased_at: columns.moment,
    },
    unique: { erased_leads_lead: ["lead_type", "lead_id"] },
  }),
)
