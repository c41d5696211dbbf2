import { ConflictError } from "../../../contract/api/errors.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import {
  type RetentionPeriods,
  type RetentionRuleName,
  retentionPeriods,
  retentionRuleNames,
  retentionRules,
} from "../../../contract/privacy/retention.ts"
import { config } from "../../../platform/config/config.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { requireFreshProof, requirePermission, requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { readConfirmed, readLastRun, readPeriods, storeConfirmed } from "../../accounts/settings/retentionSetting.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { findOldEvents } from "./eventRule.ts"
import { countDue, type Due } from "./retention.ts"
import { type Source, sourcesOf } from "./sources.ts"

export interface RuleState extends Due {
  rule: RetentionRuleName
  /** 0 for never. */
  days: number
  variable: string
  /** Null while retention is off. */
  daysInForce: number | null
}

export interface RetentionState {
  isOn: boolean
  switchedOnAt: Date | null
  rules: RuleState[]
  lastRun: {
    startedAt: Date
    endedAt: Date
    isComplete: boolean
    failedCount: number
    counts: { rule: RetentionRuleName; count: number }[]
  } | null
}

/** Periods as the user saw them. Older clients omit `filesDays`. */
type SeenPeriods = Omit<RetentionPeriods, "filesDays"> & { filesDays?: number | null }

const differs = (seen: SeenPeriods, periods: RetentionPeriods) =>
  Object.entries(periods).some(([name, days]) => (seen[name as keyof RetentionPeriods] ?? days) !== days)

const survey = async (sources: readonly Source[], now: number): Promise<Due> => {
  const total: Due = { dueCount: 0, oldestAt: null }
  for (const source of sources) {
    const { dueCount, oldestAt } = await countDue(source, now)
    total.dueCount += dueCount
    if (oldestAt && (!total.oldestAt || oldestAt < total.oldestAt)) total.oldestAt = oldestAt
  }
  return total
}

const surveyEvents = async (now: number): Promise<Due> => {
  const { count, oldestAt } = await findOldEvents(config.retention.eventsDays, now)
  return { dueCount: count, oldestAt }
}

/** Counts what each rule would erase now, even while retention is off. */
export const findRetention = async (viewer: Viewer): Promise<RetentionState> => {
  requirePermission(viewer, "team:manage")
  const now = clock.wallTime().getTime()
  const [confirmed, lastRun, inForce] = await Promise.all([readConfirmed(), readLastRun(), readPeriods()])
  const sources = sourcesOf(config.retention, now, await teamTimeZone())
  const rules: RuleState[] = []
  for (const rule of retentionRuleNames) {
    const { period } = retentionRules[rule]
    const due = rule === "EVENTS" ? await surveyEvents(now) : await survey(sources[rule], now)
    const days = config.retention[period]
    rules.push({
      rule,
      days,
      variable: retentionPeriods[period].variable,
      daysInForce: inForce?.[period] ?? null,
      ...due,
    })
  }
  return {
    isOn: confirmed !== null,
    switchedOnAt: confirmed && new Date(confirmed.at),
    rules,
    lastRun: lastRun && {
      ...lastRun,
      startedAt: new Date(lastRun.startedAt),
      endedAt: new Date(lastRun.endedAt),
      counts: retentionRuleNames.map((rule) => ({ rule, count: lastRun.counts[rule] ?? 0 })),
    },
  }
}

/**
 * The next daily run is the first to erase. Switching on again confirms shortened periods. Throws `ConflictError` if
 * the periods differ from those that the user saw, as the server may have restarted since.
 */
export const switchRetention = async (
  viewer: Viewer,
  { on, seen }: { on: boolean; seen?: SeenPeriods | null },
): Promise<RetentionState> => {
  requirePerson(viewer, "team:manage")
  requireFreshProof(viewer)
  if (on && seen && differs(seen, config.retention)) throw new ConflictError(refusals.periodsChanged)
  const periods = seen && seen.filesDays == null ? { ...config.retention, filesDays: 0 } : config.retention
  const confirmed = await readConfirmed()
  const isSame = on ? JSON.stringify(confirmed?.periods) === JSON.stringify(periods) : confirmed === null
  if (!isSame)
    await inTransaction(async (transaction) => {
      await storeConfirmed(on ? { at: clock.wallTime().toISOString(), periods } : null, transaction)
      const facts = { isOn: on, ...(on && periods) }
      await recordEvents([{ type: "retention.switched", origin: originOf(viewer), facts }], transaction)
    })
  return findRetention(viewer)
}
