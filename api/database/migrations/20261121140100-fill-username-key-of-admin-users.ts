import { QueryTypes } from "sequelize"
import { usernameKey } from "../../modules/auth/admin.model.ts"
import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = async (queryInterface) => {
  const options = { type: QueryTypes.SELECT as const }
  const sql = "SELECT id, username FROM admin_users"
  const admins = await queryInterface.sequelize.query<{ id: number; username: string }>(sql, options)
  for (const { id, username } of admins)
    await queryInterface.bulkUpdate("admin_users", { username_key: usernameKey(username) }, { id })
}

export const down: Migration["down"] = async (queryInterface) => {
  await queryInterface.bulkUpdate("admin_users", { username_key: null }, {})
}
