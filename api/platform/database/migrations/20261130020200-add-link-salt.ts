import { columns, LEAD_TABLES, migration, newColumns } from "../reading/columns.ts"

// Null until a first link is revoked: a new salt makes the lead's previous links invalid.
export const { up, down } = migration(newColumns(LEAD_TABLES, { link_salt: columns.optionalText }))
