import { expect, test } from "@jest/globals"
import { registry } from "../../../contract/content/registry.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { seedCmsBlocks } from "./cms.service.ts"
import { CmsBlock, CmsBlockVersion } from "./cmsBlock.model.ts"
import { CmsDraft } from "./cmsDraft.model.ts"

await setUpTestDatabase({ isPrepared: true })

const blockOf = async (page: string, sectionId: string) => {
  const block = await CmsBlock.findOne({ where: { page, sectionId, locale: "en" } })
  if (!block) throw new Error(`There is no block ${page}/${sectionId}`)
  return block
}

const earlier = { title: "Earlier", text: "What an earlier version of the product did." }

/** Gives a block another content than it is delivered with now, saved by somebody or delivered by an earlier version. */
const hold = async (block: CmsBlock, savedBy: string | null) => {
  await block.update({ content: earlier })
  await CmsBlockVersion.update({ content: earlier, savedBy }, { where: { blockId: block.id } })
}

const draftOf = async (block: CmsBlock, content: typeof earlier | null) => {
  const draft = { version: 1, baseVersion: 1, savedBy: "operator", savedAt: new Date(), publishAt: null }
  const nobody = { scheduledBy: null, scheduledById: null, missedAt: null, missedBecause: null }
  await CmsDraft.create({ blockId: block.id, content, ...draft, ...nobody })
}

const versionsOf = async ({ id }: CmsBlock) =>
  (await CmsBlockVersion.findAll({ where: { blockId: id }, order: ["version"] })).map((row) => [
    row.version,
    row.savedBy,
    row.content,
  ])

test("a text on law and a planning figure that nobody has edited follow a new version of the product; every other text stays", async () => {
  const legal = await blockOf("privacy_policy", "retention")
  await hold(legal, null)
  const cities = await blockOf("cities", "list")
  await hold(cities, null)
  const prices = await blockOf("formats", "specification")
  await hold(prices, null)
  const ownPrices = await blockOf("formats", "assumptions")
  await hold(ownPrices, "operator")
  const edited = await blockOf("privacy_policy", "sharing")
  await hold(edited, "operator")
  const begun = await blockOf("terms_of_service", "services")
  await hold(begun, null)
  await draftOf(begun, earlier)
  const discarded = await blockOf("terms_of_service", "eligibility")
  await hold(discarded, null)
  await draftOf(discarded, null)
  const other = await blockOf("home", "brands")
  await other.update({ content: { ...other.content, title: "Earlier" } })

  for (let start = 0; start < 2; start += 1) await seedCmsBlocks()

  const { retention } = registry.privacy_policy
  expect((await legal.reload()).content).toEqual(retention)
  // Leads may have accepted the earlier text, so it stays to be shown.
  expect(await versionsOf(legal)).toEqual([
    [1, null, earlier],
    [2, null, retention],
  ])
  expect((await cities.reload()).content).toEqual(registry.cities.list)
  expect((await discarded.reload()).content).toEqual(registry.terms_of_service.eligibility)
  expect((await prices.reload()).content).toEqual(registry.formats.specification)
  for (const block of [edited, begun, ownPrices]) expect((await block.reload()).content).toEqual(earlier)
  expect((await other.reload()).content).toMatchObject({ title: "Earlier" })
})

test("what was renewed once is renewed again", async () => {
  const legal = await blockOf("privacy_policy", "retention")
  await legal.update({ content: earlier })
  await seedCmsBlocks()
  expect((await legal.reload()).content).toEqual(registry.privacy_policy.retention)
  expect(legal.version).toBe(3)
})
