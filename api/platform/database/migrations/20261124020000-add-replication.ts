import { columns, migration, newColumns, newTable } from "../reading/columns.ts"

export const { up, down } = migration(
  // For the lag of read replicas: the last writes of the primary, and of each session.
  newTable("replication_heartbeat", { id: { ...columns.number, primaryKey: true }, beat_ms: columns.largeNumber }),
  newColumns("admin_sessions", { last_write_ms: { ...columns.largeNumber, defaultValue: 0 } }),
)
