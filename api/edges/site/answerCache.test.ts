import { expect, test } from "@jest/globals"
import { encodedBody } from "../http/encodedBody.ts"
import { createAnswerCache } from "./answerCache.ts"

/** Returns numbered answers and records their keys. */
const maker = (status = 200) => {
  const made: string[] = []
  const make = (key: string) => async () => {
    made.push(key)
    return { status, type: "text/plain", body: encodedBody(`${key} ${made.length}`) }
  }
  return { made, make }
}

test("the cache renders an answer once, also for simultaneous requests", async () => {
  const cached = createAnswerCache()
  const { made, make } = maker()
  const answers = await Promise.all([1, 2, 3].map(() => cached("v1", "/", make("/"))))
  expect(new Set(answers).size).toBe(1)
  expect(await cached("v1", "/", make("/"))).toBe(answers[0])
  expect(made).toEqual(["/"])
})

test("the cache drops an answer whose version is outdated when its rendering ends", async () => {
  const cached = createAnswerCache()
  const { made, make } = maker()
  let finish = () => {}
  const promise = new Promise<void>((resolve) => (finish = resolve))
  const slow = cached("v1", "/", () => promise.then(make("slow")))
  await cached("v2", "/", make("quick"))
  finish()
  await slow
  await cached("v2", "/", make("never"))
  expect(made).toEqual(["quick", "slow"])
})

test("the cache holds the most recently used answers of one version", async () => {
  const cached = createAnswerCache(2)
  const { made, make } = maker()
  for (const key of ["a", "b", "a", "c", "a", "b"]) await cached("v1", key, make(key))
  expect(made).toEqual(["a", "b", "c", "b"])
  for (const version of ["v2", "v1"]) await cached(version, "b", make(version))
  expect(made.slice(4)).toEqual(["v2", "v1"])
})

test("the cache stores neither missing pages nor errors", async () => {
  const cached = createAnswerCache()
  const { made, make } = maker(404)
  await cached("v1", "/x", make("/x"))
  await cached("v1", "/x", make("/x"))
  expect(made).toHaveLength(2)
  await expect(cached("v1", "/", () => Promise.reject(new Error("Broken")))).rejects.toThrow("Broken")
  expect((await cached("v1", "/", maker().make("/"))).status).toBe(200)
})
