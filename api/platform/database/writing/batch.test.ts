import { setTimeout as delay } from "node:timers/promises"
import { describe, expect, jest, test } from "@jest/globals"
import { ConnectionRefusedError } from "sequelize"
import { inBatches } from "./batch.ts"

const tick = () => new Promise((resolve) => setImmediate(resolve))

/** Records batches, which finish once the test calls `open`; items that start with "bad" fail their batch. */
const batchesOf = ({ failure = new Error("a bad one"), rejoinMs = 0 } = {}) => {
  const begun: string[][] = []
  let isOpen = false
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = () => {
      isOpen = true
      resolve()
    }
  })
  const work = async (items: readonly string[]) => {
    begun.push([...items])
    if (!isOpen) await gate
    if (items.some((item) => item.startsWith("bad"))) throw failure
    return items.map((item) => item.toUpperCase())
  }
  const submit = inBatches(work, { rejoinMs })
  /** Submits the first item, and the others once its batch has begun. */
  const submitAfterFirst = async ([first = "", ...others]: readonly string[]) => {
    const results = [submit(first)]
    await tick()
    return { results: [...results, ...others.map(submit)] }
  }
  return { begun, submit, submitAfterFirst, open }
}

const outcomes = async (results: Promise<string>[]) =>
  (await Promise.allSettled(results)).map((end) => (end.status === "fulfilled" ? end.value : end.reason.message))

test("a lone item starts at once; later ones share a batch, each with its own result", async () => {
  const { begun, submit, submitAfterFirst, open } = batchesOf()
  const { results } = await submitAfterFirst(["a", "b", "c"])
  expect(begun).toEqual([["a"]])
  open()
  expect(await outcomes(results)).toEqual(["A", "B", "C"])
  expect(begun).toEqual([["a"], ["b", "c"]])
  expect(await submit("d")).toBe("D")
  // A later batch starts even if the work resolves at once.
  expect(await outcomes(["e", "f"].map(submit))).toEqual(["E", "F"])
  expect(begun.at(-1)).toEqual(["e", "f"])
})

test("after a large batch, items sent again at once join the waiting ones in one batch", async () => {
  const { begun, submit, open } = batchesOf({ rejoinMs: 100 })
  const eight = Array.from({ length: 8 }, (_, index) => String(index))
  const again = eight.map(async (item) => {
    await submit(item)
    await delay(20)
    return submit(item)
  })
  await tick()
  const others = eight.map((item) => submit(`other ${item}`))
  open()
  await Promise.all([...again, ...others])
  expect(begun.map(({ length }) => length)).toEqual([8, 16])
})

test("a batch has a maximum size", async () => {
  const { begun, submitAfterFirst, open } = batchesOf()
  const { results } = await submitAfterFirst(Array.from({ length: 251 }, (_, index) => String(index)))
  open()
  expect(await outcomes(results)).toEqual(results.map((_, index) => String(index)))
  expect(begun.map(({ length }) => length)).toEqual([1, 100, 100, 50])
})

describe("a batch that fails", () => {
  test("is split until only the items at fault fail", async () => {
    const { submit, open } = batchesOf()
    const items = ["a", "b", "bad 1", "c", "d", "bad 2", "e"]
    const results = items.map(submit)
    open()
    expect(await outcomes(results)).toEqual(["A", "B", "a bad one", "C", "D", "a bad one", "E"])
    expect(await submit("f")).toBe("F")
  })

  test("is not split after a connection error, which would fail each part", async () => {
    const { begun, submitAfterFirst, open } = batchesOf({ failure: new ConnectionRefusedError(new Error("away")) })
    const { results } = await submitAfterFirst(["a", "b", "bad", "c"])
    open()
    expect(await outcomes(results)).toEqual(["A", "away", "away", "away"])
    expect(begun).toHaveLength(2)
  })
})

test("a hanging batch delays the next ones by seconds only", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick"] })
  const { begun, submit, submitAfterFirst, open } = batchesOf()
  const { results } = await submitAfterFirst(["a", "b", "c"])
  jest.advanceTimersByTime(2_999)
  await tick()
  expect(begun).toHaveLength(1)
  jest.advanceTimersByTime(1)
  await tick()
  expect(begun).toEqual([["a"], ["b", "c"]])
  // A hanging batch that ends late must not start a batch concurrent with its replacement.
  results.push(submit("d"))
  open()
  expect(await outcomes(results)).toEqual(["A", "B", "C", "D"])
  jest.useRealTimers()
})
