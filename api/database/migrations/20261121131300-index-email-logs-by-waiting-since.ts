import type { Migration } from "../migrator.ts"

const name = "email_logs_by_waiting_since"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("email_logs", { name, fields: ["waiting_since"] })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("email_logs", name)
