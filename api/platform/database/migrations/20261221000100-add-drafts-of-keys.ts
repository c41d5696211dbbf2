import { DataTypes } from "sequelize"
import { addColumns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const TABLE = "reply_drafts"

export const up: Migration["up"] = (queryInterface) =>
  addColumns(queryInterface, TABLE, { key_id: { type: DataTypes.INTEGER, allowNull: true } })

export const down: Migration["down"] = async (queryInterface) => {
  // The previous version has no drafts without an account.
  await queryInterface.bulkDelete(TABLE, { author_id: 0 })
  await dropColumns(queryInterface, TABLE, ["key_id"])
}
