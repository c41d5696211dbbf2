import { expect, jest, test } from "@jest/globals"
import { database } from "../../../platform/database/connection/database.ts"
import { protectEvents } from "../../../platform/events/eventProtection.ts"
import { runDaily } from "../../../platform/jobs/dailyTasks.ts"
import { changeSettings } from "../../../testing/settings.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
await protectEvents()

const warnings = async () => (await app.ask("{ systemWarnings }")).systemWarnings

test("an owner is warned if the database does not protect the activity", async () => {
  expect(await warnings()).toEqual([])
  await database().query("DROP TRIGGER events_refuse_delete")
  expect(await warnings()).toEqual([expect.stringContaining("would let somebody change this record")])
  await protectEvents()
  expect(await warnings()).toEqual([])
})

test("an owner is warned of a task without success for a day and a half", async () => {
  await runDaily({ what: "backing up", work: async () => undefined })
  expect(await warnings()).toEqual([])
  const earlier = "UPDATE rate_limits SET expires_at_ms = expires_at_ms - ? WHERE id = 'daily succeeded:backing up'"
  const longerAgo = (hours: number) => database().query(earlier, { replacements: [hours * 3_600_000] })
  await longerAgo(35)
  expect(await warnings()).toEqual([])
  await longerAgo(13)
  expect(await warnings()).toEqual(["Has not succeeded for 2 days: backing up. The server's log says why."])
})

test("an owner is warned of a task that never succeeded within an hour of the start", async () => {
  const failing = runDaily({ what: "wiping what was deleted", work: () => Promise.reject(new Error("no room")) })
  await expect(failing).rejects.toThrow("no room")
  const never = "Has never succeeded: wiping what was deleted. The server's log says why."
  const runsFor = jest.spyOn(process, "uptime")
  runsFor.mockReturnValue(59 * 60)
  expect(await warnings()).not.toContain(never)
  runsFor.mockReturnValue(61 * 60)
  expect(await warnings()).toContain(never)
})

test("an owner is warned in production that secrets are not encrypted", async () => {
  const unsealed = expect.stringContaining("no SECRETS_KEY is set")
  expect(await warnings()).not.toContainEqual(unsealed)
  changeSettings("secrets", { isKeyMissing: true })
  expect(await warnings()).toContainEqual(unsealed)
})
