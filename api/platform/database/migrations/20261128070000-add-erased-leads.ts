import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  createTable(
    queryInterface,
    "erased_leads",
    {
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
    { unique: { erased_leads_lead: ["lead_type", "lead_id"] } },
  )

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("erased_leads")
