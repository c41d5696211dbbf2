import { expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { up } from "../../../platform/database/migrations/20261230090000-fold-search-texts.ts"
import { createMigrator } from "../../../platform/database/versions/migrator.ts"
import { SearchPending, SearchPosting } from "../../../platform/search/search.model.ts"
import { findCandidates } from "../../../platform/search/searchIndex.ts"
import { indexPending } from "../../../platform/search/searchIndexer.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { driverApplicationKind } from "../drivers/driverApplication.kind.ts"
import { storeSampleLeads } from "../intake/sampleLeads.ts"
import { leadPlaces } from "../lead/leadPlace.ts"
import { backfillRows } from "./backfill.ts"

const LEADS = 1_100
const { model, type } = driverApplicationKind

await setUpTestDatabase()
await createMigrator(database()).up()
await storeSampleLeads([driverApplicationKind], LEADS, Date.now())

const texts = async () => {
  const rows = await model.findAll({ attributes: ["id", "searchText", "phoneE164"], order: ["id"], raw: true })
  return rows as unknown as { id: number; searchText: string | null }[]
}

test("the backfill derives the columns of every old row, in batches", async () => {
  const before = await texts()
  expect(before).toHaveLength(LEADS)
  await model.update({ searchText: null, phoneE164: null } as object, { where: {} })
  await SearchPending.update({ claim: -1 }, { where: {} })
  await backfillRows()
  expect(await texts()).toEqual(before)
  expect(await SearchPending.count({ where: { claim: 0 } })).toBe(LEADS)
})

test("a migration updates search texts of old rows, and leaves the index of others unchanged", async () => {
  const [changed, trashed, waiting] = [7, 8, 9]
  const old = { name: "Łukasz O'Brien", searchText: " łukasz o brien" }
  await model.update(old as object, { where: { id: [changed, trashed] } })
  while ((await indexPending()) > 0);
  await model.update({ place: leadPlaces.TRASH }, { where: { id: trashed } })
  await SearchPending.create({ kind: type, rowId: waiting })
  await up(database().getQueryInterface())
  await backfillRows()
  const pending = await SearchPending.findAll({ order: ["rowId"], raw: true })
  expect(pending.map(({ rowId, claim }) => [rowId, Number(claim)])).toEqual([
    [changed, 0],
    [waiting, 0],
  ])
  expect(await SearchPosting.count({ where: { gram: ["łuk"] } })).toBe(1)
  const found = await findCandidates(type, "lukasz obrien")
  for await (const ids of found?.ids(null, true) ?? []) expect(ids).toEqual([changed])
  expect(found?.atMost).toBe(1)
  const trash = await model.unscoped().findByPk(trashed)
  expect(trash?.get("searchText")).toMatch(/^ lukasz obrien /)
})
