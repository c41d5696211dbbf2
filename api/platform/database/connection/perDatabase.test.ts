import { afterEach, expect, test } from "@jest/globals"
import { dropTestDatabase, openTestDatabase } from "../../../testing/database/testDatabase.ts"
import { perDatabase } from "./perDatabase.ts"

afterEach(dropTestDatabase)

test("what is known of a database is kept when it is closed, and not known of the next", async () => {
  const state = perDatabase(() => ({ count: 0 }))
  await openTestDatabase()
  state().count += 1
  expect(state().count).toBe(1)
  await dropTestDatabase()
  expect(state().count).toBe(1)
  await openTestDatabase()
  expect(state().count).toBe(0)
})
