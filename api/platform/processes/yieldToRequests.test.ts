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

test("is busy while work follows work, and no longer once it is over", async () => {
  const { load, work, pass } = createLoadAt()
  for (let count = 0; count < 100; count += 1) await work(10, 2)
  expect(load.isBusy()).toBe(true)
  pass(200)
  expect(load.isBusy()).toBe(false)
})

test("is not busy with one task, nor with occasional ones", async () => {
  const { load, work } = createLoadAt()
  await work(20)
  expect(load.isBusy()).toBe(false)
  for (let count = 0; count < 100; count += 1) await work(5, 45)
  expect(load.isBusy()).toBe(false)
})

test("counts work that fails, and work at the same time once", async () => {
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
