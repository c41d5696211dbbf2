import type { QueryInterface } from "sequelize"
import { addColumns, columns, dropColumns } from "../reading/columns.ts"
import type { Migration } from "../versions/migrator.ts"
import { up as addTestTables, down as dropTestTables } from "./20261224000000-add-test-leads.ts"

const isTest = { is_test: { ...columns.flag, defaultValue: false } }

/** Each table with rows of test leads, and the condition for these rows. Rows that refer to other rows come first. */
const ROWS: Readonly<Record<string, string>> = (() => {
  const types = "IN ('test_driver_application', 'test_advertiser_submission')"
  const ofFiles = `file_id IN (SELECT id FROM lead_files WHERE lead_type ${types})`
  const byType = [
    ...["lead_files", "lead_file_requests", "lead_messages", "lead_addresses", "reply_drafts", "lead_notes"],
    ...["lead_placements", "lead_merges", "lead_openings", "lead_rule_runs", "erased_leads"],
  ]
  const byKind = ["lead_counts", "search_postings", "search_pending"]
  return {
    lead_file_bytes: ofFiles,
    lead_file_previews: ofFiles,
    ...Object.fromEntries(byType.map((table) => [table, `lead_type ${types}`])),
    ...Object.fromEntries(byKind.map((table) => [table, `kind ${types}`])),
  }
})()

const OF_TEST_WEBHOOKS = "webhook_id IN (SELECT id FROM webhooks WHERE is_test = 1)"

const MARKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  api_keys: { api_keys: "is_test = 1" },
  webhooks: {
    webhook_attempts: `delivery_id IN (SELECT id FROM webhook_deliveries WHERE ${OF_TEST_WEBHOOKS})`,
    webhook_deliveries: OF_TEST_WEBHOOKS,
    webhooks: "is_test = 1",
  },
}

const deleteRows = async ({ sequelize }: QueryInterface, rows: Readonly<Record<string, string>>) => {
  for (const [table, condition] of Object.entries(rows))
    await sequelize.query(`DELETE FROM ${table} WHERE ${condition}`)
}

// Test keys and webhooks are deleted before their mark, as without it they would look real. Test events stay, like all
// events. A rollback restores no rows.
export const up: Migration["up"] = async (queryInterface) => {
  await deleteRows(queryInterface, ROWS)
  for (const [table, rows] of Object.entries(MARKED)) {
    // An interrupted run may have changed this table already.
    if (!(await queryInterface.describeTable(table)).is_test) continue
    await deleteRows(queryInterface, rows)
    await dropColumns(queryInterface, table, ["is_test"])
  }
  await dropTestTables(queryInterface)
}

export const down: Migration["down"] = async (queryInterface) => {
  for (const table of Object.keys(MARKED)) await addColumns(queryInterface, table, isTest)
  await addTestTables(queryInterface)
}
