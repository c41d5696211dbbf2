import { DataTypes } from "sequelize"
import { addColumns, addIndexes, columns, createTable, dropColumns, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const position = { type: DataTypes.BIGINT, allowNull: true }

const CARRIED_INDEX = "status_changes_by_carrying"

export const up: Migration["up"] = async (queryInterface) => {
  await createTable(
    queryInterface,
    "events",
    {
      id: { ...columns.id, type: DataTypes.BIGINT },
      position,
      hash: { ...columns.sha256, allowNull: true },
      type: { type: DataTypes.STRING(64), allowNull: false },
      subject_type: { type: DataTypes.STRING(64), allowNull: false },
      subject_id: { type: DataTypes.STRING(64), allowNull: true },
      actor_type: { type: DataTypes.STRING(16), allowNull: false },
      actor_id: { ...columns.number, allowNull: true },
      occurred_at: columns.moment,
      request_id: { type: DataTypes.STRING(128), allowNull: true },
      facts: columns.longText,
    },
    {
      // Those without a position come first in this one.
      uniqueIndexes: { events_by_position: ["position"] },
      indexes: {
        events_by_subject: ["subject_type", "subject_id", "id"],
        events_by_actor: ["actor_id", "id"],
        events_by_type: ["type", "id"],
        events_by_time: ["occurred_at", "id"],
      },
      // Compared as it is stored, as the triggers must notice any change.
      collate: "utf8mb4_bin",
    },
  )
  // One row: where the chain of events begins, and where it ends.
  await createTable(queryInterface, "event_chain", {
    id: { ...columns.number, primaryKey: true },
    head_position: { ...position, allowNull: false },
    head_hash: columns.sha256,
    base_position: { ...position, allowNull: false },
    base_hash: columns.sha256,
  })
  // Which status changes have become events. The version before writes none.
  await addColumns(queryInterface, "status_changes", { carried_at: columns.optionalMoment })
  await addIndexes(queryInterface, "status_changes", { indexes: { [CARRIED_INDEX]: ["carried_at", "id"] } })
}

export const down: Migration["down"] = async (queryInterface) => {
  await dropIndex(queryInterface, "status_changes", CARRIED_INDEX)
  await dropColumns(queryInterface, "status_changes", ["carried_at"])
  for (const table of ["event_chain", "events"]) await queryInterface.dropTable(table)
}
