import { performance } from "node:perf_hooks"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { afterEach, expect, jest, test } from "@jest/globals"
import { until } from "../testing/process/until.ts"
import { trimMemory } from "./trimMemory.ts"

const heapMb = () => process.memoryUsage().heapUsed / 2 ** 20

test("garbage of a busy period is collected once the process is idle", async () => {
  setFlagsFromString("--expose-gc")
  // Garbage of earlier files in this worker must not be collected in between.
  runInNewContext("gc")()
  const before = heapMb()
  let left: object[] | null = Array.from({ length: 1_000_000 }, (_, index) => ({ index }))
  expect(heapMb() - before).toBeGreaterThan(20)
  const full = heapMb()
  left = null
  const { stop } = trimMemory(50)
  await until(() => heapMb() < full - 20)
  stop()
  expect(left).toBeNull()
})

/** The test controls the clock, the measurements and the garbage collections. */
const measured = () => {
  const usage = { idle: 0, active: 0, utilization: 0.05 }
  const memory = { ...process.memoryUsage(), heapUsed: 100 }
  jest.useFakeTimers()
  jest.spyOn(performance, "eventLoopUtilization").mockReturnValue(usage)
  jest.spyOn(process, "memoryUsage").mockImplementation(Object.assign(() => memory, { rss: () => 0 }))
  const collect = jest.fn()
  const { stop } = trimMemory(50, collect)
  return { usage, memory, collect, stop, check: (times = 5) => jest.advanceTimersByTime(50 * times) }
}

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test("garbage is collected twice, and again only after more growth", () => {
  const { memory, collect, stop, check } = measured()
  check()
  expect(collect).toHaveBeenCalledTimes(2)
  memory.heapUsed = 119
  check()
  expect(collect).toHaveBeenCalledTimes(2)
  memory.heapUsed = 121
  check()
  expect(collect).toHaveBeenCalledTimes(4)
  stop()
  memory.heapUsed = 200
  check()
  expect(collect).toHaveBeenCalledTimes(4)
})

test("nothing is collected while the process is busy", () => {
  const { usage, collect, check } = measured()
  usage.utilization = 0.2
  check()
  expect(collect).not.toHaveBeenCalled()
  usage.utilization = 0.05
  check()
  expect(collect).toHaveBeenCalledTimes(2)
})
