import { DataTypes, type QueryInterface } from "sequelize"
import {
  type Columns,
  columns,
  migration,
  newColumns,
  newIndexedTable,
  newIndexes,
  newTable,
  statements,
} from "../reading/columns.ts"

// With defaults, as a process of the previous version may still add rows.
const userColumns: Columns = {
  name: { ...columns.text, defaultValue: "" },
  email: columns.optionalText,
  email_key: { ...columns.sha256, allowNull: true },
  role: { ...columns.status, defaultValue: "OWNER" },
  state: { ...columns.status, defaultValue: "ACTIVE" },
  signed_in_at: columns.optionalMoment,
}

const sessionColumns: Columns = {
  user_agent: { ...columns.text, defaultValue: "" },
  address: { type: DataTypes.STRING(64), allowNull: false, defaultValue: "" },
  verified_at: { ...columns.moment, defaultValue: "1970-01-01 00:00:00.000" },
}

/** In the previous version every account has full access, so a rollback deletes accounts with a lower role. */
const deleteOthers = async (queryInterface: QueryInterface) => {
  const { role } = await queryInterface.describeTable("admin_users")
  if (role) await queryInterface.sequelize.query("DELETE FROM admin_users WHERE role <> 'OWNER' OR state <> 'ACTIVE'")
}

export const { up, down } = migration(
  newColumns("admin_users", userColumns),
  statements("UPDATE admin_users SET name = username WHERE name = ''"),
  newIndexes("admin_users", () => ({ uniqueIndexes: { admin_users_email_key: ["email_key"] } })),
  newColumns("admin_sessions", sessionColumns),
  newIndexedTable("user_links", {
    columns: {
      id: columns.id,
      user_id: columns.userId,
      purpose: columns.status,
      token_hash: columns.sha256,
      expires_at: columns.moment,
      used_at: columns.optionalMoment,
      created_at: columns.moment,
    },
    unique: { user_links_token: ["token_hash"] },
  }),
  newTable("team_settings", {
    name: { type: DataTypes.STRING(64), allowNull: false, primaryKey: true },
    value: columns.text,
  }),
  { down: deleteOthers },
)
