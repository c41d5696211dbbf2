import type { Migration } from "../migrator.ts"

const name = "lead_notes_by_lead"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("lead_notes", { name, fields: ["lead_type", "lead_id", "id"] })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("lead_notes", name)
