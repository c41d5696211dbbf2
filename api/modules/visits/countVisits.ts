import { setTimeout as delay } from "node:timers/promises"
import { type LeadSource, OTHER, type VisitSource } from "../../contract/visits.ts"
import { logger } from "../../logger.ts"
import type { Viewer } from "../auth/viewer.ts"
import { VisitorMark } from "./visit.model.ts"
import { today, visitorHash } from "./visitorHash.ts"
import { type Deed, storeDeeds } from "./visitTally.ts"

/** How often what was seen is written down. What a process that dies has not written yet is lost. */
const WRITE_EVERY_MS = 2_000
/** More than these wait for a database that is away, and are not counted. */
const WAITING_MAX = 20_000
const BATCH = 500
/** Whoever makes up sources would otherwise make a row for each. */
const SOURCES_MAX = 300

let deeds: Deed[] = []
let uncounted: string[] = []
let sources = { day: "", names: new Set<string>() }

/** The source, as long as there are not too many of them today. */
const boundedSource = (source: string, day: string) => {
  if (sources.day !== day) sources = { day, names: new Set() }
  if (sources.names.size < SOURCES_MAX) sources.names.add(source)
  return sources.names.has(source) ? source : OTHER
}

/** What somebody does on the site. */
export interface Visit extends VisitSource {
  page: string
  city: string | null
  /** Whether the page's form was begun; otherwise the page was shown. */
  isStart: boolean
}

/** Counts a page that was shown, or a form that was begun, with the next that are written down. */
export const countVisit = async (viewer: Viewer, visit: Visit) => {
  const day = today()
  const hash = await visitorHash(viewer, day)
  if (deeds.length >= WAITING_MAX) return
  deeds.push({ ...visit, source: boundedSource(visit.source, day), day, hash })
}

/** Counts a page that was shown to somebody who asks not to be counted. */
export const countUncounted = () => {
  if (uncounted.length < WAITING_MAX) uncounted.push(today())
}

/** Writes down what was counted. What cannot be written now stays for the next time. */
export const writeVisits = async () => {
  while (deeds.length > 0 || uncounted.length > 0) {
    const [batch, plain] = [deeds.slice(0, BATCH), uncounted]
    await storeDeeds(batch, plain)
    deeds = deeds.slice(batch.length)
    uncounted = uncounted.slice(plain.length)
  }
}

/** Writes down what was counted every two seconds, until stopped, which writes down the rest. */
export const startCountingVisits = () => {
  const stopping = new AbortController()
  const work = async () => {
    while (!stopping.signal.aborted) {
      await delay(WRITE_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      await writeVisits().catch((error: unknown) => logger.warn({ err: error }, "visits wait to be counted"))
    }
  }
  const done = work()
  return {
    stop: () => {
      stopping.abort()
      return done
    },
  }
}

/** Where a lead's sender has come from today; null for those who are not counted, and for programs. */
export const findSource = async (viewer: Viewer): Promise<LeadSource | null> => {
  if (viewer.apiKey) return null
  const hash = await visitorHash(viewer, today())
  const stored = await VisitorMark.findByPk(hash, { raw: true })
  if (stored) return { source: stored.source, campaign: stored.campaign, landingPage: stored.landingPage }
  const waiting = deeds.find((deed) => deed.hash === hash)
  return waiting ? { source: waiting.source, campaign: waiting.campaign, landingPage: waiting.page } : null
}
