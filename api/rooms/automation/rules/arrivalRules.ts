import { Op } from "sequelize"
import { leadEventTypes } from "../../../contract/activity/eventTypes.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { claimIsolation } from "../../../platform/jobs/dueRows.ts"
import { followRecord } from "../../../platform/jobs/followRecord.ts"
import { yieldToRequests } from "../../../platform/processes/yieldToRequests.ts"
import { factsOf } from "../../accounts/team.ts"
import { leadOf } from "../../leads/history/leadEvents.ts"
import type { LeadRow } from "../../leads/lead/leadKind.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import type { RuleWorld } from "./ruleEffects.ts"
import { ruleMatcher } from "./ruleFields.rules.ts"
import type { NamedRule } from "./ruleNames.ts"
import { isAnyOn, lockCursor, type Occasion, readActive, readWorld, runRules, withoutStopped } from "./runRules.ts"

/** Per transaction, which on SQLite blocks everything else. */
const LEADS_AT_ONCE = 100

/** Maximum delay of a transaction in favor of requests. */
const GIVE_WAY_MS = 1_000

const ARRIVALS = leadKinds.map(({ type }) => leadEventTypes(type).created)

/** True for arrivals that rules apply to: imported leads only if their import says so. */
const isForRules = (event: RecordedEvent) => {
  const { importId, runsRules } = factsOf(event)
  return importId === undefined || runsRules === true
}

/** Arrivals with matching rules, so that no other lead is locked. */
const findMatching = async (
  events: readonly RecordedEvent[],
  rules: readonly NamedRule[],
  { cityOf }: RuleWorld,
  transaction: Parameters<typeof runRules>[2],
): Promise<Occasion[]> => {
  const matching = new Map<RecordedEvent, NamedRule[]>()
  for (const kind of leadKinds) {
    const own = events.filter(({ subjectType }) => subjectType === kind.type)
    if (own.length === 0) continue
    const leads = await kind.model.findAll({ where: { id: own.map((event) => leadOf(event).leadId) }, transaction })
    const rowOf = new Map(leads.map((lead) => [lead.id, lead.get() as LeadRow]))
    const matchers = rules.map((rule) => ({ rule, matches: ruleMatcher(kind, rule, cityOf) }))
    for (const event of own) {
      const row = rowOf.get(leadOf(event).leadId)
      const seeing = matchers.filter(({ rule }) => Number(event.id) > Number(rule.sinceEventId))
      if (row)
        matching.set(
          event,
          seeing.filter(({ matches }) => matches(row)).map(({ rule }) => rule),
        )
    }
  }
  return events.flatMap((event) => {
    const rules = matching.get(event) ?? []
    return rules.length > 0 ? [{ ...leadOf(event), occasion: `arrived ${event.id}`, rules }] : []
  })
}

/** Runs rules on the next arrivals and moves the cursor, in one transaction. Returns true if there may be more. */
const advance = async (head: number): Promise<boolean> => {
  const world = await readWorld()
  return withoutStopped((skipped) =>
    inTransaction(
      async (transaction) => {
        const cursor = await lockCursor(transaction, { isWaiting: false })
        if (!cursor || Number(cursor.position) >= head) return false
        const position = { [Op.gt]: cursor.position, [Op.lte]: head }
        const events = await RecordedEvent.findAll({
          where: { position, type: ARRIVALS },
          order: ["position"],
          limit: LEADS_AT_ONCE,
          transaction,
        })
        const rules = await readActive("ARRIVED", world, transaction)
        const matching = await findMatching(events.filter(isForRules), rules, world, transaction)
        if (matching.length > 0) await runRules(matching, world, transaction, skipped)
        const isMore = events.length === LEADS_AT_ONCE
        await cursor.update({ position: isMore ? Number(events.at(-1)?.position) : head }, { transaction })
        return isMore
      },
      { isolationLevel: claimIsolation, isIdempotent: true },
    ),
  )
}

/** Runs rules on all arrivals up to a position. */
export const runArrivalRules = async (head: number) => {
  while ((await isAnyOn("ARRIVED")) && (await advance(head))) await yieldToRequests(GIVE_WAY_MS)
}

/** Runs rules on arrivals as they get positions, until stopped. */
export const startRules = (options: { retryMs?: number } = {}) =>
  followRecord(runArrivalRules, { ...options, what: "running the rules for leads" })
