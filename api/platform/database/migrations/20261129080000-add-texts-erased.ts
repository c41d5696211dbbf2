import { columns, migration, newColumns } from "../reading/columns.ts"

// Texts and addresses of a mail are erased before its log row.
export const { up, down } = migration(newColumns("email_logs", { texts_erased_at: columns.optionalMoment }))
