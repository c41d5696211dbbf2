import { expect, test } from "@jest/globals"
import { registry } from "../../../contract/content/registry.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { buildDraft } from "../../../testing/factories/content.ts"
import { moveWaiting } from "../../leads/waitList/moveWaiting.ts"
import { seedCmsBlocks } from "./cms.service.ts"
import { CmsBlock, CmsBlockVersion } from "./cmsBlock.model.ts"
import { CmsDraft } from "./cmsDraft.model.ts"

await setUpTestDatabase({ isPrepared: true })

const blockOf = (page: string, sectionId: string) =>
  CmsBlock.findOne({ where: { page, sectionId, locale: "en" }, rejectOnEmpty: true })

const earlier = { title: "Earlier", text: "What an earlier version of the product did." }

/** A block whose content differs from the current default, edited or delivered by an earlier version. */
const held = async (page: string, sectionId: string, savedBy: string | null) => {
  const block = await blockOf(page, sectionId)
  await block.update({ content: earlier })
  await CmsBlockVersion.update({ content: earlier, savedBy }, { where: { blockId: block.id } })
  return block
}

const draftOf = async (block: CmsBlock, content: typeof earlier | null) => {
  await CmsDraft.create(buildDraft({ blockId: block.id, content }))
}

const versionsOf = async ({ id }: CmsBlock) =>
  (await CmsBlockVersion.findAll({ where: { blockId: id }, order: ["version"] })).map((row) => [
    row.version,
    row.savedBy,
    row.content,
  ])

test("unedited legal texts follow a new version of the product; edited ones stay", async () => {
  const legal = await held("privacy_policy", "retention", null)
  const cities = await held("cities", "list", null)
  const prices = await held("formats", "specification", null)
  const ownPrices = await held("formats", "assumptions", "operator")
  const edited = await held("privacy_policy", "sharing", "operator")
  const begun = await held("terms_of_service", "services", null)
  await draftOf(begun, earlier)
  const discarded = await held("terms_of_service", "eligibility", null)
  await draftOf(discarded, null)
  const home = await held("home", "brands", null)
  const bySql = await blockOf("home", "hero")
  await bySql.update({ content: earlier })
  // A block edited before versions were stored: its history starts with that edit.
  const old = await held("home", "closing", null)
  await old.update({ version: 3 })
  await CmsBlockVersion.update({ version: 3 }, { where: { blockId: old.id } })

  for (let start = 0; start < 2; start += 1) await seedCmsBlocks(moveWaiting)

  const { retention } = registry.privacy_policy
  expect((await legal.reload()).content).toEqual(retention)
  // Leads may have accepted the earlier text, so it must stay readable.
  expect(await versionsOf(legal)).toEqual([
    [1, null, earlier],
    [2, null, retention],
  ])
  expect((await cities.reload()).content).toEqual(registry.cities.list)
  expect((await discarded.reload()).content).toEqual(registry.terms_of_service.eligibility)
  expect((await prices.reload()).content).toEqual(registry.formats.specification)
  expect((await home.reload()).content).toEqual(registry.home.brands)
  for (const block of [edited, begun, ownPrices, old, bySql]) expect((await block.reload()).content).toEqual(earlier)

  // A block renewed once is renewed again.
  await held("privacy_policy", "retention", null)
  await seedCmsBlocks(moveWaiting)
  expect((await legal.reload()).content).toEqual(registry.privacy_policy.retention)
  expect(legal.version).toBe(3)
})
