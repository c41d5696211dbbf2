import { expect, test } from "@jest/globals"
import { forgetBytes, keptBytes } from "./keptBytes.ts"

/** Bytes that count how many times they are read. */
const source = (answers: (Buffer | Error | null)[]) => {
  const state = { reads: 0 }
  const read = async () => {
    const answer = answers[state.reads] ?? null
    state.reads += 1
    if (answer instanceof Error) throw answer
    return answer
  }
  return { state, read }
}

test("bytes are read once, however many ask, until they are forgotten", async () => {
  const { state, read } = source([Buffer.from("one"), Buffer.from("two")])
  const asked = await Promise.all(Array.from({ length: 20 }, () => keptBytes("aa.png", read)))
  expect(new Set(asked).size).toBe(1)
  expect(String(await keptBytes("aa.png", read))).toBe("one")
  expect(state.reads).toBe(1)
  forgetBytes("bb")
  await keptBytes("aa.png", read)
  expect(state.reads).toBe(1)
  forgetBytes("aa")
  expect(String(await keptBytes("aa.png", read))).toBe("two")
})

test("neither a fault nor nothing is kept", async () => {
  const { read } = source([new Error("The database is away"), null, Buffer.from("here")])
  await expect(keptBytes("cc.png", read)).rejects.toThrow("away")
  expect(await keptBytes("cc.png", read)).toBeNull()
  expect(String(await keptBytes("cc.png", read))).toBe("here")
})

test("no more than 64 MB are kept", async () => {
  const large = () => Promise.resolve(Buffer.alloc(10 * 1024 * 1024))
  for (let picture = 0; picture < 7; picture += 1) await keptBytes(`dd-${picture}`, large)
  const { state, read } = source([Buffer.from("again")])
  await keptBytes("dd-0", read)
  await keptBytes("dd-6", read)
  expect(state.reads).toBe(1)
})
