import { expect, jest, test } from "@jest/globals"
import type { Sequelize } from "sequelize"
import { HOUR_MS } from "../../../contract/text/durations.ts"
import { clock } from "./clock.ts"
import { followClock, measureClock } from "./measureClock.ts"

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

test.each([-2, 13])(
  "setting the machine's clock by %i hours moves no wait, and what is recorded on SQLite",
  (hours) => {
    setMachineClock(hours * HOUR_MS)
    expect(hoursAhead()).toBe(0)
    expect(Math.round((clock.wallTime().getTime() - clock.now()) / HOUR_MS)).toBe(hours)
  },
)

test("where there is a server, its clock rules, whatever this machine's says", async () => {
  const stop = followClock(serverAhead(0))
  await measureClock(serverAhead(-2 * HOUR_MS))
  setMachineClock(13 * HOUR_MS)
  expect(hoursAhead()).toBe(-2)
  expect(Math.abs(clock.wallTime().getTime() - clock.now())).toBeLessThan(HOUR_MS)
  stop()
  expect(hoursAhead()).toBe(0)
})

test("it is measured again and again, also after a failure", async () => {
  jest.useFakeTimers({ doNotFake: ["performance", "hrtime", "nextTick", "queueMicrotask", "Date"] })
  const server = serverAhead(5 * HOUR_MS)
  jest.mocked(server.query).mockRejectedValueOnce(new Error("away"))
  const stop = followClock(server)
  await jest.advanceTimersByTimeAsync(30_000)
  expect(hoursAhead()).toBe(0)
  await jest.advanceTimersByTimeAsync(30_000)
  expect(hoursAhead()).toBe(5)
  stop()
  expect(jest.getTimerCount()).toBe(0)
})
