import { columns, migration, newColumns } from "../reading/columns.ts"

export const { up, down } = migration(
  newColumns("email_logs", {
    from_name: columns.optionalText,
    thread: columns.optionalLongText,
  }),
)
