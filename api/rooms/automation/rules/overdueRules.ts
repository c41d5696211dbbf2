import { Op, type WhereOptions } from "sequelize"
import { waitsSince } from "../../../contract/leads/leadFilters.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { HOUR_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { findRows } from "../../../platform/database/reading/plainRows.ts"
import { claimIsolation } from "../../../platform/jobs/dueRows.ts"
import { answerDueAt } from "../../leads/lead/lead.rules.ts"
import type { LeadKind, LeadRow } from "../../leads/lead/leadKind.ts"
import { readReplyPromise } from "../../leads/lead/replyPromise.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadRuleRun } from "./leadRule.model.ts"
import { ruleMatcher } from "./ruleFields.rules.ts"
import type { NamedRule } from "./ruleNames.ts"
import { isAnyOn, lockCursor, type Occasion, readActive, readWorld, runRules, withoutStopped } from "./runRules.ts"

const AT_ONCE = 50
const PAGE = 500

const { PENDING } = leadStatuses

/** Time at which a rule applies to a waiting lead: `afterHours` after its answer was due. */
const looksAt = (dueAt: Date, { afterHours }: Pick<NamedRule, "afterHours">) =>
  new Date(dueAt.getTime() + afterHours * HOUR_MS)

/** True once the rule applies; never for a lead that was overdue before the rule was on. */
const isToLook = (rule: NamedRule, dueAt: Date, now: Date) => {
  const moment = looksAt(dueAt, rule)
  return moment <= now && moment >= rule.since
}

/** Identifies a lead's wait; unchanged by edits of the promise. */
const occasionOf = (lead: LeadRow) => {
  const since = waitsSince(lead)
  return since && `overdue since ${since.getTime()}`
}

/** Leads waiting for at least some time, in chunks: pending ones by arrival, others by the message that waits. */
const findWaiting = async function* (kind: LeadKind, between: { from: Date; to: Date }) {
  const since = { [Op.gte]: between.from, [Op.lte]: between.to }
  const ways: WhereOptions[] = [
    { status: PENDING, isPromised: true, createdAt: since },
    { [Op.or]: [{ status: { [Op.ne]: PENDING } }, { isPromised: false }], waitingSince: since },
  ]
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

/** Leads with rules that have not run for their current wait, so that no other lead is locked. */
const findNew = async (
  kind: LeadKind,
  leads: readonly LeadRow[],
  rulesFor: (lead: LeadRow) => readonly NamedRule[],
) => {
  const found = leads.map((lead) => ({ lead, rules: rulesFor(lead) })).filter(({ rules }) => rules.length > 0)
  const where = { leadType: kind.type, leadId: found.map(({ lead }) => lead.id) }
  const runs = found.length > 0 ? await LeadRuleRun.findAll({ where }) : []
  const known = new Set(runs.map(({ ruleId, leadId, occasion }) => `${ruleId} ${leadId} ${occasion}`))
  return found.flatMap(({ lead, rules }): Omit<Occasion, "rules">[] => {
    const occasion = occasionOf(lead)
    if (occasion === null || rules.every(({ id }) => known.has(`${id} ${lead.id} ${occasion}`))) return []
    return [{ leadType: kind.type, leadId: lead.id, occasion }]
  })
}

/** Runs rules on overdue leads, once per rule and wait, in any process. */
export const runOverdueRules = async ({ now = clock.wallTime() } = {}) => {
  if (!(await isAnyOn("OVERDUE"))) return
  const world = { ...(await readWorld()), now }
  const rules = await inTransaction((transaction) => readActive("OVERDUE", world, transaction))
  for (const kind of leadKinds) {
    const own = rules.filter(({ leadType }) => leadType === null || leadType === kind.type)
    if (own.length === 0) continue
    const promise = await readReplyPromise(kind.promiseField)
    const before = (moment: Date, hours: number) => new Date(moment.getTime() - hours * HOUR_MS)
    const from = Math.min(...own.map((rule) => before(rule.since, promise.hours + rule.afterHours).getTime()))
    const looks = (lead: LeadRow, rule: NamedRule) => {
      const dueAt = answerDueAt(promise, lead)
      return dueAt !== null && isToLook(rule, dueAt, now)
    }
    const matchers = own.map((rule) => ({ rule, matches: ruleMatcher(kind, rule, world.cityOf) }))
    const rulesFor = (lead: LeadRow) =>
      matchers.flatMap(({ rule, matches }) => (looks(lead, rule) && matches(lead) ? [rule] : []))
    for await (const leads of findWaiting(kind, { from: new Date(from), to: before(now, promise.hours) })) {
      const found = await findNew(kind, leads, rulesFor)
      for (let start = 0; start < found.length; start += AT_ONCE)
        await withoutStopped((skipped) =>
          inTransaction(
            async (transaction) => {
              if (!(await lockCursor(transaction, { isWaiting: true }))) return
              const rules = await readActive("OVERDUE", world, transaction)
              const some = found.slice(start, start + AT_ONCE).map((one) => ({
                ...one,
                rules,
                // The lead may have been answered meanwhile, and its sender may have written again.
                stillHolds: (lead: LeadRow, rule: NamedRule) => occasionOf(lead) === one.occasion && looks(lead, rule),
              }))
              await runRules(some, world, transaction, skipped)
            },
            { isolationLevel: claimIsolation, isIdempotent: true },
          ),
        )
    }
  }
}
