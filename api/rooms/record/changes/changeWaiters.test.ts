import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { expect, test } from "@jest/globals"
import { countWaiting, nextNotice, noticed, takePlace } from "./changeWaiters.ts"

test("a wait ends in time, whatever the garbage collector takes meanwhile", async () => {
  setFlagsFromString("--expose-gc")
  const collecting = setInterval(runInNewContext("gc"), 50)
  try {
    expect(await nextNotice(noticed(), 500, new AbortController().signal)).toBeUndefined()
  } finally {
    clearInterval(collecting)
  }
})

test("a place that is given back twice is given back once", () => {
  const place = { apiKey: null, user: { id: 1 } } as unknown as Parameters<typeof takePlace>[0]
  const [first, second] = [takePlace(place), takePlace(place)]
  first()
  first()
  expect(countWaiting()).toBe(1)
  second()
  expect(countWaiting()).toBe(0)
})
