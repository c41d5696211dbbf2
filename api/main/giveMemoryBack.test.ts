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
