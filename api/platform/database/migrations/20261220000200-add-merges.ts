import { columns, migration, newIndexedTable } from "../reading/columns.ts"

export const { up, down } = migration(
  newIndexedTable("lead_merges", {
    columns: {
      id: columns.id,
      lead_type: columns.type,
      survivor_id: columns.number,
      merged_id: columns.number,
      // The data for an undo; null once the merge can no longer be undone.
      kept: { ...columns.document, allowNull: true },
      actor_type: columns.status,
      actor_id: columns.optionalNumber,
      merged_at: columns.moment,
      undone_at: columns.optionalMoment,
    },
    indexes: {
      lead_merges_by_merged: ["lead_type", "merged_id"],
      lead_merges_by_survivor: ["lead_type", "survivor_id"],
    },
  }),
)
