import { expect, test } from "@jest/globals"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { database } from "../connection/database.ts"
import { select } from "../connection/statements.ts"
import { down, up } from "../migrations/20261228120200-drop-test-mode.ts"

await setUpTestDatabase({ isPrepared: true })

const queryInterface = database().getQueryInterface()

/** Tables with a type of lead that never held test leads. */
const WITHOUT_TESTS = ["lead_imports", "lead_rules", "lead_views", "letters", "status_changes"]

const placeholder = (type: string, text: string) => {
  if (/INT|DOUBLE|DECIMAL/i.test(type)) return 1
  if (/DATE/i.test(type)) return new Date()
  return /BLOB|BINARY/i.test(type) ? Buffer.from(text) : text
}

const store = async (table: string, text: string, values: Record<string, unknown>) => {
  const columns = Object.entries(await queryInterface.describeTable(table))
  const needed = columns.filter(([name, { allowNull }]) => name !== "id" && !allowNull)
  const row = Object.fromEntries(needed.map(([name, { type }]) => [name, placeholder(type, text)]))
  await queryInterface.bulkInsert(table, [{ ...row, ...values }])
}

const counts = async (tables: readonly string[]) => {
  const found: Record<string, number> = {}
  for (const table of tables) {
    const [row] = await select<{ count: number }>(database(), `SELECT COUNT(*) AS count FROM ${table}`)
    found[table] = Number(row?.count)
  }
  return found
}

const tablesWith = async (columns: readonly string[]) => {
  const names: string[] = []
  for (const found of (await queryInterface.showAllTables()) as (string | { tableName: string })[]) {
    const name = typeof found === "string" ? found : found.tableName
    const present = Object.keys(await queryInterface.describeTable(name))
    if (columns.every((column) => present.includes(column)) && !WITHOUT_TESTS.includes(name)) names.push(name)
  }
  return names
}

test("the migration removes rows of test keys only, and a downgrade restores none", async () => {
  await down(queryInterface)
  const byType = await tablesWith(["lead_type"])
  const byKind = ["lead_counts", "search_pending", "search_postings"]
  const others = [
    "lead_file_bytes",
    "lead_file_previews",
    "api_keys",
    "webhooks",
    "webhook_deliveries",
    "webhook_attempts",
  ]
  const tables = [...byType, ...byKind, ...others]
  expect(byType.length).toBeGreaterThan(8)
  const fill = async (id: number, type: string, is_test: boolean) => {
    const text = String(id)
    for (const table of byType) await store(table, text, { lead_type: type, ...(table === "lead_files" && { id }) })
    for (const table of byKind) await store(table, text, { kind: type })
    for (const table of ["lead_file_bytes", "lead_file_previews"]) await store(table, text, { file_id: id })
    await store("api_keys", text, { is_test })
    await store("webhooks", text, { id, is_test })
    await store("webhook_deliveries", text, { id, webhook_id: id })
    await store("webhook_attempts", text, { delivery_id: id })
  }
  await fill(1, "driver_application", false)
  const real = await counts(tables)
  await fill(2, "test_driver_application", true)
  await store("test_driver_applications", "A test", {})
  expect(await counts(tables)).not.toEqual(real)

  await up(queryInterface)
  await up(queryInterface)
  expect(await counts(tables)).toEqual(real)
  expect(await tablesWith(["is_test"])).toEqual([])

  await down(queryInterface)
  expect(await counts(tables)).toEqual(real)
  const testTables = ["test_driver_applications", "test_advertiser_submissions"]
  expect(Object.values(await counts(testTables))).toEqual([0, 0])
  expect(await counts(["api_keys WHERE is_test = 1", "webhooks WHERE is_test = 1"])).toEqual({
    "api_keys WHERE is_test = 1": 0,
    "webhooks WHERE is_test = 1": 0,
  })
})
