import { columns, LEAD_TABLES, migration, newColumns, newIndexes } from "../reading/columns.ts"

export const { up, down } = migration(
  newColumns(LEAD_TABLES, { mail_returned_at: { ...columns.optionalMoment } }),
  newIndexes(LEAD_TABLES, (table) => ({ indexes: { [`${table}_by_returned`]: ["mail_returned_at", "id"] } })),
  newIndexes("email_logs", () => ({ indexes: { email_logs_by_bounce: ["bounce_kind", "id"] } })),
)
