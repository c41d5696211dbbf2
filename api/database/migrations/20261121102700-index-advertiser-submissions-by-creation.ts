import type { Migration } from "../migrator.ts"

const name = "advertiser_submissions_by_creation"

export const up: Migration["up"] = (queryInterface) =>
  queryInterface.addIndex("advertiser_submissions", { name, fields: ["created_at"] })

export const down: Migration["down"] = (queryInterface) => queryInterface.removeIndex("advertiser_submissions", name)
