import { columns, LEAD_TABLES, migration, newColumns } from "../reading/columns.ts"

// Salt of the sender's status link; null until the first link is revoked.
export const { up, down } = migration(newColumns(LEAD_TABLES, { link_salt: columns.optionalText }))
