import { beforeEach, expect, jest, test } from "@jest/globals"
import type { StoredSection } from "../../../contract/content/pageContent.ts"
import { defaultPrivacySettings } from "../../../contract/site/privacySettings.ts"
import { logger } from "../../../platform/log/logger.ts"
import { createPublishedContent } from "./publishedContent.ts"

const hero = (title: string): StoredSection[] => [{ page: "home", sectionId: "hero", content: { title } }]

beforeEach(() => {
  jest.useFakeTimers()
  logger.level = "silent"
})

const storage = (sections = hero("First")) => {
  const state = { sections, reads: 0, isAway: false, isHanging: false }
  const read = async () => {
    state.reads += 1
    if (state.isHanging) return new Promise<never>(() => {})
    if (state.isAway) throw new Error("The database is away")
    return { sections: state.sections, pictures: [], privacy: defaultPrivacySettings }
  }
  return { state, content: createPublishedContent(read) }
}

test("content is read once a second, however many requests need it", async () => {
  const { state, content } = storage()
  const [one, other] = await Promise.all([content.current(), content.current()])
  expect(one).toBe(other)
  expect(one.sections).toEqual(hero("First"))
  jest.advanceTimersByTime(999)
  await content.current()
  expect(state.reads).toBe(1)
})

test("an edit by another process shows after a second, with a new version of the content", async () => {
  const { state, content } = storage()
  const before = await content.current()
  jest.advanceTimersByTime(1_000)
  expect((await content.current()).version).toBe(before.version)
  state.sections = hero("Second")
  jest.advanceTimersByTime(1_000)
  const after = await content.current()
  expect(after.sections).toEqual(hero("Second"))
  expect(after.version).not.toBe(before.version)
})

test("an edit by this process shows at once, even while an older read is in progress", async () => {
  const { state, content } = storage()
  await content.current()
  jest.advanceTimersByTime(1_000)
  const late = content.current()
  state.sections = hero("Second")
  content.expire()
  expect((await content.current()).sections).toEqual(hero("Second"))
  await late
  expect((await content.current()).sections).toEqual(hero("Second"))
})

test("while the database is unavailable the last content is shown without waiting", async () => {
  const { state, content } = storage()
  await content.current()
  state.isAway = true
  jest.advanceTimersByTime(1_000)
  expect((await content.current()).sections).toEqual(hero("First"))
  state.isAway = false
  state.sections = hero("Second")
  jest.advanceTimersByTime(1_000)
  await content.current()
  expect((await content.current()).sections).toEqual(hero("Second"))
})

test("a hanging database delays one visitor for two seconds, and no others", async () => {
  const { state, content } = storage()
  await content.current()
  state.isHanging = true
  jest.advanceTimersByTime(1_000)
  const first = content.current()
  await jest.advanceTimersByTimeAsync(2_000)
  expect((await first).sections).toEqual(hero("First"))
  expect((await content.current()).sections).toEqual(hero("First"))
  expect(state.reads).toBe(2)
})

test("the delivered content is shown if the database is unavailable from the start", async () => {
  const { state, content } = storage()
  state.isAway = true
  const seeded = { version: "seeded", sections: [], pictures: [], privacy: defaultPrivacySettings }
  expect(await content.current()).toEqual(seeded)
})
