import { columns, LEAD_TABLES, migration, newColumns, newIndexedTable, newIndexes } from "../reading/columns.ts"

const indexesOf = (table: string) => ({
  [`${table}_by_owner`]: ["owner_id", "id"],
  [`${table}_by_follow_up`]: ["follow_up_on", "id"],
  // Lets leads that need work be counted from the index alone.
  [`${table}_by_work`]: ["owner_id", "status", "follow_up_on"],
})

export const { up, down } = migration(
  // Nullable, as the previous version still stores leads and notes during the rollout.
  newColumns(LEAD_TABLES, { owner_id: columns.optionalNumber, follow_up_on: columns.optionalDay }),
  newIndexes(LEAD_TABLES, (table) => ({ indexes: indexesOf(table) })),
  newColumns("lead_notes", {
    author_id: columns.optionalNumber,
    edited_at: columns.optionalMoment,
    mentions: { ...columns.longText, allowNull: true },
  }),
  newIndexedTable("lead_views", {
    columns: {
      id: columns.id,
      user_id: columns.userId,
      name: columns.text,
      name_key: columns.sha256,
      lead_type: columns.type,
      query: columns.longText,
      is_shared: columns.flag,
      created_at: columns.moment,
      updated_at: columns.moment,
    },
    unique: { lead_views_name: ["user_id", "name_key"] },
  }),
  newColumns("admin_users", { reminded_on: columns.optionalDay }),
)
