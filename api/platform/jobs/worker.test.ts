import { expect, test } from "@jest/globals"
import { until } from "../../testing/process/until.ts"
import { createSignal } from "./signal.ts"
import { startWorker } from "./worker.ts"

test("a worker claims as many jobs as it has slots, and more when a slot is free", async () => {
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

test("after an outage a worker claims nothing before the second poll, so that others renew claims first", async () => {
  const { notify, subscribe } = createSignal()
  const claimedAt: number[] = []
  let polls = 0
  const worker = startWorker({
    what: "test",
    slots: 1,
    claim: async () => {
      claimedAt.push(polls)
      return []
    },
    deliver: async () => undefined,
    isAnyDue: async () => {
      polls += 1
      if (polls === 1) throw new Error("away")
      notify()
      return true
    },
    onQueued: subscribe,
    pollIntervalMs: 20,
  })
  await until(() => claimedAt.length > 0)
  expect(claimedAt[0]).toBe(3)
  await worker.stop(1_000)
})

test("a job whose delivery throws is released, and the next is delivered", async () => {
  const waiting = [1, 2]
  const released: number[] = []
  const delivered: number[] = []
  const worker = startWorker({
    what: "test",
    slots: 1,
    claim: async () => waiting.splice(0, 1),
    deliver: async (claim) => {
      if (claim === 1) throw new Error("a fault of ours")
      delivered.push(claim)
    },
    release: async (claim) => void released.push(claim),
    isAnyDue: async () => waiting.length > 0,
    onQueued: createSignal().subscribe,
    pollIntervalMs: 20,
  })
  await until(() => delivered.length === 1)
  expect([released, delivered]).toEqual([[1], [2]])
  await worker.stop(1_000)
})
