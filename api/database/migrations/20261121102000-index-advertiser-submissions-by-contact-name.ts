import type { Migration } from "../migrator.ts"

const name = "advertiser_submissions_by_contact_name"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("advertiser_submissions", { name, fields: ["contact_name", "id"] })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("advertiser_submissions", name)
