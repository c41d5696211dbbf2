import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { prepareDatabase } from "../../../main/prepare.ts"
import { dropTestDatabase, openTestDatabase } from "../../../testing/database/testDatabase.ts"
import { readLinkKey } from "./linkKey.ts"

beforeAll(async () => {
  await openTestDatabase()
  await prepareDatabase()
})
afterAll(() => dropTestDatabase())

test("all sign by one key, though several make it at once", async () => {
  const keys = await Promise.all([readLinkKey(), readLinkKey(), readLinkKey()])
  expect(keys[0]).toMatch(/^[\da-f]{64}$/)
  expect(new Set([...keys, await readLinkKey()]).size).toBe(1)
})
