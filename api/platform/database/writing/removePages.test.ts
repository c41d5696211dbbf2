import { expect, test } from "@jest/globals"
import { CmsBlock, CmsBlockVersion } from "../../../rooms/content/cms/cmsBlock.model.ts"
import { CmsDraft } from "../../../rooms/content/cms/cmsDraft.model.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { database } from "../connection/database.ts"
import { removePages } from "./removePages.ts"

await setUpTestDatabase({ isPrepared: true })

test("a removed section disappears in both languages, and no other section of its page", async () => {
  const before = await CmsBlock.count({ where: { page: ["home", "es/home"] } })
  await removePages(database().getQueryInterface(), ["home"], ["hero"])
  const left = await CmsBlock.findAll({ where: { page: ["home", "es/home"] } })
  expect(left).toHaveLength(before - 2)
  expect(left.map(({ sectionId }) => sectionId)).not.toContain("hero")
})

test("a removed page disappears in both languages with its versions and drafts, and nothing else", async () => {
  const blocks = await CmsBlock.findAll({ order: ["id"] })
  const [gone, stays] = [true, false].map((isGone) => blocks.filter(({ page }) => (page === "safety") === isGone))
  expect(new Set(gone?.map(({ locale }) => locale))).toEqual(new Set(["en", "es"]))
  const draft = { version: 1, baseVersion: 1, savedBy: "admin", savedAt: new Date(), content: {} }
  await CmsDraft.bulkCreate(blocks.map(({ id }) => ({ ...draft, blockId: id })))
  await removePages(database().getQueryInterface(), ["safety"])
  const ids = stays?.map(({ id }) => id)
  expect((await CmsBlock.findAll({ order: ["id"] })).map(({ id }) => id)).toEqual(ids)
  const rows = [await CmsBlockVersion.findAll({ order: ["blockId"] }), await CmsDraft.findAll({ order: ["blockId"] })]
  for (const left of rows) expect(left.map(({ blockId }) => blockId)).toEqual(ids)
})
