import { columns, migration, newTable } from "../reading/columns.ts"

export const { up, down } = migration(
  newTable("probes", {
    slot: { ...columns.number, primaryKey: true },
    probed_at_ms: columns.largeNumber,
  }),
)
