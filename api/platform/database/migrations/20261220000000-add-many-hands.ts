import { DataTypes } from "sequelize"
import { addColumns, addIndexes, columns, dropColumns, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Copied here, as a migration must never change its behavior.
const TABLES = ["driver_applications", "advertiser_submissions"]

// Created per statement, as Sequelize writes engine-specific types into its argument.
const added = () => ({
  // With a default, as the previous version still stores leads during the rollout.
  is_promised: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
  wait_list_city: columns.optionalText,
  wait_list_told_at: columns.optionalMoment,
  // Binary, as API clients distinguish ids by case.
  external_id: { type: DataTypes.STRING(255, true), allowNull: true },
})

export const up: Migration["up"] = async (queryInterface) => {
  for (const table of TABLES) {
    await addColumns(queryInterface, table, added())
    await addIndexes(queryInterface, table, {
      uniqueIndexes: { [`${table}_by_external_id`]: ["external_id"] },
      indexes: {
        [`${table}_unpromised`]: ["is_promised", "status", "created_at"],
        [`${table}_by_wait_list`]: ["wait_list_city", "id"],
      },
    })
  }
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of TABLES) {
    for (const name of ["by_external_id", "unpromised", "by_wait_list"])
      await dropIndex(queryInterface, table, `${table}_${name}`)
    await dropColumns(queryInterface, table, Object.keys(added()))
  }
}
