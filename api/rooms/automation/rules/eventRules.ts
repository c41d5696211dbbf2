import { Op } from "sequelize"
import { leadEventTypes } from "../../../contract/activity/eventTypes.ts"
import { fileOrigins } from "../../../contract/files/leadFiles.ts"
import { type EventTrigger, eventTriggers } from "../../../contract/leads/ruleSentence.ts"
import { messageKinds } from "../../../contract/mail/messages.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { RecordedEvent } from "../../../platform/events/event.model.ts"
import { claimIsolation } from "../../../platform/jobs/dueRows.ts"
import { followEvents } from "../../../platform/jobs/followEvents.ts"
import { yieldToRequests } from "../../../platform/processes/yieldToRequests.ts"
import { parseFacts } from "../../accounts/team.ts"
import { leadOf } from "../../leads/history/leadEvents.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import type { RuleContext } from "./ruleEffects.ts"
import { ruleMatcher } from "./ruleFields.rules.ts"
import type { NamedRule } from "./ruleNames.ts"
import {
  isAnyOn,
  lockCursor,
  readActive,
  readRuleContext,
  runRules,
  type TriggeredLead,
  withoutStopped,
} from "./runRules.ts"

/** Keeps the transaction short, as on SQLite it blocks everything else. */
const EVENTS_AT_ONCE = 100

const YIELD_MS = 1_000

const triggers = new Map<string, EventTrigger>([
  ...leadKinds.flatMap(({ type }) => {
    const { created, statusChanged } = leadEventTypes(type)
    return [[created, "ARRIVED"] as const, [statusChanged, "STATUS_CHANGED"] as const]
  }),
  ["lead.message_received", "ANSWER_RECEIVED"],
  ["lead.file_added", "FILE_RECEIVED"],
])

/** Leaves out automatic mail, colleagues' files, imports without rules, and effects of rules, which would loop. */
const isForRules = (event: RecordedEvent) => {
  const { importId, runsRules, ruleId, kind, addedBy } = parseFacts(event)
  if (ruleId !== undefined || kind === messageKinds.AUTOMATIC || addedBy === fileOrigins.COLLEAGUE) return false
  return importId === undefined || runsRules === true
}

/** Only events with matching rules, so that other leads are not locked. */
const findMatching = async (
  events: readonly RecordedEvent[],
  rules: readonly NamedRule[],
  { cityOf }: RuleContext,
  transaction: Parameters<typeof runRules>[2],
): Promise<TriggeredLead[]> => {
  const matching = new Map<RecordedEvent, NamedRule[]>()
  for (const kind of leadKinds) {
    const own = events.filter(({ subjectType }) => subjectType === kind.type)
    if (own.length === 0) continue
    const leads = await kind.model.findAll({ where: { id: own.map((event) => leadOf(event).leadId) }, transaction })
    const rowOf = new Map(leads.map((lead) => [lead.id, lead.get()]))
    const matchers = rules.map((rule) => ({ rule, matches: ruleMatcher(kind, rule, cityOf) }))
    for (const event of own) {
      const row = rowOf.get(leadOf(event).leadId)
      const seeing = matchers.filter(
        ({ rule }) => rule.trigger === triggers.get(event.type) && Number(event.id) > Number(rule.sinceEventId),
      )
      const { to = row?.status } = parseFacts(event)
      // If the status has changed again, only the later change starts rules.
      if (row && to === row.status)
        matching.set(
          event,
          seeing.filter(({ matches }) => matches(row)).map(({ rule }) => rule),
        )
    }
  }
  return events.flatMap((event) => {
    const rules = matching.get(event) ?? []
    return rules.length > 0 ? [{ ...leadOf(event), occasion: `event ${event.id}`, rules }] : []
  })
}

/** One transaction, so that a rule runs once per event. Returns true if there may be more events. */
const advance = async (head: number): Promise<boolean> => {
  const world = await readRuleContext()
  return withoutStopped((skipped) =>
    inTransaction(
      async (transaction) => {
        const cursor = await lockCursor(transaction, { isWaiting: false })
        if (!cursor || Number(cursor.position) >= head) return false
        const position = { [Op.gt]: cursor.position, [Op.lte]: head }
        const events = await RecordedEvent.findAll({
          where: { position, type: [...triggers.keys()] },
          order: ["position"],
          limit: EVENTS_AT_ONCE,
          transaction,
        })
        const rules = await readActive(eventTriggers, world, transaction)
        const matching = await findMatching(events.filter(isForRules), rules, world, transaction)
        if (matching.length > 0) await runRules(matching, world, transaction, skipped)
        const isMore = events.length === EVENTS_AT_ONCE
        await cursor.update({ position: isMore ? Number(events.at(-1)?.position) : head }, { transaction })
        return isMore
      },
      { isolationLevel: claimIsolation, isIdempotent: true },
    ),
  )
}

export const runEventRules = async (head: number) => {
  while ((await isAnyOn(eventTriggers)) && (await advance(head))) await yieldToRequests(YIELD_MS)
}

export const startRules = (options: { retryMs?: number } = {}) =>
  followEvents(runEventRules, { ...options, what: "running the rules for leads" })
