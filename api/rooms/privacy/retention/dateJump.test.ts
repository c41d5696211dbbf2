import { afterEach, expect, jest, test } from "@jest/globals"
import { DAY_MS, HOUR_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { database } from "../../../platform/database/connection/database.ts"
import { isDateConfirmed, recordMoment } from "../../../platform/database/locks/confirmedDate.ts"
import { logger } from "../../../platform/log/logger.ts"
import { startTestMetrics } from "../../../testing/process/metrics.ts"
import { setUpTestApp } from "../../../testing/testApp.ts"

const app = await setUpTestApp()
afterEach(() => database().query("DELETE FROM team_settings WHERE name = 'latest_moment'"))

const jump = async () => (await app.ask("{ dateJump { from to } }")).dateJump
const confirm = (seen: string | Date, token?: string) =>
  app.ask("mutation ($seen: DateTime!) { confirmDate(seen: $seen) { date } }", { seen }, token)

test("a new database, and one that was off for less than a day, needs no confirmation of the date", async () => {
  expect(await isDateConfirmed()).toBe(true)
  await recordMoment(clock.now() - 23 * HOUR_MS)
  expect([await jump(), await isDateConfirmed()]).toEqual([null, true])
  // The check has stored the time, so the next gap counts from now.
  const later = jest.spyOn(clock, "now").mockReturnValue(clock.now() + 23 * HOUR_MS)
  expect(await isDateConfirmed()).toBe(true)
  later.mockReturnValue(clock.now() + 10 * 365 * DAY_MS)
  expect(await isDateConfirmed()).toBe(false)
  // A corrected date needs no confirmation.
  later.mockRestore()
  expect(await isDateConfirmed()).toBe(true)
})

test("a jump of the date by more than a day waits for an owner's confirmation", async () => {
  const warned = jest.spyOn(logger, "warn")
  const metrics = await startTestMetrics()
  const seconds = async () => (await metrics.samples("farelight_date_jump_seconds"))[0]?.value
  expect([await isDateConfirmed(), await seconds()]).toEqual([true, 0])
  const from = clock.now() - 25 * HOUR_MS
  await recordMoment(from)
  expect([await isDateConfirmed(), await isDateConfirmed()]).toEqual([false, false])
  expect(warned.mock.calls.filter(([, text]) => /date jumped/.test(String(text)))).toHaveLength(1)
  expect(await seconds()).toBeGreaterThanOrEqual(25 * 3_600)
  metrics.stop()
  const waiting = await jump()
  expect(waiting.from).toBe(new Date(from).toISOString())

  await expect(confirm(waiting.to, await app.as("MANAGER"))).rejects.toMatchObject({ code: "FORBIDDEN" })
  await expect(confirm(new Date(clock.now() + 2 * DAY_MS))).rejects.toMatchObject({ code: "CONFLICT" })
  expect(await isDateConfirmed()).toBe(false)
  await confirm(waiting.to)
  expect([await isDateConfirmed(), await jump()]).toEqual([true, null])
  const { events } = await app.ask('{ events(first: 1, filter: { types: ["date.confirmed"] }) { nodes { summary } } }')
  expect(events.nodes).toHaveLength(1)
})
