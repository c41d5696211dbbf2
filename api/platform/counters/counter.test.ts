import { afterEach, expect, jest, test } from "@jest/globals"
import { setUpTestApp } from "../../testing/testApp.ts"
import { clock } from "../database/clock/clock.ts"
import { database } from "../database/connection/database.ts"
import { onMeasured } from "../log/measurements.ts"
import { type Allowance, countPoints, deleteExpiredCounters, refundPoint, resetCounter } from "./counter.ts"

await setUpTestApp()
afterEach(async () => {
  await database().query("DELETE FROM rate_limits")
})

const thrice: Allowance = { name: "thrice-a-minute", limit: 3, windowSeconds: 60 }
const START_MS = Date.UTC(2026, 10, 21)

const at = (milliseconds: number) => jest.spyOn(clock, "now").mockReturnValue(START_MS + milliseconds)

const countTimes = async (times: number, key = "key") => {
  const waits: number[] = []
  for (let time = 0; time < times; time += 1) waits.push(await countPoints(thrice, key))
  return waits
}

test("a key may spend its allowance, and then waits for the rest of the window", async () => {
  at(0)
  expect(await countTimes(4)).toEqual([0, 0, 0, 60])
  at(45_000)
  expect(await countTimes(1)).toEqual([15])
  at(59_999)
  expect(await countTimes(1)).toEqual([1])
  // The next window has its full length.
  at(60_000)
  expect(await countTimes(4)).toEqual([0, 0, 0, 60])
})

test.each([
  ["30 seconds", 30_000, [3, 90]],
  ["two hours", 2 * 60 * 60_000, [0, 0]],
])("a counter's window survives a small clock change, no large one: %s", async (_what, backMs, [first, second]) => {
  at(0)
  await countTimes(3)
  at(-backMs)
  const [wait] = await countTimes(1)
  expect(wait).toBe(first === 0 ? 0 : second)
})

test("points add up, and one key does not spend those of another", async () => {
  at(0)
  expect(await countPoints(thrice, "many", 3)).toBe(0)
  expect(await countPoints(thrice, "many")).toBe(60)
  expect(await countTimes(3)).toEqual([0, 0, 0])
})

test("an address has one counter, in small letters or capitals", async () => {
  at(0)
  const keys = ["2001:DB8:0:1", "2001:db8:0:1"]
  const waits: number[] = []
  for (const key of [...keys, ...keys]) waits.push(await countPoints(thrice, key))
  expect(waits).toEqual([0, 0, 0, 60])
  expect(await Promise.all(keys.map((key) => countPoints(thrice, key)))).toEqual([60, 60])
})

test("a refunded point can be spent again, and a reset counter starts at zero", async () => {
  at(0)
  await countTimes(3)
  await refundPoint(thrice, "key")
  expect(await countTimes(2)).toEqual([0, 60])
  await resetCounter(thrice, "key")
  expect(await countTimes(1)).toEqual([0])
  // Returning an uncounted request adds nothing to the allowance.
  for (let time = 0; time < 3; time += 1) await refundPoint(thrice, "key")
  expect(await countTimes(4)).toEqual([0, 0, 0, 60])
})

test("a counter is deleted once its window has ended, and not before", async () => {
  const ids = async () => (await database().query("SELECT id FROM rate_limits ORDER BY id"))[0]
  at(0)
  await countPoints(thrice, "first")
  at(1)
  await countPoints(thrice, "second")
  at(60_000)
  await deleteExpiredCounters()
  expect(await ids()).toEqual([{ id: "thrice-a-minute:second" }])
  at(60_001)
  await deleteExpiredCounters()
  expect(await ids()).toEqual([])
})

test("simultaneous calls are counted in one statement, each with its own result", async () => {
  at(0)
  await countPoints(thrice, "before")
  const batches: number[] = []
  onMeasured("batch", ({ size }) => batches.push(size))
  const keys = Array.from({ length: 40 }, (_, index) => `key ${index % 8}`)
  const waits = await Promise.all([countPoints(thrice, "first"), ...keys.map((key) => countPoints(thrice, key))])
  expect(waits).toEqual([0, ...Array(24).fill(0), ...Array(16).fill(60)])
  expect(batches).toEqual([41])
  at(60_000)
  expect(await Promise.all(keys.map((key) => countPoints(thrice, key)))).toEqual(waits.slice(1))
})

test("points of different sizes count in the order in which they arrive", async () => {
  at(0)
  const lone = countPoints(thrice, "other")
  expect(await Promise.all([2, 2, 1].map((points) => countPoints(thrice, "many", points)))).toEqual([0, 60, 60])
  expect(await lone).toBe(0)
})
