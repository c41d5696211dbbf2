import { setTimeout as delay } from "node:timers/promises"
import { expect, jest, test } from "@jest/globals"
import { until } from "../../testing/process/until.ts"
import { LostLeaseError } from "../database/locks/lease.ts"
import { jobAges } from "./jobAges.ts"
import { startLoop } from "./loop.ts"

const LONG_MS = 60_000

test("a loop repeats while work is left, then waits until it is woken", async () => {
  let left = 3
  let times = 0
  const loop = startLoop({
    what: "sorting",
    pauseMs: LONG_MS,
    work: async () => {
      times += 1
      left -= 1
      return left > 0
    },
  })
  await until(() => times === 3)
  loop.wake()
  await until(() => times === 4)
  await loop.stop()
  expect(jobAges().find(({ job }) => job === "sorting")?.seconds).toBeLessThan(LONG_MS / 1_000)
})

test("a failing loop pauses longer each time, even when woken", async () => {
  const failures: number[] = []
  const loop = startLoop({
    what: "failing",
    pauseMs: LONG_MS,
    work: async ({ wake }) => {
      wake()
      throw new Error("away")
    },
    onFailure: async (_error, count) => {
      await delay(1)
      failures.push(count)
      return count < 3 ? 1 : LONG_MS
    },
  })
  await until(() => failures.length >= 3)
  loop.wake()
  await delay(20)
  await loop.stop()
  expect(failures).toEqual([1, 2, 3])
})

test("a process without leadership watches, works once it leads, and may lose leadership without a failure", async () => {
  const answers = [false, true, new LostLeaseError(), true]
  const seen: string[] = []
  const onFailure = jest.fn(async () => 0)
  const release = jest.fn(async () => undefined)
  const isOwn = async () => {
    const answer = answers.length > 1 ? answers.shift() : true
    if (answer instanceof Error) throw answer
    return answer === true
  }
  const loop = startLoop({
    what: "taking turns",
    pauseMs: 1,
    openLeadership: async () => ({ isOwn, release }),
    work: async () => {
      seen.push("work")
      return false
    },
    watch: async () => void seen.push("watch"),
    onFailure,
  })
  await until(() => seen.length >= 3)
  await loop.stop()
  expect(seen.slice(0, 3)).toEqual(["watch", "work", "work"])
  expect([onFailure.mock.calls.length, release.mock.calls.length]).toEqual([0, 1])
})
