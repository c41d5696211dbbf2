import type { Migration } from "../migrator.ts"

const name = "email_logs_by_type"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("email_logs", { name, fields: ["log_type", "id"] })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("email_logs", name)
