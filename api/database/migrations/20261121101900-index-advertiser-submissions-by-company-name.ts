import type { Migration } from "../migrator.ts"

const name = "advertiser_submissions_by_company_name"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("advertiser_submissions", { name, fields: ["company_name", "id"] })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("advertiser_submissions", name)
