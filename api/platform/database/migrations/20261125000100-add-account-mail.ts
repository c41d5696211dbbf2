import { DataTypes } from "sequelize"
import { addColumns, addIndexes, columns, dropColumns, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const optionalId = { type: DataTypes.INTEGER, allowNull: true }

const INDEX = "email_logs_user"

export const up: Migration["up"] = async (queryInterface) => {
  await addColumns(queryInterface, "email_logs", { user_id: optionalId })
  await addIndexes(queryInterface, "email_logs", { indexes: { [INDEX]: ["user_id", "id"] } })
  await addColumns(queryInterface, "admin_users", {
    // The inviting user; null for the account from the configuration.
    invited_by_id: optionalId,
    replaced_password_hash: columns.optionalText,
  })
}

export const down: Migration["down"] = async (queryInterface) => {
  await dropColumns(queryInterface, "admin_users", ["invited_by_id", "replaced_password_hash"])
  await dropIndex(queryInterface, "email_logs", INDEX)
  await dropColumns(queryInterface, "email_logs", ["user_id"])
}
