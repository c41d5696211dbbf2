import { DataTypes } from "sequelize"
import { columns, migration, newColumns, newIndexedTable, newIndexes, newTable } from "../reading/columns.ts"

const position = { type: DataTypes.BIGINT, allowNull: true }

export const { up, down } = migration(
  newIndexedTable("events", {
    columns: {
      id: { ...columns.id, type: DataTypes.BIGINT },
      position,
      hash: { ...columns.sha256, allowNull: true },
      type: { type: DataTypes.STRING(64), allowNull: false },
      subject_type: { type: DataTypes.STRING(64), allowNull: false },
      subject_id: { type: DataTypes.STRING(64), allowNull: true },
      actor_type: { type: DataTypes.STRING(16), allowNull: false },
      actor_id: columns.optionalNumber,
      occurred_at: columns.moment,
      request_id: { type: DataTypes.STRING(128), allowNull: true },
      facts: columns.longText,
    },
    // A unique index permits several NULL positions, which are first in its order.
    uniqueIndexes: { events_by_position: ["position"] },
    indexes: {
      events_by_subject: ["subject_type", "subject_id", "id"],
      events_by_actor: ["actor_id", "id"],
      events_by_type: ["type", "id"],
      events_by_time: ["occurred_at", "id"],
    },
    // Compared as bytes, so that the triggers notice every change.
    collate: "utf8mb4_bin",
  }),
  // A single row: the start and the end of the chain of events.
  newTable("event_chain", {
    id: { ...columns.number, primaryKey: true },
    head_position: { ...position, allowNull: false },
    head_hash: columns.sha256,
    base_position: { ...position, allowNull: false },
    base_hash: columns.sha256,
  }),
  // Set once a status change was copied to the events; the previous version leaves it null.
  newColumns("status_changes", { carried_at: columns.optionalMoment }),
  newIndexes("status_changes", () => ({ indexes: { status_changes_by_carrying: ["carried_at", "id"] } })),
)
