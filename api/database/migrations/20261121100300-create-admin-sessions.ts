import { DataTypes } from "sequelize"
import { columns, tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = async (queryInterface) => {
  await queryInterface.createTable(
    "admin_sessions",
    {
      id: columns.id,
      admin_user_id: {
        type: DataTypes.INTEGER,
        allowNull: false,
        references: { model: "admin_users", key: "id" },
        onDelete: "CASCADE",
      },
      token_hash: { type: DataTypes.CHAR(64), allowNull: false },
      last_seen_at: columns.moment,
      expires_at: columns.moment,
      created_at: columns.moment,
    },
    { ...tableOptions, uniqueKeys: { admin_sessions_token: { fields: ["token_hash"] } } },
  )
}

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("admin_sessions")
