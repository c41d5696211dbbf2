import { afterEach, beforeEach, expect, test } from "@jest/globals"
import { pageContent } from "../../../contract/content/pageContent.ts"
import { registry } from "../../../contract/content/registry.ts"
import { CmsBlock, CmsBlockVersion } from "../../../rooms/content/cms/cmsBlock.model.ts"
import { CmsDraft } from "../../../rooms/content/cms/cmsDraft.model.ts"
import { dropTestDatabase, openTestDatabase } from "../../../testing/database/testDatabase.ts"
import { database } from "../connection/database.ts"
import { createMigrator } from "../versions/migrator.ts"

// The migration that makes a list of places from the list of names that an operator may have edited.

const NAME = "20261127070000-list-cities"
const BEFORE = "20261127050000-add-campaign-plan"

beforeEach(() => openTestDatabase())
afterEach(() => dropTestDatabase())

/** The database as it was before, with this list live, and another one in a draft. */
const storeNames = async (live: unknown, drafted: unknown) => {
  await createMigrator(database()).up({ to: BEFORE })
  const moment = new Date("2026-11-23T00:00:00Z")
  // Blocks had no language then.
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

test("an edited list becomes the cities, with its versions and its draft, and nothing is lost", async () => {
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

test("what was edited about the cities is kept while the version before runs", async () => {
  const id = await storeNames(["Austin"], [])
  await createMigrator(database()).up()
  const cities = [
    { ...registry.cities.list.cities[0], name: "Austin", state: "TX", rule: "An edited rule." },
    { ...registry.cities.list.cities[0], name: "Reno", state: "NV", status: "WAIT_LIST" },
  ]
  await CmsBlock.update({ content: { cities } }, { where: { id } })
  await createMigrator(database()).down({ to: NAME })
  await createMigrator(database()).up()
  expect((await CmsBlock.findByPk(id))?.content).toEqual({ cities })

  await createMigrator(database()).down({ to: NAME })
  const before = await CmsBlock.findByPk(id, { attributes: ["content"], rejectOnEmpty: true })
  const content = { ...before.content, cities: ["Boise", "Austin", "Reno"] }
  await CmsBlock.update({ content }, { where: { id } })
  await createMigrator(database()).up()
  const names = (await CmsBlock.findByPk(id))?.content.cities as { name: string; status: string; rule: string }[]
  expect(names.map(({ name, status, rule }) => [name, status, rule])).toEqual([
    ["Boise", "OPEN", ""],
    ["Austin", "OPEN", "An edited rule."],
    ["Reno", "OPEN", ""],
  ])
})

test("the list that nobody edited becomes today's cities, but for what was said of their law and to drivers", async () => {
  const names = pageContent("home", []).cities.flatMap(({ name, status }) => (status === "OPEN" ? [name] : []))
  const id = await storeNames(names, names)
  await createMigrator(database()).up()
  const anyLaw = { rule: expect.any(String), rule_source: expect.any(String), rule_as_of: expect.any(String) }
  const { cities, ...others } = registry.cities.list
  expect(cities.length).toBeGreaterThan(10)
  expect((await CmsBlock.findByPk(id))?.content).toEqual({
    ...others,
    cities: cities.map((city) => ({
      ...city,
      ...(city.rule && anyLaw),
      ...(city.drivers_wanted && { drivers_wanted: expect.stringMatching(/^Drivers are wanted here\. /) }),
    })),
  })
})

test("a block without a list is kept as it is", async () => {
  const id = await storeNames("everywhere", [])
  await createMigrator(database()).up()
  const block = await CmsBlock.findByPk(id)
  expect(block).toMatchObject({ page: "cities", content: { cities: "everywhere" } })
  expect(pageContent("cities", [{ page: "cities", sectionId: "list", content: block?.content }]).cities).toHaveLength(
    13,
  )
})
