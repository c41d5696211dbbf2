import type { Migration } from "../migrator.ts"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addColumn("email_logs", "html", { type: "MEDIUMTEXT", allowNull: true })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeColumn("email_logs", "html")
