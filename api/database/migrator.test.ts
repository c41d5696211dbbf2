import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { User } from "../modules/auth/user.model.ts"
import { CmsBlock } from "../modules/cms/cmsBlock.model.ts"
import { dropTestDatabase, openTestDatabase } from "../testing/database/testDatabase.ts"
import { database } from "./database.ts"
import { createMigrator } from "./migrator.ts"
import { prepareDatabase } from "./prepare.ts"

beforeAll(() => openTestDatabase())
afterAll(() => dropTestDatabase())

const tables = async () => {
  const found = await database().getQueryInterface().showAllTables()
  return found.map((table) => (typeof table === "string" ? table : (table as { tableName: string }).tableName)).sort()
}

/** Every model's table, and those that have no model. */
const allTables = () =>
  [
    "probes",
    "rate_limits",
    "replication_heartbeat",
    "team_settings",
    ...Object.values(database().models).map((model) => model.tableName),
  ].sort()

test("every migration can be taken back and run again", async () => {
  const migrator = createMigrator(database())
  await migrator.up()
  expect(await tables()).toEqual(allTables())
  await migrator.down({ to: 0 })
  expect(await tables()).toEqual(["migrations"])
  await migrator.up()
  expect(await tables()).toEqual(allTables())
  expect(await migrator.pending()).toEqual([])
})

test("every migration that is taken back leaves the other tables' indexes", async () => {
  const migrator = createMigrator(database())
  const queryInterface = database().getQueryInterface()
  const indexes = async () => {
    const names: string[] = []
    for (const table of await tables()) {
      const found = (await queryInterface.showIndex(table)) as { name: string }[]
      names.push(...found.map(({ name }) => `${table}.${name}`))
    }
    return names.sort()
  }
  const before = await indexes()
  const executed = await migrator.executed()
  expect(executed.length).toBeGreaterThan(30)
  for (const { name } of executed.reverse()) {
    await migrator.down({ to: name })
    await migrator.up()
    expect([name, await indexes()]).toEqual([name, before])
  }
})

test("a second start changes nothing: no duplicate block or account, and no lost edit", async () => {
  await prepareDatabase()
  const blocks = await CmsBlock.count()
  const hero = await CmsBlock.findOne({ where: { page: "home", sectionId: "hero" } })
  await hero?.update({ content: { title: "Edited" } })
  expect(await prepareDatabase()).toEqual({ username: "admin", madePassword: null })
  expect(await CmsBlock.count()).toBe(blocks)
  expect((await hero?.reload())?.content).toEqual({ title: "Edited" })
  expect(await User.count()).toBe(1)
})

test("a block that is missing is put back", async () => {
  await CmsBlock.destroy({ where: { page: "home", sectionId: "hero" } })
  await prepareDatabase()
  expect(await CmsBlock.count({ where: { page: "home", sectionId: "hero" } })).toBe(1)
})

test("content keeps the order of its keys", async () => {
  const content = { zebra: "1", apple: { nested: ["b", "a"], early: "x" }, mango: "3" }
  const block = await CmsBlock.create({ page: "test", sectionId: "order", content })
  expect(JSON.stringify((await block.reload()).content)).toBe(JSON.stringify(content))
})
