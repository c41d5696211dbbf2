import type { Migration } from "../migrator.ts"

const name = "driver_applications_by_phone"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("driver_applications", { name, fields: ["phone", "id"] })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("driver_applications", name)
