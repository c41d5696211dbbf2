import { columns, migration, newColumns, newIndexes } from "../reading/columns.ts"

export const { up, down } = migration(
  newColumns("email_logs", { user_id: columns.optionalNumber }),
  newIndexes("email_logs", () => ({ indexes: { email_logs_user: ["user_id", "id"] } })),
  newColumns("admin_users", {
    // The inviting user; null for the account from the configuration.
    invited_by_id: columns.optionalNumber,
    replaced_password_hash: columns.optionalText,
  }),
)
