import { DataTypes, type ModelAttributes, type QueryInterface } from "sequelize"
import { columns, createTable } from "../columns.ts"
import type { Migration } from "../migrator.ts"

// Defaults are for the rows that are there, and for those that a process of the version before still adds.
const userColumns: ModelAttributes = {
  name: { ...columns.text, defaultValue: "" },
  email: columns.optionalText,
  email_key: { ...columns.sha256, allowNull: true },
  role: { ...columns.status, defaultValue: "OWNER" },
  state: { ...columns.status, defaultValue: "ACTIVE" },
  signed_in_at: columns.optionalMoment,
}

const sessionColumns: ModelAttributes = {
  user_agent: { ...columns.text, defaultValue: "" },
  address: { type: DataTypes.STRING(64), allowNull: false, defaultValue: "" },
  verified_at: { ...columns.moment, defaultValue: "1970-01-01 00:00:00.000" },
}

const addColumns = async (queryInterface: QueryInterface, table: string, added: ModelAttributes) => {
  const present = await queryInterface.describeTable(table)
  for (const [name, column] of Object.entries(added))
    if (!(name in present)) await queryInterface.addColumn(table, name, column)
}

// Not `removeColumn`, which on SQLite recreates the table without its indexes.
const dropColumns = async (queryInterface: QueryInterface, table: string, added: ModelAttributes) => {
  const present = await queryInterface.describeTable(table)
  for (const name of Object.keys(added))
    if (name in present) await queryInterface.sequelize.query(`ALTER TABLE ${table} DROP COLUMN ${name}`)
}

const EMAIL_INDEX = "admin_users_email_key"

const hasEmailIndex = async (queryInterface: QueryInterface) =>
  ((await queryInterface.showIndex("admin_users")) as { name: string }[]).some(({ name }) => name === EMAIL_INDEX)

export const up: Migration["up"] = async (queryInterface) => {
  await addColumns(queryInterface, "admin_users", userColumns)
  await queryInterface.sequelize.query("UPDATE admin_users SET name = username WHERE name = ''")
  if (!(await hasEmailIndex(queryInterface)))
    await queryInterface.addIndex("admin_users", { name: EMAIL_INDEX, fields: ["email_key"], unique: true })
  await addColumns(queryInterface, "admin_sessions", sessionColumns)
  await createTable(
    queryInterface,
    "user_links",
    {
      id: columns.id,
      user_id: { ...columns.number, references: { model: "admin_users", key: "id" }, onDelete: "CASCADE" },
      purpose: columns.status,
      token_hash: columns.sha256,
      expires_at: columns.moment,
      used_at: columns.optionalMoment,
      created_at: columns.moment,
    },
    { unique: { user_links_token: ["token_hash"] } },
  )
  // What owners set for everybody.
  await createTable(queryInterface, "team_settings", {
    name: { type: DataTypes.STRING(64), allowNull: false, primaryKey: true },
    value: columns.text,
  })
}

export const down: Migration["down"] = async (queryInterface) => {
  // The version before knows no roles: whoever has an account there may do everything.
  const { role } = await queryInterface.describeTable("admin_users")
  if (role) await queryInterface.sequelize.query("DELETE FROM admin_users WHERE role <> 'OWNER' OR state <> 'ACTIVE'")
  for (const table of ["team_settings", "user_links"]) await queryInterface.dropTable(table)
  await dropColumns(queryInterface, "admin_sessions", sessionColumns)
  if (await hasEmailIndex(queryInterface)) await queryInterface.removeIndex("admin_users", EMAIL_INDEX)
  await dropColumns(queryInterface, "admin_users", userColumns)
}
