import { columns, tableOptions } from "../columns.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = async (queryInterface) => {
  await queryInterface.createTable(
    "admin_users",
    {
      id: columns.id,
      username: columns.text,
      password_hash: columns.text,
      created_at: columns.moment,
      updated_at: columns.moment,
    },
    { ...tableOptions, uniqueKeys: { admin_users_username: { fields: ["username"] } } },
  )
}

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("admin_users")
