import { DataTypes, type ModelAttributes } from "sequelize"
import { addColumns, addIndexes, columns, createTable, dropColumns, dropIndex } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Defaults for existing rows, and for rows that a process of the previous version still adds.
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

const EMAIL_INDEX = "admin_users_email_key"

export const up: Migration["up"] = async (queryInterface) => {
  await addColumns(queryInterface, "admin_users", userColumns)
  await queryInterface.sequelize.query("UPDATE admin_users SET name = username WHERE name = ''")
  await addIndexes(queryInterface, "admin_users", { uniqueIndexes: { [EMAIL_INDEX]: ["email_key"] } })
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
  await createTable(queryInterface, "team_settings", {
    name: { type: DataTypes.STRING(64), allowNull: false, primaryKey: true },
    value: columns.text,
  })
}

export const down: Migration["down"] = async (queryInterface) => {
  // The previous version has no roles: every account has full access.
  const { role } = await queryInterface.describeTable("admin_users")
  if (role) await queryInterface.sequelize.query("DELETE FROM admin_users WHERE role <> 'OWNER' OR state <> 'ACTIVE'")
  for (const table of ["team_settings", "user_links"]) await queryInterface.dropTable(table)
  await dropColumns(queryInterface, "admin_sessions", Object.keys(sessionColumns))
  await dropIndex(queryInterface, "admin_users", EMAIL_INDEX)
  await dropColumns(queryInterface, "admin_users", Object.keys(userColumns))
}
