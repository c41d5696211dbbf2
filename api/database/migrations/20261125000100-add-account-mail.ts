import { DataTypes } from "sequelize"
import type { Migration } from "../migrator.ts"

// The account that a mail is about.
export const up: Migration["up"] = async (queryInterface) => {
  if ("user_id" in (await queryInterface.describeTable("email_logs"))) return
  await queryInterface.addColumn("email_logs", "user_id", { type: DataTypes.INTEGER, allowNull: true })
}

export const down: Migration["down"] = async (queryInterface) => {
  // Not `removeColumn`, which on SQLite recreates the table without its indexes.
  if ("user_id" in (await queryInterface.describeTable("email_logs")))
    await queryInterface.sequelize.query("ALTER TABLE email_logs DROP COLUMN user_id")
}
