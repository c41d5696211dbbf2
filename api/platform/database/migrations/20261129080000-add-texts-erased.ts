import { columns, migration, newColumns } from "../reading/columns.ts"

// The texts and addresses of a mail are erased earlier than its row.
export const { up, down } = migration(newColumns("email_logs", { texts_erased_at: columns.optionalMoment }))
