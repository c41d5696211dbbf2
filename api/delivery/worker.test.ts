import { getEventListeners, getMaxListeners } from "node:events"
import { expect, test } from "@jest/globals"
import { until } from "../testing/until.ts"
import { withinLimit } from "./attempt.ts"
import { createSignal } from "./signal.ts"
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
