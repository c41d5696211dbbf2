import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { expect, test } from "@jest/globals"
import { countWaiting, nextNotice, noticeCount, reserveSlot } from "./changeWaiters.ts"

test("a waiting request for changes ends in time despite garbage collection", async () => {
  setFlagsFromString("--expose-gc")
  const collecting = setInterval(runInNewContext("gc"), 50)
  try {
    expect(await nextNotice(noticeCount(), 500, new AbortController().signal)).toBeUndefined()
  } finally {
    clearInterval(collecting)
  }
})

test("releasing the slot of a waiting request twice frees one slot", () => {
  const place = { apiKey: null, user: { id: 1 } } as unknown as Parameters<typeof reserveSlot>[0]
  const [first, second] = [reserveSlot(place), reserveSlot(place)]
  first()
  first()
  expect(countWaiting()).toBe(1)
  second()
  expect(countWaiting()).toBe(0)
})
