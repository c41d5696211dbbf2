import { columns, migration, newColumns } from "../reading/columns.ts"

export const { up, down } = migration(
  newColumns("letters", { tries: { ...columns.number, defaultValue: 0 }, problem: columns.optionalText }),
)
