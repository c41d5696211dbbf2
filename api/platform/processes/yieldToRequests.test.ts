import { expect, test } from "@jest/globals"
import { createLoad } from "./yieldToRequests.ts"

const createLoadAt = () => {
  let time = 0
  const load = createLoad(() => time)
  const work = async (ms: number, pauseMs = 0) => {
    time += pauseMs
    await load.during(async () => {
      time += ms
    })
  }
  return { load, work, pass: (ms: number) => (time += ms) }
}

test("a process is busy during continuous work, and idle afterward", async () => {
  const { load, work, pass } = createLoadAt()
  for (let count = 0; count < 100; count += 1) await work(10, 2)
  expect(load.isBusy()).toBe(true)
  pass(200)
  expect(load.isBusy()).toBe(false)
})

test("a process is not busy with one task, or occasional ones", async () => {
  const { load, work } = createLoadAt()
  await work(20)
  expect(load.isBusy()).toBe(false)
  for (let count = 0; count < 100; count += 1) await work(5, 45)
  expect(load.isBusy()).toBe(false)
})

test("failed work counts as busy time, and concurrent work counts once", async () => {
  const { load, work, pass } = createLoadAt()
  const failing = load.during(async () => {
    pass(100)
    throw new Error("failed")
  })
  await expect(Promise.all([failing, work(100)])).rejects.toThrow("failed")
  expect(load.isBusy()).toBe(true)
  pass(200)
  expect(load.isBusy()).toBe(false)
})
