import type { Migration } from "../migrator.ts"

const name = "email_attempts_by_email_log"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("email_attempts", { name, fields: ["email_log_id", "id"] })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("email_attempts", name)
