import { afterAll, beforeAll, expect, test } from "@jest/globals"
import { onceADay } from "./dailyTasks.ts"
import { clock } from "./database/clock.ts"
import { startHousekeeping } from "./housekeeping.ts"
import { VisitSalt } from "./modules/visits/visit.model.ts"
import { startTestMetrics } from "./testing/metrics.ts"
import { startTestApp, type TestApp } from "./testing/testApp.ts"
import { until } from "./testing/until.ts"

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test("a process that lives for less than an hour forgets who the visitors of the day before were", async () => {
  await VisitSalt.create({ day: "2026-01-01", salt: "of a day that is over" })
  const housekeeping = startHousekeeping({ firstAfterMs: 0 })
  try {
    await until(async () => (await VisitSalt.count({ where: { day: "2026-01-01" } })) === 0)
  } finally {
    await housekeeping.stop()
  }
})

test("the metrics say when each daily task succeeded last, and of one that never has, 0", async () => {
  const metrics = await startTestMetrics()
  const before = Math.floor(clock.now() / 1_000)
  try {
    await onceADay({ what: "a task that works", work: async () => undefined })
    const failing = onceADay({ what: "a task that fails", work: () => Promise.reject(new Error("no room")) })
    await expect(failing).rejects.toThrow("no room")
    const samples = await metrics.samples("farelight_daily_task_last_success_timestamp_seconds")
    const valueOfTask = (task: string) => samples.find(({ labels }) => labels.task === task)?.value
    expect(valueOfTask("a task that works")).toBeGreaterThanOrEqual(before)
    expect(valueOfTask("a task that works")).toBeLessThanOrEqual(clock.now() / 1_000)
    expect(valueOfTask("a task that fails")).toBe(0)
  } finally {
    metrics.stop()
  }
})
