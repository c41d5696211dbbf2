import { DataTypes, type ModelAttributeColumnOptions, type QueryInterface } from "sequelize"
import { columns } from "../columns.ts"
import type { Migration } from "../migrator.ts"

const optionalId = { type: DataTypes.INTEGER, allowNull: true }

const added: readonly [table: string, name: string, column: ModelAttributeColumnOptions][] = [
  // The account that a mail is about.
  ["email_logs", "user_id", optionalId],
  // Who has invited; null for the account that the configuration makes.
  ["admin_users", "invited_by_id", optionalId],
  // The configured password that the user has replaced by one of their own.
  ["admin_users", "replaced_password_hash", columns.optionalText],
]

export const up: Migration["up"] = async (queryInterface) => {
  for (const [table, name, column] of added)
    if (!(name in (await queryInterface.describeTable(table)))) await queryInterface.addColumn(table, name, column)
  if (!(await hasIndex(queryInterface)))
    await queryInterface.addIndex("email_logs", { name: INDEX, fields: ["user_id", "id"] })
}

const INDEX = "email_logs_user"

const hasIndex = async (queryInterface: QueryInterface) =>
  ((await queryInterface.showIndex("email_logs")) as { name: string }[]).some(({ name }) => name === INDEX)

export const down: Migration["down"] = async (queryInterface) => {
  if (await hasIndex(queryInterface)) await queryInterface.removeIndex("email_logs", INDEX)
  // Not `removeColumn`, which on SQLite recreates the table without its indexes.
  for (const [table, name] of added)
    if (name in (await queryInterface.describeTable(table)))
      await queryInterface.sequelize.query(`ALTER TABLE ${table} DROP COLUMN ${name}`)
}
