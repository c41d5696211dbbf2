import { Op, type WhereOptions } from "sequelize"
import { waitingStart } from "../../../contract/leads/leadFilters.ts"
import { leadStatuses, openStatuses } from "../../../contract/leads/leadStatus.ts"
import { HOUR_MS } from "../../../contract/text/durations.ts"
import { dayIn } from "../../../contract/text/zonedTime.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { findRows } from "../../../platform/database/reading/plainRows.ts"
import { claimIsolation } from "../../../platform/jobs/dueRows.ts"
import { answerDueAt } from "../../leads/lead/lead.rules.ts"
import type { LeadKind, LeadRow } from "../../leads/lead/leadKind.ts"
import { readReplyPromise } from "../../leads/lead/replyPromise.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadRuleRun } from "./leadRule.model.ts"
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

const AT_ONCE = 50
const PAGE = 500

const { PENDING } = leadStatuses

const looksAt = (dueAt: Date, { afterHours }: Pick<NamedRule, "afterHours">) =>
  new Date(dueAt.getTime() + afterHours * HOUR_MS)

/** A lead that was overdue before the rule was switched on does not start the rule. */
const isToLook = (rule: NamedRule, dueAt: Date, now: Date) => {
  const moment = looksAt(dueAt, rule)
  return moment <= now && moment >= rule.since
}

const inChunks = async function* (kind: LeadKind, ...ways: WhereOptions[]) {
  for (const way of ways) {
    let after = 0
    for (;;) {
      const where = { [Op.and]: [way, { id: { [Op.gt]: after } }] }
      const leads: LeadRow[] = await findRows(kind.model, { where, order: [["id", "ASC"]], limit: PAGE })
      if (leads.length > 0) yield leads
      if (leads.length < PAGE) break
      after = leads.at(-1)?.id ?? 0
    }
  }
}

interface Candidates {
  leads: AsyncIterable<LeadRow[]>
  isDue: (lead: LeadRow, rule: NamedRule) => boolean
  /** Key of the lead's current wait, so that a rule runs once per wait. Null if the lead does not wait. */
  occasionOf: (lead: LeadRow) => string | null
}

type FindCandidates = (kind: LeadKind, rules: readonly NamedRule[], world: RuleContext) => Promise<Candidates>

/** Pending leads with a reply promise wait since their arrival, all other leads since `waitingSince`. */
const findOverdue: FindCandidates = async (kind, rules, { now }) => {
  const promise = await readReplyPromise(kind.promiseField)
  const before = (moment: Date, hours: number) => new Date(moment.getTime() - hours * HOUR_MS)
  const from = Math.min(...rules.map((rule) => before(rule.since, promise.hours + rule.afterHours).getTime()))
  const since = { [Op.gte]: new Date(from), [Op.lte]: before(now, promise.hours) }
  return {
    leads: inChunks(
      kind,
      { status: PENDING, isPromised: true, createdAt: since },
      { [Op.or]: [{ status: { [Op.ne]: PENDING } }, { isPromised: false }], waitingSince: since },
    ),
    isDue: (lead, rule) => {
      const dueAt = answerDueAt(promise, lead)
      return dueAt !== null && isToLook(rule, dueAt, now)
    },
    // The key leaves out the due date, as editing the reply promise must not start the rule again.
    occasionOf: (lead) => {
      const since = waitingStart(lead)
      return since && `overdue since ${since.getTime()}`
    },
  }
}

/** Ignores follow-up days from before the rule was switched on, so that old misses do not start the rule. */
const findMissed: FindCandidates = async (kind, rules, { now, timeZone }) => {
  const today = dayIn(now, timeZone)
  const from = rules.map(({ since }) => dayIn(since, timeZone)).sort()[0] ?? today
  return {
    leads: inChunks(kind, { status: [...openStatuses], followUpOn: { [Op.gte]: from, [Op.lt]: today } }),
    isDue: ({ status, followUpOn }, { since }) =>
      openStatuses.includes(status) &&
      followUpOn !== null &&
      followUpOn < today &&
      followUpOn >= dayIn(since, timeZone),
    occasionOf: ({ followUpOn }) => followUpOn && `follow-up ${followUpOn}`,
  }
}

const candidates = { OVERDUE: findOverdue, FOLLOW_UP_MISSED: findMissed }

/** Only leads with rules to run, so that other leads are not locked. */
const findNew = async (
  kind: LeadKind,
  leads: readonly LeadRow[],
  { rulesFor, occasionOf }: { rulesFor: (lead: LeadRow) => readonly NamedRule[] } & Pick<Candidates, "occasionOf">,
) => {
  const found = leads.map((lead) => ({ lead, rules: rulesFor(lead) })).filter(({ rules }) => rules.length > 0)
  const where = { leadType: kind.type, leadId: found.map(({ lead }) => lead.id) }
  const runs = found.length > 0 ? await LeadRuleRun.findAll({ where }) : []
  const known = new Set(runs.map(({ ruleId, leadId, occasion }) => `${ruleId} ${leadId} ${occasion}`))
  return found.flatMap(({ lead, rules }): Omit<TriggeredLead, "rules">[] => {
    const occasion = occasionOf(lead)
    if (occasion === null || rules.every(({ id }) => known.has(`${id} ${lead.id} ${occasion}`))) return []
    return [{ leadType: kind.type, leadId: lead.id, occasion }]
  })
}

const runTrigger = async (trigger: keyof typeof candidates, world: RuleContext) => {
  if (!(await isAnyOn([trigger]))) return
  const rules = await inTransaction((transaction) => readActive([trigger], world, transaction))
  for (const kind of leadKinds) {
    const own = rules.filter(({ leadType }) => leadType === null || leadType === kind.type)
    if (own.length === 0) continue
    const { leads: chunks, isDue, occasionOf } = await candidates[trigger](kind, own, world)
    const matchers = own.map((rule) => ({ rule, matches: ruleMatcher(kind, rule, world.cityOf) }))
    const rulesFor = (lead: LeadRow) =>
      matchers.flatMap(({ rule, matches }) => (isDue(lead, rule) && matches(lead) ? [rule] : []))
    for await (const leads of chunks) {
      const found = await findNew(kind, leads, { rulesFor, occasionOf })
      for (let start = 0; start < found.length; start += AT_ONCE)
        await withoutStopped((skipped) =>
          inTransaction(
            async (transaction) => {
              if (!(await lockCursor(transaction, { isWaiting: true }))) return
              const rules = await readActive([trigger], world, transaction)
              const some = found.slice(start, start + AT_ONCE).map((one) => ({
                ...one,
                rules,
                // Checked again: the lead may have been answered meanwhile, and its sender may have written again.
                stillHolds: (lead: LeadRow, rule: NamedRule) => occasionOf(lead) === one.occasion && isDue(lead, rule),
              }))
              await runRules(some, world, transaction, skipped)
            },
            { isolationLevel: claimIsolation, isIdempotent: true },
          ),
        )
    }
  }
}

export const runTimedRules = async ({ now = clock.wallTime() } = {}) => {
  const world = { ...(await readRuleContext()), now }
  await runTrigger("OVERDUE", world)
  await runTrigger("FOLLOW_UP_MISSED", world)
}
