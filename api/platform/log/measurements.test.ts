import { setImmediate as nextTurn } from "node:timers/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { expect, test } from "@jest/globals"
import { measure, onMeasured } from "./measurements.ts"

setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

test("measurements before the first listener do not reach it", async () => {
  measure("batch", { size: 1 })
  await nextTurn()
  await nextTurn()
  collectGarbage()
  const heard: number[] = []
  onMeasured("batch", ({ size }) => heard.push(size))
  await nextTurn()
  await nextTurn()
  collectGarbage()
  await nextTurn()
  measure("batch", { size: 7 })
  expect(heard).toEqual([7])
})
