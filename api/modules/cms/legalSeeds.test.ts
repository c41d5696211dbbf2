import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { registry } from "../../contract/content/registry.ts"
import { prepareDatabase } from "../../database/prepare.ts"
import { dropTestDatabase, openTestDatabase } from "../../testing/database/testDatabase.ts"
import { seedCmsBlocks } from "./cms.service.ts"
import { CmsBlock, CmsBlockVersion } from "./cmsBlock.model.ts"
import { CmsDraft } from "./cmsDraft.model.ts"

beforeAll(async () => {
  await openTestDatabase()
  await prepareDatabase()
})
afterAll(dropTestDatabase)

const blockOf = async (page: string, sectionId: string) => {
  const block = await CmsBlock.findOne({ where: { page, sectionId, locale: "en" } })
  if (!block) throw new Error(`There is no block ${page}/${sectionId}`)
  return block
}

const earlier = { title: "Earlier", text: "What an earlier version of the product did." }

test("a legal text that nobody has edited follows a new version of the product; every other text stays", async () => {
  const legal = await blockOf("privacy_policy", "retention")
  await legal.update({ content: earlier })
  await CmsBlockVersion.update({ content: earlier }, { where: { blockId: legal.id } })
  const edited = await blockOf("privacy_policy", "sharing")
  await edited.update({ content: earlier, version: 2 })
  const begun = await blockOf("terms_of_service", "services")
  await begun.update({ content: earlier })
  const draft = { version: 1, baseVersion: 1, savedBy: "operator", savedAt: new Date(), publishAt: null }
  const nobody = { scheduledBy: null, scheduledById: null, missedAt: null, missedBecause: null }
  await CmsDraft.create({ blockId: begun.id, content: earlier, ...draft, ...nobody })
  const other = await blockOf("home", "brands")
  await other.update({ content: { ...other.content, title: "Earlier" } })

  await seedCmsBlocks()

  expect((await legal.reload()).content).toEqual(registry.privacy_policy.retention)
  expect(legal.version).toBe(1)
  const [version] = await CmsBlockVersion.findAll({ where: { blockId: legal.id } })
  expect(version?.content).toEqual(registry.privacy_policy.retention)
  for (const block of [edited, begun]) expect((await block.reload()).content).toEqual(earlier)
  expect((await other.reload()).content).toMatchObject({ title: "Earlier" })
})
