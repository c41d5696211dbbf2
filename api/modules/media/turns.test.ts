import { expect, test } from "@jest/globals"
import { createTurns } from "./turns.ts"

/** Work that ends when the test says so. */
const openWork = () => {
  let end = () => {}
  let fail = () => {}
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = () => reject(new Error("failed"))
  })
  return { work: () => ended, end: () => end(), fail: () => fail() }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test("at most as many as the limit run at a time, in the order in which they came", async () => {
  const inTurn = createTurns(2)
  const started: number[] = []
  const works = [0, 1, 2, 3].map(() => openWork())
  const results = works.map(({ work }, number) =>
    inTurn(async () => {
      started.push(number)
      await work()
      return number
    }),
  )
  await settle()
  expect(started).toEqual([0, 1])
  works[1]?.end()
  await settle()
  expect(started).toEqual([0, 1, 2])
  for (const { end } of works) end()
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3])
})

test("work that fails passes its turn on", async () => {
  const inTurn = createTurns(1)
  const first = openWork()
  const failing = inTurn(first.work)
  const next = inTurn(async () => "done")
  first.fail()
  await expect(failing).rejects.toThrow("failed")
  expect(await next).toBe("done")
  expect(await inTurn(async () => "again")).toBe("again")
})
