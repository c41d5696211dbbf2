import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { expect, test } from "@jest/globals"
import { nextNotice, noticed } from "./changeWaiters.ts"

test("a wait ends in time, whatever the garbage collector takes meanwhile", async () => {
  setFlagsFromString("--expose-gc")
  const collecting = setInterval(runInNewContext("gc"), 50)
  try {
    expect(await nextNotice(noticed(), 500, new AbortController().signal)).toBeUndefined()
  } finally {
    clearInterval(collecting)
  }
})
