import { beforeEach, describe, expect, jest, test } from "@jest/globals"
import type { Sequelize } from "sequelize"
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../contract/text/durations.ts"
import { adoptMachineTime, clock } from "./clock.ts"
import { measureClock, startClockSync } from "./measureClock.ts"

describe("the clock on SQLite", () => {
  const START = Date.parse("2026-11-29T08:00:00Z")
  let machine = { wall: START, monotonic: 0 }

  beforeEach(() => {
    machine = { wall: START, monotonic: 90_000 }
    jest.spyOn(Date, "now").mockImplementation(() => machine.wall)
    jest.spyOn(performance, "now").mockImplementation(() => machine.monotonic)
    adoptMachineTime()
  })

  const setBy = (milliseconds: number) => {
    machine.wall += milliseconds
  }
  const pass = (milliseconds: number) => {
    machine.monotonic += milliseconds
    machine.wall += milliseconds
  }
  const passed = () => (clock.now() - START) / HOUR_MS

  test("applies a jump forward, as after sleep, at once", () => {
    setBy(26 * HOUR_MS)
    expect(passed()).toBe(26)
    expect(clock.wallTime()).toEqual(clock.date())
    pass(HOUR_MS)
    expect(passed()).toBe(27)
  })

  test("never runs backward after a clock change, but at half speed until it is correct", () => {
    setBy(-2 * HOUR_MS)
    expect(passed()).toBe(0)
    pass(HOUR_MS)
    expect(passed()).toBe(0.5)
    pass(3 * HOUR_MS)
    expect(passed()).toBe(2)
    pass(HOUR_MS)
    expect(passed()).toBe(3)
  })

  test("is corrected at once if the date was wrong by more than a day", () => {
    setBy(365 * DAY_MS)
    expect(passed()).toBe(365 * 24)
    setBy(-365 * DAY_MS)
    expect(passed()).toBe(0)
  })

  test.each([8, 26, -2, -26])("allows a minute to renew claims after a jump of %i hours", (hours) => {
    pass(30 * MINUTE_MS)
    setBy(SECOND_MS)
    expect(clock.hasJumped()).toBe(false)
    setBy(hours * HOUR_MS)
    expect(clock.hasJumped()).toBe(true)
    pass(59 * SECOND_MS)
    expect(clock.hasJumped()).toBe(true)
    pass(SECOND_MS)
    expect(clock.hasJumped()).toBe(false)
  })

  test("treats a deadline implausibly far ahead as past", () => {
    const after = (milliseconds: number) => new Date(START + milliseconds)
    expect(clock.isOpen(after(HOUR_MS), HOUR_MS)).toBe(true)
    expect(clock.isOpen(after(0), HOUR_MS)).toBe(false)
    expect(clock.isOpen(after(3 * HOUR_MS), HOUR_MS)).toBe(true)
    expect(clock.isOpen(after(2 * DAY_MS), HOUR_MS)).toBe(false)
    expect(clock.isWithin(after(-MINUTE_MS), HOUR_MS)).toBe(true)
    expect(clock.isWithin(after(2 * DAY_MS), HOUR_MS)).toBe(false)
  })
})

const serverAhead = (milliseconds: number) => {
  const query = jest.fn(async () => [{ time: String(performance.timeOrigin + performance.now() + milliseconds) }])
  return { query, getDialect: () => "mysql" } as unknown as Sequelize
}

const hoursAhead = () => Math.round((clock.now() - performance.timeOrigin - performance.now()) / HOUR_MS) + 0

const setMachineClock = (milliseconds: number) =>
  jest.useFakeTimers({
    now: Date.now() + milliseconds,
    doNotFake: ["performance", "hrtime", "nextTick", "queueMicrotask", "setImmediate", "setInterval", "setTimeout"],
  })

test("a database server's clock overrides this machine's", async () => {
  const stop = startClockSync(serverAhead(0))
  await measureClock(serverAhead(2 * HOUR_MS))
  setMachineClock(13 * HOUR_MS)
  expect(hoursAhead()).toBe(2)
  await measureClock(serverAhead(-2 * HOUR_MS))
  expect(hoursAhead()).toBe(-2)
  expect(clock.hasJumped()).toBe(true)
  stop()
  expect(hoursAhead()).toBe(13)
})

test("the clock is measured repeatedly, also after a failure", async () => {
  jest.useFakeTimers({ doNotFake: ["performance", "hrtime", "nextTick", "queueMicrotask", "Date"] })
  const server = serverAhead(5 * HOUR_MS)
  jest.mocked(server.query).mockRejectedValueOnce(new Error("away"))
  const stop = startClockSync(server)
  await jest.advanceTimersByTimeAsync(30_000)
  expect(hoursAhead()).toBe(0)
  await jest.advanceTimersByTimeAsync(30_000)
  expect(hoursAhead()).toBe(5)
  stop()
  expect(jest.getTimerCount()).toBe(0)
})

test("the clock is measured at once after the machine slept", async () => {
  jest.useFakeTimers({ doNotFake: ["performance", "hrtime", "nextTick", "queueMicrotask"] })
  const stop = startClockSync(serverAhead(26 * HOUR_MS))
  await jest.advanceTimersByTimeAsync(1_000)
  expect(hoursAhead()).toBe(0)
  jest.setSystemTime(Date.now() + 26 * HOUR_MS)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(clock.now() - performance.timeOrigin - performance.now()).toBeGreaterThan(25 * HOUR_MS)
  stop()
})
