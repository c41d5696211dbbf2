import { setTimeout as delay } from "node:timers/promises"
import { erasureReasons } from "../../../contract/privacy/erasure.ts"
import {
  type RetentionPeriods,
  type RetentionRuleName,
  retentionRuleNames,
} from "../../../contract/privacy/retention.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { secureDelete } from "../../../platform/database/writing/secureDelete.ts"
import { readChain, removeUpTo } from "../../../platform/events/eventChain.ts"
import { recordEvents, systemOrigin } from "../../../platform/events/recordEvents.ts"
import { logger } from "../../../platform/log/logger.ts"
import { measure } from "../../../platform/log/measurements.ts"
import { yieldToRequests } from "../../../platform/processes/yieldToRequests.ts"
import { readLastRun, readPeriods, storeLastRun } from "../../accounts/settings/retentionSetting.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import type { Order } from "../erasure/eraseOne.ts"
import { createErasureOrder } from "../erasure/erasure.service.ts"
import { findOldEvents } from "./eventRule.ts"
import { findDue } from "./retention.ts"
import { eraseDue, type Source, sourcesOf } from "./sources.ts"

/** The next run continues an hour later. */
export const LONGEST_RUN_MS = 50 * 60_000

const YIELD_MS = 1_000

/** So many failures in a row point to a general problem. */
const FAILURES_MAX = 20

type Counts = Record<RetentionRuleName, number>

const noCounts = () => Object.fromEntries(retentionRuleNames.map((name) => [name, 0])) as Counts

class OutOfTimeError extends Error {}

/** Pauses as long as the preceding work took, and longer while requests are served. */
const createPace = (endsAt: number, signal?: AbortSignal) => {
  let restedAt = performance.now()
  return async () => {
    if (performance.now() > endsAt || signal?.aborted) throw new OutOfTimeError()
    await delay(performance.now() - restedAt)
    await yieldToRequests(YIELD_MS)
    restedAt = performance.now()
  }
}

interface Progress {
  counts: Counts
  failedCount: number
}

interface RunOptions {
  now?: number
  longestMs?: number
  signal?: AbortSignal
}

const eraseAll = async (periods: RetentionPeriods, order: Order, progress: Progress, options: RunOptions) => {
  const { now = clock.wallTime().getTime(), longestMs = LONGEST_RUN_MS, signal } = options
  const pace = createPace(performance.now() + longestMs, signal)
  let inARow = 0
  const eraseOf = async (name: RetentionRuleName, source: Source) => {
    for await (const rows of findDue(source, now))
      for (const { id } of rows) {
        await pace()
        try {
          if (await eraseDue(source, id, order, now)) progress.counts[name] += 1
          inARow = 0
        } catch (error) {
          logger.error(
            { err: error, rule: name, id },
            "something could not be erased by retention, and will be tried again",
          )
          progress.failedCount += 1
          inARow += 1
          if (inARow >= FAILURES_MAX) throw error
        }
      }
  }
  for (const [name, sources] of Object.entries(sourcesOf(periods, now, await teamTimeZone())))
    for (const source of sources) await eraseOf(name as RetentionRuleName, source)
  const { upTo, base } = await findOldEvents(periods.eventsDays, now)
  try {
    await removeUpTo(upTo, pace)
  } finally {
    progress.counts.EVENTS = Number((await readChain())?.basePosition ?? base) - base
  }
}

const store = async (startedAt: string, { counts, failedCount }: Progress, isComplete: boolean) => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  logger.info({ ...counts, failedCount, isComplete }, "erased what was too old")
  for (const name of retentionRuleNames) measure("expired", { rule: name, count: counts[name] })
  const last = await readLastRun()
  // A continued run is reported together with its predecessor.
  const before = last && !last.isComplete ? last : null
  const sum = noCounts()
  for (const name of retentionRuleNames) sum[name] = counts[name] + (before?.counts[name] ?? 0)
  await storeLastRun({
    startedAt: before?.startedAt ?? startedAt,
    endedAt: clock.wallTime().toISOString(),
    isComplete,
    failedCount,
    counts: sum,
  })
  if (total === 0) return
  const event = { type: "retention.applied", origin: systemOrigin, facts: { counts, failedCount } } as const
  await inTransaction((transaction) => recordEvents([event], transaction))
}

/**
 * One short transaction per lead or mail, so that requests go on. Returns true if nothing is left; the next call
 * continues after a timeout or stop. A failure does not stop the rest.
 */
export const runRetention = async (options: RunOptions = {}): Promise<boolean> => {
  const periods = await readPeriods()
  if (!periods) return true
  const startedAt = clock.wallTime().toISOString()
  const order = await createErasureOrder(erasureReasons.RETENTION, systemOrigin)
  const progress: Progress = { counts: noCounts(), failedCount: 0 }
  let isComplete = false
  try {
    await eraseAll(periods, order, progress, options)
    isComplete = true
  } catch (error) {
    if (!(error instanceof OutOfTimeError)) throw error
  } finally {
    await store(startedAt, progress, isComplete)
    // Runs once for all erasures. On shutdown, the process that continues the run does it.
    if (!options.signal?.aborted) await secureDelete()
  }
  return isComplete
}
