import { createHash } from "node:crypto"
import type { StoredSection } from "../../../contract/content/pageContent.ts"
import type { Picture } from "../../../contract/site/media.ts"
import { defaultPrivacySettings, type PrivacySettings } from "../../../contract/site/privacySettings.ts"
import { logger } from "../../../platform/log/logger.ts"

/** Shorter than the 2 s within which edits must appear on other replicas. */
const FRESH_MS = 1_000

/** Maximum wait for a slow database while older content is available. */
export const slowRead = { ms: 2_000 }

export interface PublishedContent {
  /** Derived from the content only, so that replicas agree. */
  version: string
  sections: readonly StoredSection[]
  pictures: readonly Picture[]
  privacy: PrivacySettings
}

export type PublishedParts = Omit<PublishedContent, "version">

interface Reading {
  startedAt: number
  content: Promise<PublishedContent>
  settled: PublishedContent | null
}

const SEEDED: PublishedContent = { version: "seeded", sections: [], pictures: [], privacy: defaultPrivacySettings }

// A hash instead of `updated_at`: replicas' clocks differ, two edits may share a millisecond, and manual edits keep the
// time. Hashing is cheap, as all blocks together are only a few dozen short rows.
const versionOf = (content: PublishedParts) => createHash("sha256").update(JSON.stringify(content)).digest("base64url")

/** While the database is away, returns the last content or the seeds, so that the site stays up. */
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
      const version = versionOf(content)
      // Unchanged content stays the same object, as what is derived from it is kept by it.
      if (lastGood?.version !== version) lastGood = { version, ...content }
      isAway = false
      return lastGood
    } catch (error) {
      logger.error({ err: error }, "The site's content could not be read; it is shown as last known.")
      isAway = true
      return lastGood ?? SEEDED
    }
  }

  const soon = ({ content }: Reading, known: PublishedContent) =>
    new Promise<PublishedContent>((resolve) => {
      const timer = setTimeout(() => {
        isAway = true
        resolve(known)
      }, slowRead.ms)
      content.then((read) => {
        clearTimeout(timer)
        resolve(read)
      })
    })

  return {
    current: async (): Promise<PublishedContent> => {
      const isStale = reading?.settled && performance.now() - reading.startedAt >= FRESH_MS
      if (!reading || isStale) reading = startReading()
      if (reading.settled) return reading.settled
      if (!lastGood) return reading.content
      return isAway ? lastGood : soon(reading, lastGood)
    },

    expire: () => {
      reading = null
      isAway = false
    },
  }
}
