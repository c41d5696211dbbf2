import { LEAD_TABLES, migration, newIndexes } from "../reading/columns.ts"

export const { up, down } = migration(
  newIndexes(LEAD_TABLES, (table) => ({ indexes: { [`${table}_by_update`]: ["updated_at", "id"] } })),
)
