import { expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { createMigrator } from "../../../platform/database/versions/migrator.ts"
import { SearchPending } from "../../../platform/search/search.model.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { storeSampleLeads } from "../intake/sampleLeads.ts"
import { completeOldRows } from "./oldRows.ts"

const LEADS = 1_100
const { model } = driverApplicationKind

await setUpTestDatabase()
await createMigrator(database()).up()
await storeSampleLeads([driverApplicationKind], LEADS, Date.now())

const texts = async () => {
  const rows = await model.findAll({ attributes: ["id", "searchText"], order: ["id"], raw: true })
  return rows as unknown as { id: number; searchText: string | null }[]
}

test("each row from before there were texts to search gets its own, however many there are", async () => {
  const before = await texts()
  expect(before).toHaveLength(LEADS)
  await model.update({ searchText: null }, { where: {} })
  await SearchPending.update({ claim: -1 }, { where: {} })
  await completeOldRows()
  expect(await texts()).toEqual(before)
  expect(await SearchPending.count({ where: { claim: 0 } })).toBe(LEADS)
})
