import { expect, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { down, up } from "../../../platform/database/migrations/20261224000000-add-test-leads.ts"
import { inMode, testName } from "../../../platform/viewer/testMode.ts"
import { setUpTestDatabase } from "../../../testing/database/testDatabase.ts"
import { leadKinds, storedKinds, testKinds } from "../leadKinds.ts"

await setUpTestDatabase({ isPrepared: true })

interface Index {
  name: string
  unique: boolean
  fields: { attribute: string }[]
}

const describeTable = async (table: string) => {
  const queryInterface = database().getQueryInterface()
  const indexes = (await queryInterface.showIndex(table)) as Index[]
  return {
    columns: await queryInterface.describeTable(table),
    indexes: indexes
      .map(({ name, unique, fields }) => ({ name, unique, fields: fields.map(({ attribute }) => attribute) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  }
}

/** The table of a kind as that of its tests has to be. */
const expected = async (table: string) => {
  const { columns, indexes } = await describeTable(table)
  const renamed = indexes.map((index) => ({ ...index, name: index.name.replace(table, testName(table)) }))
  return { columns, indexes: renamed.sort((one, other) => (one.name < other.name ? -1 : 1)) }
}

const tables = ["driver_applications", "advertiser_submissions"]

test("the tests of each kind have the columns and indexes of its table", async () => {
  for (const table of tables) {
    const twin = await describeTable(testName(table))
    expect(twin.indexes.length).toBeGreaterThan(5)
    expect(twin).toEqual(await expected(table))
  }
})

test("the migration goes back and comes again, also after it was interrupted", async () => {
  const queryInterface = database().getQueryInterface()
  await down(queryInterface)
  const left = JSON.stringify(await queryInterface.showAllTables())
  for (const table of tables) expect(left).not.toContain(testName(table))
  await up(queryInterface)
  await up(queryInterface)
  for (const table of tables) expect(await describeTable(testName(table))).toEqual(await expected(table))
})

test("a kind is that of its tests while one is carried out, and its own everywhere else", async () => {
  const namesNow = () => leadKinds.map(({ type, letter, isTest, model }) => [type, letter, isTest, model.name])
  const real = namesNow()
  expect(real).toEqual([
    ["driver_application", "d", false, "DriverApplication"],
    ["advertiser_submission", "a", false, "AdvertiserSubmission"],
  ])
  const tests = [
    ["test_driver_application", "td", true, "TestDriverApplication"],
    ["test_advertiser_submission", "ta", true, "TestAdvertiserSubmission"],
  ]
  expect(await inMode(true, () => Promise.resolve().then(namesNow))).toEqual(tests)
  expect(inMode(true, () => inMode(false, namesNow))).toEqual(real)
  expect(testKinds.flatMap(({ emails, emailTypes }) => [...emails, ...Object.keys(emailTypes)])).toEqual([])
  expect(storedKinds.map(({ type }) => type)).toEqual([...real, ...tests].map(([type]) => type))
})
