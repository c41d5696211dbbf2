import { columns, migration, newIndexedTable } from "../reading/columns.ts"

export const { up, down } = migration(
  newIndexedTable("quarantined_submissions", {
    columns: {
      id: columns.id,
      lead_type: columns.type,
      lead_id: columns.number,
      submission_id: columns.submissionId,
      submitted: columns.document,
      reasons: columns.longText,
      score: columns.number,
      created_at: columns.moment,
    },
    unique: { quarantined_submissions_submission: ["submission_id", "lead_type"] },
  }),
)
