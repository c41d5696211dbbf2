import { constants, PerformanceObserver, performance } from "node:perf_hooks"
import { setTimeout as delay } from "node:timers/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { expect, jest, test } from "@jest/globals"
import { until } from "../testing/process/until.ts"
import { giveMemoryBack } from "./giveMemoryBack.ts"

const heapMb = () => process.memoryUsage().heapUsed / 2 ** 20

test("what a busy time has left behind is collected once it is quiet", async () => {
  setFlagsFromString("--expose-gc")
  // What earlier files have left in this worker must not be collected in between.
  runInNewContext("gc")()
  const before = heapMb()
  let left: object[] | null = Array.from({ length: 1_000_000 }, (_, index) => ({ index }))
  expect(heapMb() - before).toBeGreaterThan(20)
  const full = heapMb()
  left = null
  const { stop } = giveMemoryBack(50)
  await until(() => heapMb() < full - 20)
  stop()
  expect(left).toBeNull()
})

const countCollections = () => {
  const counted = { count: 0, end: () => observer.disconnect() }
  const isForced = (entry: object) =>
    (entry as { detail: { flags: number } }).detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED
  const observer = new PerformanceObserver((list) => {
    counted.count += list.getEntries().filter(isForced).length
  })
  observer.observe({ entryTypes: ["gc"] })
  return counted
}

test("it is collected twice, and again only when there is more", async () => {
  // Objects of this file must not count.
  const usage = { ...process.memoryUsage(), heapUsed: 100 }
  const measured = jest.spyOn(process, "memoryUsage").mockImplementation(Object.assign(() => usage, { rss: () => 0 }))
  const { stop } = giveMemoryBack(50)
  const counted = countCollections()
  const looks = async () => {
    const { length } = measured.mock.calls
    await until(() => measured.mock.calls.length > length + 4)
    await delay(10)
  }
  await looks()
  expect(counted.count).toBe(2)
  usage.heapUsed = 119
  await looks()
  expect(counted.count).toBe(2)
  usage.heapUsed = 121
  await looks()
  expect(counted.count).toBe(4)
  stop()
  measured.mockRestore()
  counted.end()
})

test("nothing is collected while the process is busy", async () => {
  const usage = { idle: 0, active: 0, utilization: 0.2 }
  const measured = jest.spyOn(performance, "eventLoopUtilization").mockReturnValue(usage)
  const { stop } = giveMemoryBack(50)
  const counted = countCollections()
  await until(() => measured.mock.calls.length > 10)
  await delay(10)
  expect(counted.count).toBe(0)
  usage.utilization = 0.05
  await until(() => counted.count > 0)
  stop()
  measured.mockRestore()
  counted.end()
})
