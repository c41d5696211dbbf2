import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  createTable(
    queryInterface,
    "quarantined_submissions",
    {
      id: columns.id,
      lead_type: columns.type,
      lead_id: columns.number,
      submission_id: columns.submissionId,
      submitted: columns.document,
      reasons: columns.longText,
      score: columns.number,
      created_at: columns.moment,
    },
    { unique: { quarantined_submissions_submission: ["submission_id", "lead_type"] } },
  )

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("quarantined_submissions")
