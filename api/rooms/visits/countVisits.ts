import { LRUCache } from "lru-cache"
import { type LeadSource, OTHER } from "../../contract/site/visits.ts"
import { isDatabaseUnavailable } from "../../platform/database/connection/failures.ts"
import { perDatabase } from "../../platform/database/connection/perDatabase.ts"
import { findRows } from "../../platform/database/reading/plainRows.ts"
import { startLoop } from "../../platform/jobs/loop.ts"
import { logger } from "../../platform/log/logger.ts"
import { yieldToRequests } from "../../platform/processes/yieldToRequests.ts"
import { addressKey } from "../../platform/throttling/throttle.ts"
import type { Viewer } from "../../platform/viewer/viewer.ts"
import { VisitorMark } from "./visit.model.ts"
import { utcToday, visitorHash } from "./visitorHash.ts"
import { storeVisitSteps, type VisitStep } from "./visitTally.ts"

/** A crash loses at most the visits of this time. */
const WRITE_EVERY_MS = 2_000
/** Bounds memory while the database is away; further visits are not counted. */
const WAITING_MAX = 20_000
const BATCH = 500
const YIELD_MS = 1_000
/** More visitors per day and address than an office has, but few enough to stop a flood. */
const NEWCOMERS_MAX = 500
/** Bounds the rows that made-up sources can add. */
const SOURCES_MAX = 300

const counted = perDatabase(() => ({
  deeds: [] as VisitStep[],
  uncounted: [] as string[],
  sources: { day: "", names: new Set<string>() },
  seenToday: new LRUCache<string, true>({ max: 50_000 }),
  newcomers: new LRUCache<string, number>({ max: 10_000 }),
}))

const boundedSource = (source: string, day: string) => {
  const state = counted()
  if (state.sources.day !== day) state.sources = { day, names: new Set() }
  const { names } = state.sources
  if (names.size < SOURCES_MAX) names.add(source)
  return names.has(source) ? source : OTHER
}

const isAdmitted = (address: string, day: string, hash: string) => {
  const { seenToday, newcomers } = counted()
  if (seenToday.has(hash)) return true
  const key = `${day} ${addressKey(address)}`
  const count = (newcomers.get(key) ?? 0) + 1
  if (count > NEWCOMERS_MAX) return false
  newcomers.set(key, count)
  seenToday.set(hash, true)
  return true
}

export const countVisit = async (viewer: Viewer, visit: Omit<VisitStep, "day" | "hash">) => {
  const day = utcToday()
  const hash = await visitorHash(viewer, day)
  const { deeds } = counted()
  if (deeds.length >= WAITING_MAX || !isAdmitted(viewer.address, day, hash)) return
  deeds.push({ ...visit, source: boundedSource(visit.source, day), day, hash })
}

export const countUncounted = () => {
  const { uncounted } = counted()
  if (uncounted.length < WAITING_MAX) uncounted.push(utcToday())
}

/** Keeps visits while the database is away; drops visits that it refuses. */
export const writeVisits = async () => {
  const state = counted()
  while (state.deeds.length > 0 || state.uncounted.length > 0) {
    const [batch, plain] = [state.deeds.slice(0, BATCH), [...state.uncounted]]
    await yieldToRequests(YIELD_MS)
    await storeVisitSteps(batch, plain).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error
      logger.error({ err: error, visits: batch.length }, "visits could not be counted and were dropped")
    })
    state.deeds.splice(0, batch.length)
    state.uncounted.splice(0, plain.length)
  }
}

export const startCountingVisits = () => {
  const work = async () => {
    await writeVisits()
    return false
  }
  const loop = startLoop({ what: "counting visits", pauseMs: WRITE_EVERY_MS, work })
  return {
    stop: async () => {
      await loop.stop()
      await writeVisits().catch((error: unknown) => logger.warn({ err: error }, "the last visits were not counted"))
    },
  }
}

const isCounted = (viewer: Viewer) => !viewer.apiKey && !viewer.hasPrivacySignal && viewer.device === undefined

/** One query for all leads. Null for opt-outs and API clients, whose visits are not counted. */
export const findSources = async (viewers: readonly Viewer[]): Promise<(LeadSource | null)[]> => {
  const day = utcToday()
  const hashes = await Promise.all(viewers.map((viewer) => (isCounted(viewer) ? visitorHash(viewer, day) : null)))
  const wanted = [...new Set(hashes.filter((hash) => hash !== null))]
  const stored = wanted.length > 0 ? await findRows(VisitorMark, { where: { hash: wanted } }) : []
  return hashes.map((hash) => {
    const mark = stored.find((row) => row.hash === hash)
    if (mark) return { source: mark.source, campaign: mark.campaign, landingPage: mark.landingPage }
    const waiting = counted().deeds.find((deed) => deed.hash === hash)
    return waiting ? { source: waiting.source, campaign: waiting.campaign, landingPage: waiting.page } : null
  })
}
