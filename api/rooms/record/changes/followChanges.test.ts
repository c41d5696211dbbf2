import { expect, test } from "@jest/globals"
import { UnauthenticatedError } from "../../../contract/api/errors.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { streamFeed } from "./followChanges.ts"

const visitor = { address: "127.0.0.1", isLocal: true, session: null, user: null } satisfies Viewer
const viewer: Viewer = { ...visitor, user: { id: 1, username: "maren", name: "Maren", email: null, role: "VIEWER" } }

test("after whatever happened to accounts, a stream looks at its viewer at once, however seldom it is told anything", async () => {
  const gone = new AbortController()
  const feed = {
    first: async () => ({ hasMore: true, nextPosition: 1 }),
    next: async () => {
      gone.abort()
      return { hasMore: false, nextPosition: 2 }
    },
    isWorthTelling: () => false,
    isAboutAccess: () => true,
  }
  const following = { checkViewer: async () => visitor, gone: gone.signal, heartbeatMs: 3_600_000 }
  const { pages, leave } = await streamFeed(viewer, feed, following)
  await expect(pages.next()).rejects.toThrow(UnauthenticatedError)
  leave()
})
