import { columns, migration, newColumns } from "../reading/columns.ts"

export const { up, down } = migration(newColumns("admin_users", { mail_choices: columns.optionalLongText }))
