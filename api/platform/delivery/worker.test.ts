import { getEventListeners, getMaxListeners } from "node:events"
import { expect, test } from "@jest/globals"
import { until } from "../../testing/process/until.ts"
import { createSignal } from "./signal.ts"
import { withinLimit } from "./withinLimit.ts"
import { startWorker } from "./worker.ts"

test("as many deliveries at once as there are slots listen for the end without a warning of Node.js", async () => {
  const slots = 48
  const { subscribe } = createSignal()
  let waiting = Array.from({ length: slots }, (_, index) => index)
  let signal: AbortSignal | undefined
  const worker = startWorker({
    what: "test",
    slots,
    claim: async (most) => {
      const claimed = waiting.slice(0, most)
      waiting = waiting.slice(most)
      return claimed
    },
    deliver: (_claim, ending) => {
      signal = ending
      return withinLimit(60_000, ending, ({ aborted }) => new Promise((resolve) => !aborted && ended.push(resolve)))
    },
    isAnyDue: async () => waiting.length > 0,
    onQueued: subscribe,
  })
  const ended: ((value: undefined) => void)[] = []
  await until(() => ended.length === slots)
  if (!signal) throw new Error("nothing was delivered")
  expect(getEventListeners(signal, "abort")).toHaveLength(slots)
  expect(getMaxListeners(signal)).toBeGreaterThanOrEqual(slots)
  for (const end of ended) end(undefined)
  await worker.stop(1_000)
})

test("no more is claimed than there is room for, and what makes room lets the next be claimed", async () => {
  const { subscribe } = createSignal()
  let waiting = [1, 2, 3, 4]
  const asked: number[] = []
  const ends: (() => void)[] = []
  const worker = startWorker({
    what: "test",
    slots: 3,
    claim: async (most) => {
      asked.push(most)
      const claimed = waiting.slice(0, Math.min(most, 2))
      waiting = waiting.slice(claimed.length)
      return claimed
    },
    deliver: () => new Promise<void>((resolve) => ends.push(resolve)),
    isAnyDue: async () => waiting.length > 0,
    onQueued: subscribe,
    pollIntervalMs: 20,
  })
  await until(() => ends.length === 3)
  expect(asked).toEqual([3, 1])
  ends[0]?.()
  await until(() => ends.length === 4)
  expect(asked).toEqual([3, 1, 1])
  for (const end of ends) end()
  await worker.stop(1_000)
})
