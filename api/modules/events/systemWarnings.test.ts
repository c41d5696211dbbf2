import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { onceADay } from "../../dailyTasks.ts"
import { database } from "../../database/database.ts"
import { startTestApp, type TestApp } from "../../testing/testApp.ts"
import { protectEvents } from "./eventProtection.ts"

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  await protectEvents()
  token = await app.login()
})
afterAll(() => app.stop())

const warnings = async () => (await app.graphql("{ systemWarnings }", {}, { token })).data.systemWarnings

test("an owner is told when the database does not protect the record", async () => {
  expect(await warnings()).toEqual([])
  await database().query("DROP TRIGGER events_refuse_delete")
  expect(await warnings()).toEqual([expect.stringContaining("would let somebody change this record")])
  await protectEvents()
  expect(await warnings()).toEqual([])
})

test("an owner is told of what has not succeeded for a day and a half", async () => {
  await onceADay({ what: "backing up", work: async () => undefined })
  expect(await warnings()).toEqual([])
  const twoDays = 2 * 24 * 60 * 60_000
  await database().query(
    `UPDATE rate_limits SET expires_at_ms = expires_at_ms - ${twoDays} WHERE id = 'daily succeeded:backing up'`,
  )
  expect(await warnings()).toEqual(["Has not succeeded for 2 days: backing up. The server's log says why."])
})
