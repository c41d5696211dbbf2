import { columns, migration, newColumns } from "../reading/columns.ts"

export const { up, down } = migration(
  newColumns("advertiser_submissions", {
    planned_budget: columns.optionalNumber,
    planned_weeks: columns.optionalNumber,
    planned_cities: columns.optionalLongText,
  }),
)
