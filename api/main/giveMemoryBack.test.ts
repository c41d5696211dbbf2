import { constants, PerformanceObserver } from "node:perf_hooks"
import { setTimeout as delay } from "node:timers/promises"
import { expect, test } from "@jest/globals"
import { until } from "../testing/process/until.ts"
import { giveMemoryBack } from "./giveMemoryBack.ts"

const heapMb = () => process.memoryUsage().heapUsed / 2 ** 20

test("what a busy time has left behind is collected once it is quiet", async () => {
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

/** How often garbage is collected within some time because somebody asks for it. */
const collectionsWithin = async (work: () => Promise<unknown>) => {
  let count = 0
  const isForced = (entry: object) =>
    (entry as { detail: { flags: number } }).detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED
  const observer = new PerformanceObserver((list) => {
    count += list.getEntries().filter(isForced).length
  })
  observer.observe({ entryTypes: ["gc"] })
  await work()
  await delay(10)
  observer.disconnect()
  return count
}

test("it is collected twice, and again only when there is more", async () => {
  const { stop } = giveMemoryBack(400)
  expect(await collectionsWithin(() => delay(2_600))).toBe(2)
  stop()
})

test("nothing is collected while the process is busy", async () => {
  const { stop } = giveMemoryBack(50)
  const work = async () => {
    for (const end = Date.now() + 500; Date.now() < end; await delay(1))
      for (const pause = Date.now() + 20; Date.now() < pause; );
  }
  expect(await collectionsWithin(work)).toBe(0)
  stop()
})
