import { createHash } from "node:crypto"
import { DataTypes, type QueryInterface, QueryTypes } from "sequelize"
import { columns, migration, newIndexedTable, newTable } from "../reading/columns.ts"

// Copied here, as the original may change, but a migration must always do the same.
const usernameKey = (username: string) => {
  const visible = username.normalize("NFKC").replace(/[\p{Cc}\p{Cf}]/gu, "")
  return createHash("sha256").update(visible.toLowerCase().normalize("NFKC").trim()).digest("hex")
}

const addKeys = async (queryInterface: QueryInterface) => {
  const sql = "SELECT id, username FROM admin_users WHERE username_key IS NULL"
  const options = { type: QueryTypes.SELECT as const }
  const accounts = await queryInterface.sequelize.query<{ id: number; username: string }>(sql, options)
  for (const { id, username } of accounts)
    await queryInterface.bulkUpdate("admin_users", { username_key: usernameKey(username) }, { id })
}

export const { up, down } = migration(
  newIndexedTable("admin_users", {
    columns: {
      id: columns.id,
      username: columns.text,
      password_hash: columns.text,
      created_at: columns.moment,
      updated_at: columns.moment,
      username_key: { ...columns.sha256, allowNull: true },
    },
    unique: { admin_users_username: ["username"] },
    uniqueIndexes: { admin_users_username_key: ["username_key"] },
  }),
  newIndexedTable("admin_sessions", {
    columns: {
      id: columns.id,
      admin_user_id: columns.userId,
      token_hash: columns.sha256,
      last_seen_at: columns.moment,
      expires_at: columns.moment,
      created_at: columns.moment,
    },
    unique: { admin_sessions_token: ["token_hash"] },
  }),
  newTable("rate_limits", {
    id: { type: DataTypes.STRING(255), allowNull: false, primaryKey: true },
    points: columns.number,
    expires_at_ms: columns.largeNumber,
  }),
  { up: addKeys },
)
