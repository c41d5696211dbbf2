import { DataTypes } from "sequelize"
import { addColumns, addIndexes, columns, createTable, dropColumns, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const optionalId = { type: DataTypes.INTEGER, allowNull: true }
const userId = { ...columns.number, references: { model: "admin_users", key: "id" }, onDelete: "CASCADE" }

// Copied here, as a migration must never change its behavior.
const TABLES = ["driver_applications", "advertiser_submissions"]

const indexesOf = (table: string) => ({
  [`${table}_by_owner`]: ["owner_id", "id"],
  [`${table}_by_follow_up`]: ["follow_up_on", "id"],
  // Counts open work without reading the leads.
  [`${table}_by_work`]: ["owner_id", "status", "follow_up_on"],
})

export const up: Migration["up"] = async (queryInterface) => {
  // Nullable, as the previous version still stores leads and notes during the rollout.
  for (const table of TABLES) {
    await addColumns(queryInterface, table, { owner_id: optionalId, follow_up_on: columns.optionalDay })
    await addIndexes(queryInterface, table, { indexes: indexesOf(table) })
  }
  await addColumns(queryInterface, "lead_notes", {
    author_id: optionalId,
    edited_at: columns.optionalMoment,
    mentions: { ...columns.longText, allowNull: true },
  })
  await createTable(
    queryInterface,
    "lead_views",
    {
      id: columns.id,
      user_id: userId,
      name: columns.text,
      name_key: columns.sha256,
      lead_type: columns.type,
      query: columns.longText,
      is_shared: { type: DataTypes.BOOLEAN, allowNull: false },
      created_at: columns.moment,
      updated_at: columns.moment,
    },
    { unique: { lead_views_name: ["user_id", "name_key"] } },
  )
  await addColumns(queryInterface, "admin_users", { reminded_on: columns.optionalDay })
}

export const down: Migration["down"] = async (queryInterface) => {
  await dropColumns(queryInterface, "admin_users", ["reminded_on"])
  await queryInterface.dropTable("lead_views")
  await dropColumns(queryInterface, "lead_notes", ["author_id", "edited_at", "mentions"])
  for (const table of TABLES) {
    for (const name of Object.keys(indexesOf(table))) await dropIndex(queryInterface, table, name)
    await dropColumns(queryInterface, table, ["owner_id", "follow_up_on"])
  }
}
