import { columns, LEAD_TABLES, migration, newColumns } from "../reading/columns.ts"

export const { up, down } = migration(newColumns(LEAD_TABLES, { sale_opt_out_at: columns.optionalMoment }))
