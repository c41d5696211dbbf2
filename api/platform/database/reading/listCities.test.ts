import { expect, test } from "@jest/globals"
import { pageContent } from "../../../contract/content/pageContent.ts"
import { CmsBlock, CmsBlockVersion } from "../../../rooms/content/cms/cmsBlock.model.ts"
import { CmsDraft } from "../../../rooms/content/cms/cmsDraft.model.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { database } from "../connection/database.ts"
import { createMigrator } from "../versions/migrator.ts"

// The migration that makes a list of places from the list of names that an operator may have edited.

const NAME = "20261127070000-list-cities"
const BEFORE = "20261127050000-add-campaign-plan"

await setUpTestDatabase()

const storeNames = async (live: unknown, drafted: unknown) => {
  await createMigrator(database()).up({ to: BEFORE })
  const moment = new Date("2026-11-23T00:00:00Z")
  // Blocks have no locale at this version of the schema.
  const block = await CmsBlock.create(
    { page: "global", sectionId: "coverage", content: { cities: live }, version: 2 },
    { fields: ["page", "sectionId", "content", "version", "createdAt", "updatedAt"] },
  )
  const version = { blockId: block.id, savedBy: "operator", savedAt: moment }
  await CmsBlockVersion.create({ ...version, version: 1, content: { cities: ["Los Angeles"] } })
  await CmsBlockVersion.create({ ...version, version: 2, content: { cities: live } })
  const draft = { version: 1, baseVersion: 2, savedBy: "operator", savedAt: moment, publishAt: null, scheduledBy: null }
  const missed = { scheduledById: null, missedAt: null, missedBecause: null }
  await CmsDraft.create({ blockId: block.id, content: { cities: drafted }, ...draft, ...missed })
  return block.id
}

const openNames = (content: unknown) =>
  (content as { cities: { name: string; status: string }[] }).cities
    .filter(({ status }) => status === "OPEN")
    .map(({ name }) => name)

test("a migration turns an edited list of names into cities, with versions and draft", async () => {
  const names = ["Austin", "Reno, NV", 'What? It\'s \\ "here"']
  const id = await storeNames(names, [...names, "Boise"])
  await createMigrator(database()).up()

  const block = await CmsBlock.findByPk(id)
  expect(block).toMatchObject({ page: "cities", sectionId: "list", version: 2 })
  expect(await CmsBlock.count()).toBe(1)
  const stored = [{ page: "cities", sectionId: "list", content: block?.content }]
  const { cities } = pageContent("cities", stored)
  expect(cities.map(({ name, state, status }) => [name, state, status])).toEqual([
    ["Austin", "TX", "OPEN"],
    ["Reno", "NV", "OPEN"],
    [names[2], "", "OPEN"],
    ["New York", "NY", "NOT_PERMITTED"],
  ])
  const versions = await CmsBlockVersion.findAll({ where: { blockId: id }, order: ["version"] })
  expect(versions.map(({ content }) => openNames(content))).toEqual([["Los Angeles"], ["Austin", "Reno", names[2]]])
  expect(openNames((await CmsDraft.findByPk(id))?.content)).toEqual(["Austin", "Reno", names[2], "Boise"])

  await createMigrator(database()).down({ to: NAME })
  const attributes = ["page", "sectionId", "content"]
  expect(await CmsBlock.findByPk(id, { attributes })).toMatchObject({
    page: "global",
    sectionId: "coverage",
    content: { cities: ["Austin", "Reno", names[2]], places: block?.content.cities },
  })
})
