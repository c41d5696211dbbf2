import type { Migration } from "../migrator.ts"

const name = "status_changes_by_lead"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("status_changes", { name, fields: ["lead_type", "lead_id", "id"] })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("status_changes", name)
