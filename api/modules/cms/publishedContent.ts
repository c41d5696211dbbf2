import { createHash } from "node:crypto"
import type { StoredSection } from "../../contract/content/pageContent.ts"
import type { Picture } from "../../contract/media.ts"
import { logger } from "../../logger.ts"

/** How long another replica may show what an operator has changed meanwhile (the promise is 2 s). */
const FRESH_MS = 1_000

/** How long a visitor waits for a database that may be away while there is content to show without it. */
const PATIENCE_MS = 2_000

/** All stored sections as they were at one moment. */
export interface PublishedContent {
  /** Follows from the content alone, so every replica that shows the same has the same. */
  version: string
  sections: readonly StoredSection[]
  /** The pictures that the sections name, as far as they are there. */
  pictures: readonly Picture[]
}

/** What is read of it. */
export type PublishedParts = Omit<PublishedContent, "version">

interface Reading {
  startedAt: number
  content: Promise<PublishedContent>
  /** The content, once it is there. */
  settled: PublishedContent | null
}

const SEEDED: PublishedContent = { version: "seeded", sections: [], pictures: [] }

// Of the whole content rather than a column such as updated_at: replicas' clocks differ, two edits may share a
// millisecond, and whoever mends a row by hand sets no time. All blocks together are a few dozen short rows.
const versionOf = (content: PublishedParts) => createHash("sha256").update(JSON.stringify(content)).digest("base64url")

/**
 * The content that the site shows. It is read at most once a second, however many pages are asked for. While the
 * database is away, the content that was read last stays; if there was none, what the pages are seeded with.
 */
export const createPublishedContent = (read: () => Promise<PublishedParts>) => {
  let reading: Reading | null = null
  let lastGood: PublishedContent | null = null
  let isAway = false

  const startReading = () => {
    const started: Reading = { startedAt: performance.now(), settled: null, content: load() }
    started.content.then((content) => {
      started.settled = content
    })
    return started
  }

  const load = async () => {
    try {
      const content = await read()
      lastGood = { version: versionOf(content), ...content }
      isAway = false
      return lastGood
    } catch (error) {
      logger.error({ err: error }, "The site's content could not be read; it is shown as last known.")
      isAway = true
      return lastGood ?? SEEDED
    }
  }

  /** Waits for what is being read, but not long once there is something to show. */
  const soon = ({ content }: Reading, known: PublishedContent) =>
    new Promise<PublishedContent>((resolve) => {
      const timer = setTimeout(() => {
        isAway = true
        resolve(known)
      }, PATIENCE_MS)
      content.then((read) => {
        clearTimeout(timer)
        resolve(read)
      })
    })

  return {
    /** What to show now. */
    current: async (): Promise<PublishedContent> => {
      const isStale = reading?.settled && performance.now() - reading.startedAt >= FRESH_MS
      if (!reading || isStale) reading = startReading()
      if (reading.settled) return reading.settled
      if (!lastGood) return reading.content
      return isAway ? lastGood : soon(reading, lastGood)
    },

    /** Has the next request read it anew; to be called when an edit is stored. */
    expire: () => {
      reading = null
      isAway = false
    },
  }
}
