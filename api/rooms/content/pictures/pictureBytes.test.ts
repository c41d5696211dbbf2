import { expect, jest, test } from "@jest/globals"
import { cachedBytes, evictBytes } from "./pictureBytes.ts"

/** Returns these answers in order. */
const source = (...answers: (Buffer | Error | null)[]) =>
  jest.fn(async () => {
    const answer = answers.shift() ?? null
    if (answer instanceof Error) throw answer
    return answer
  })

test("a picture's bytes are read once for concurrent requests, until evicted from the cache", async () => {
  const read = source(Buffer.from("one"), Buffer.from("two"))
  const asked = await Promise.all(Array.from({ length: 20 }, () => cachedBytes("aa.png", read)))
  expect(new Set(asked).size).toBe(1)
  expect(String(await cachedBytes("aa.png", read))).toBe("one")
  expect(read).toHaveBeenCalledTimes(1)
  evictBytes("bb")
  await cachedBytes("aa.png", read)
  expect(read).toHaveBeenCalledTimes(1)
  evictBytes("aa")
  expect(String(await cachedBytes("aa.png", read))).toBe("two")
})

test("the cache of pictures stores neither errors nor missing pictures", async () => {
  const read = source(new Error("The database is away"), null, Buffer.from("here"))
  await expect(cachedBytes("cc.png", read)).rejects.toThrow("away")
  expect(await cachedBytes("cc.png", read)).toBeNull()
  expect(String(await cachedBytes("cc.png", read))).toBe("here")
})

test("the cache of pictures has at most 64 MB", async () => {
  const large = () => Promise.resolve(Buffer.alloc(10 * 1024 * 1024))
  for (let picture = 0; picture < 7; picture += 1) await cachedBytes(`dd-${picture}`, large)
  const read = source(Buffer.from("again"))
  await cachedBytes("dd-0", read)
  await cachedBytes("dd-6", read)
  expect(read).toHaveBeenCalledTimes(1)
})
