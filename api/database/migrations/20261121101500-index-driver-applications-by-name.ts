import type { Migration } from "../migrator.ts"

const name = "driver_applications_by_name"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("driver_applications", { name, fields: ["name", "id"] })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("driver_applications", name)
