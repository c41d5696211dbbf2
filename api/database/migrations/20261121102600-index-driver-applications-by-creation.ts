import type { Migration } from "../migrator.ts"

const name = "driver_applications_by_creation"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("driver_applications", { name, fields: ["created_at"] })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("driver_applications", name)
