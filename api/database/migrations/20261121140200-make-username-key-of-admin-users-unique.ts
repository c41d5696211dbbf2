import type { Migration } from "../migrator.ts"

const name = "admin_users_username_key"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("admin_users", ["username_key"], { name, unique: true })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("admin_users", name)
