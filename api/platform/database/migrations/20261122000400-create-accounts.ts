import { createHash } from "node:crypto"
import { DataTypes, QueryTypes } from "sequelize"
import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

// Copied here, as a migration must never change its behavior.
const usernameKey = (username: string) => {
  const visible = username.normalize("NFKC").replace(/[\p{Cc}\p{Cf}]/gu, "")
  return createHash("sha256").update(visible.toLowerCase().normalize("NFKC").trim()).digest("hex")
}

export const up: Migration["up"] = async (queryInterface) => {
  await createTable(
    queryInterface,
    "admin_users",
    {
      id: columns.id,
      username: columns.text,
      password_hash: columns.text,
      created_at: columns.moment,
      updated_at: columns.moment,
      username_key: { ...columns.sha256, allowNull: true },
    },
    {
      unique: { admin_users_username: ["username"] },
      uniqueIndexes: { admin_users_username_key: ["username_key"] },
    },
  )
  await createTable(
    queryInterface,
    "admin_sessions",
    {
      id: columns.id,
      admin_user_id: { ...columns.number, references: { model: "admin_users", key: "id" }, onDelete: "CASCADE" },
      token_hash: columns.sha256,
      last_seen_at: columns.moment,
      expires_at: columns.moment,
      created_at: columns.moment,
    },
    { unique: { admin_sessions_token: ["token_hash"] } },
  )
  await createTable(queryInterface, "rate_limits", {
    id: { type: DataTypes.STRING(255), allowNull: false, primaryKey: true },
    points: columns.number,
    expires_at_ms: { type: DataTypes.BIGINT, allowNull: false },
  })
  // Accounts from before usernames had a comparison key.
  const sql = "SELECT id, username FROM admin_users WHERE username_key IS NULL"
  const options = { type: QueryTypes.SELECT as const }
  const accounts = await queryInterface.sequelize.query<{ id: number; username: string }>(sql, options)
  for (const { id, username } of accounts)
    await queryInterface.bulkUpdate("admin_users", { username_key: usernameKey(username) }, { id })
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of ["rate_limits", "admin_sessions", "admin_users"]) await queryInterface.dropTable(table)
}
