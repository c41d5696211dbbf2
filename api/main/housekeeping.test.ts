import { setTimeout as delay } from "node:timers/promises"
import { afterEach, expect, jest, test } from "@jest/globals"
import { QueryTypes } from "sequelize"
import { DAY_MS } from "../contract/text/durations.ts"
import { clock } from "../platform/database/clock/clock.ts"
import { database } from "../platform/database/connection/database.ts"
import { recordMoment } from "../platform/database/locks/confirmedDate.ts"
import { readLastSuccesses, runDaily } from "../platform/jobs/dailyTasks.ts"
import { ApiKey } from "../rooms/accounts/apiKeys/apiKey.model.ts"
import { PasskeyChallenge } from "../rooms/accounts/proofs/factor.model.ts"
import { User, UserLink, UserSession } from "../rooms/accounts/users/user.model.ts"
import { VisitSalt } from "../rooms/visits/visit.model.ts"
import { startTestMetrics } from "../testing/process/metrics.ts"
import { until } from "../testing/process/until.ts"
import { changeSettings } from "../testing/settings.ts"
import { setUpTestApp } from "../testing/testApp.ts"
import { startHousekeeping } from "./housekeeping.ts"

await setUpTestApp()
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const LONG_AGO = new Date("2026-01-01")

const countersLike = (id: string) => {
  const sql = "SELECT id FROM rate_limits WHERE id LIKE :id"
  return database().query(sql, { replacements: { id }, type: QueryTypes.SELECT })
}

const countersForgotten = (id: string) =>
  database().query("DELETE FROM rate_limits WHERE id LIKE :id", { replacements: { id } })

const leaveEnded = async () => {
  const { id: userId } = await User.findOne({ rejectOnEmpty: true })
  const hash = "0".repeat(64)
  const moments = { verifiedAt: LONG_AGO, lastSeenAt: LONG_AGO, expiresAt: LONG_AGO }
  await UserSession.create({ userId, tokenHash: hash, userAgent: "", address: "", ...moments })
  await UserLink.create({ userId, purpose: "INVITATION", tokenHash: hash, expiresAt: LONG_AGO })
  await PasskeyChallenge.create({ id: hash, userId, expiresAt: LONG_AGO })
  await database().query("INSERT INTO rate_limits (id, points, expires_at_ms) VALUES ('ended', 1, 1)")
  await VisitSalt.create({ day: "2026-01-01", salt: "of a day that is over" })
  return async () => ({
    sessions: await UserSession.count({ where: { tokenHash: hash } }),
    links: await UserLink.count({ where: { tokenHash: hash } }),
    challenges: await PasskeyChallenge.count({ where: { id: hash } }),
    counters: (await countersLike("ended")).length,
    salts: await VisitSalt.count({ where: { day: "2026-01-01" } }),
  })
}

const nothing = { sessions: 0, links: 0, challenges: 0, counters: 0, salts: 0 }

test("expired rows are deleted soon after the start, and every hour", async () => {
  const others = ["clearTimeout", "clearImmediate", "setTimeout", "setImmediate", "nextTick", "queueMicrotask"] as const
  jest.useFakeTimers({ doNotFake: [...others, "Date", "hrtime", "performance"] })
  let left = await leaveEnded()
  const housekeeping = startHousekeeping({ firstAfterMs: 0 })
  const expectDeleted = async () => {
    await until(async () => (await left()).salts === 0)
    expect(await left()).toEqual(nothing)
  }
  try {
    await expectDeleted()
    for (let hour = 0; hour < 2; hour += 1) {
      left = await leaveEnded()
      jest.advanceTimersByTime(60 * 60_000)
      await expectDeleted()
    }
  } finally {
    await housekeeping.stop()
  }
})

test("while the date is in doubt, nothing is deleted by age", async () => {
  await countersForgotten("daily%")
  changeSettings("backup", { folder: "/dev/null/backups" })
  const left = await leaveEnded()
  await recordMoment(clock.now() - 2 * DAY_MS)
  const housekeeping = startHousekeeping({ firstAfterMs: 0 })
  const succeeded = async () => (await readLastSuccesses()).filter(({ seconds }) => seconds > 0).map(({ task }) => task)
  try {
    await until(async () => (await countersLike("daily begun:backing up")).length > 0)
    expect(await left()).toEqual({ sessions: 1, links: 1, challenges: 0, counters: 0, salts: 1 })
    expect((await succeeded()).filter((task) => /^(delet|empty|eras)/.test(task))).toEqual([])
  } finally {
    await housekeeping.stop()
  }
  await recordMoment(clock.now())
  const confirmed = startHousekeeping({ firstAfterMs: 0 })
  try {
    await until(async () => (await left()).salts === 0)
    expect(await left()).toEqual(nothing)
  } finally {
    await confirmed.stop()
  }
})

test("a failing task does not stop the others", async () => {
  const left = await leaveEnded()
  jest.spyOn(UserSession, "destroy").mockRejectedValue(new Error("no room"))
  const housekeeping = startHousekeeping({ firstAfterMs: 0 })
  try {
    await until(async () => (await left()).salts === 0)
    expect(await left()).toEqual({ ...nothing, sessions: 1 })
  } finally {
    await housekeeping.stop()
    jest.restoreAllMocks()
    await UserSession.destroy({ where: { expiresAt: LONG_AGO } })
  }
})

test("a shutdown waits for running daily tasks", async () => {
  await countersForgotten("daily%")
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const findKeys = jest.spyOn(ApiKey, "findAll").mockImplementation(() => held.then(() => []))
  const housekeeping = startHousekeeping({ firstAfterMs: 0 })
  await until(() => findKeys.mock.calls.length > 0)
  const stopped = housekeeping.stop().then(() => "stopped")
  expect(await Promise.race([stopped, delay(50, "waiting")])).toBe("waiting")
  goOn()
  expect(await stopped).toBe("stopped")
})

test("a configured folder gets one backup a day", async () => {
  await countersForgotten("daily%")
  changeSettings("backup", { folder: "/dev/null/backups" })
  const housekeeping = startHousekeeping({ firstAfterMs: 0 })
  await until(async () => (await countersLike("daily begun:backing up")).length > 0)
  await until(async () => (await countersLike("daily begun:%")).length === 0)
  await housekeeping.stop()
  expect(await readLastSuccesses()).toContainEqual({ task: "backing up", seconds: 0 })
})

test("the metrics have the last success of each daily task, or 0", async () => {
  const metrics = await startTestMetrics()
  const before = Math.floor(clock.now() / 1_000)
  try {
    await runDaily({ what: "a task that works", work: async () => undefined })
    const failing = runDaily({ what: "a task that fails", work: () => Promise.reject(new Error("no room")) })
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
