import { columns, createTable } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"

const key = { primaryKey: true } as const

export const up: Migration["up"] = (queryInterface) =>
  createTable(queryInterface, "lead_openings", {
    user_id: { ...columns.number, ...key, references: { model: "admin_users", key: "id" }, onDelete: "CASCADE" },
    lead_type: { ...columns.type, ...key },
    lead_id: { ...columns.number, ...key },
    seen_at: columns.moment,
  })

export const down: Migration["down"] = (queryInterface) => queryInterface.dropTable("lead_openings")
