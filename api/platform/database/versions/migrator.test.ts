import { expect, test } from "@jest/globals"
import { prepareDatabase } from "../../../main/prepare.ts"
import { User } from "../../../rooms/accounts/users/user.model.ts"
import { CmsBlock } from "../../../rooms/content/cms/cmsBlock.model.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { config } from "../../config/config.ts"
import { database } from "../connection/database.ts"
import { select } from "../connection/statements.ts"
import { createMigrator } from "./migrator.ts"

await setUpTestDatabase()

const tables = async () => {
  const found = await database().getQueryInterface().showAllTables()
  return found.map((table) => (typeof table === "string" ? table : (table as { tableName: string }).tableName)).sort()
}

const allTables = () =>
  ["probes", "rate_limits", "team_settings", ...Object.values(database().models).map((model) => model.tableName)].sort()

const INDEXES = {
  sqlite: "SELECT tbl_name AS at, name FROM sqlite_master WHERE type = 'index'",
  mysql: `SELECT DISTINCT TABLE_NAME AS at, INDEX_NAME AS name FROM information_schema.STATISTICS
    WHERE TABLE_SCHEMA = DATABASE()`,
}

const indexes = async () => {
  const found = await select<{ at: string; name: string }>(database(), INDEXES[config.database.dialect])
  return found.map(({ at, name }) => `${at}.${name}`).sort()
}

test("every migration can be reverted, which restores the indexes, and run again", async () => {
  const migrator = createMigrator(database())
  const steps: { name: string; before: string[] }[] = []
  for (const { name } of await migrator.pending()) {
    steps.push({ name, before: await indexes() })
    await migrator.up({ step: 1 })
  }
  expect(await tables()).toEqual(allTables())
  for (const { name, before } of steps.reverse()) {
    await migrator.down({ step: 1 })
    expect([name, await indexes()]).toEqual([name, before])
  }
  expect(await tables()).toEqual(["migrations"])
  await migrator.up()
  expect(await tables()).toEqual(allTables())
  expect(await migrator.pending()).toEqual([])
})

test("a second start changes nothing: no duplicate block or account", async () => {
  await prepareDatabase()
  const blocks = await CmsBlock.count()
  expect(await prepareDatabase()).toEqual({ username: "admin", madePassword: null })
  expect([await CmsBlock.count(), await User.count()]).toEqual([blocks, 1])
})

test("a start restores a missing content block", async () => {
  await CmsBlock.destroy({ where: { page: "home", sectionId: "hero" } })
  await prepareDatabase()
  expect(await CmsBlock.count({ where: { page: "home", sectionId: "hero" } })).toBe(1)
})

test("stored content keeps the order of its keys", async () => {
  const content = { zebra: "1", apple: { nested: ["b", "a"], early: "x" }, mango: "3" }
  const block = await CmsBlock.create({ page: "test", sectionId: "order", content })
  expect(JSON.stringify((await block.reload()).content)).toBe(JSON.stringify(content))
})
