import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { expect, test } from "@jest/globals"
import { UnauthenticatedError } from "../../../contract/api/errors.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { countWaiting, nextNotice, noticeCount, reserveSlot } from "./changeWaiters.ts"
import { streamFeed } from "./followChanges.ts"

test("a waiting request for changes ends in time despite garbage collection", async () => {
  setFlagsFromString("--expose-gc")
  const collecting = setInterval(runInNewContext("gc"), 50)
  try {
    expect(await nextNotice(noticeCount(), 500, new AbortController().signal)).toBeUndefined()
  } finally {
    clearInterval(collecting)
  }
})

test("releasing the slot of a waiting request twice frees one slot", () => {
  const place = { apiKey: null, user: { id: 1 } } as unknown as Parameters<typeof reserveSlot>[0]
  const [first, second] = [reserveSlot(place), reserveSlot(place)]
  first()
  first()
  expect(countWaiting()).toBe(1)
  second()
  expect(countWaiting()).toBe(0)
})

const visitor = { address: "127.0.0.1", isLocal: true, session: null, user: null } satisfies Viewer
const viewer: Viewer = { ...visitor, user: { id: 1, username: "maren", name: "Maren", email: null, role: "VIEWER" } }

test("a stream of changes checks its viewer at once after any account event", async () => {
  const gone = new AbortController()
  const feed = {
    first: async () => ({ hasMore: true, nextPosition: 1 }),
    next: async () => {
      gone.abort()
      return { hasMore: false, nextPosition: 2 }
    },
    isRelevant: () => false,
    isAboutAccess: () => true,
  }
  const following = { checkViewer: async () => visitor, gone: gone.signal, heartbeatMs: 3_600_000 }
  const { pages, leave } = await streamFeed(viewer, feed, following)
  await expect(pages.next()).rejects.toThrow(UnauthenticatedError)
  leave()
})
