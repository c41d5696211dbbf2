import type { CreationAttributes, Transaction } from "sequelize"
import { listedCities } from "../../../contract/content/pageContent.ts"
import type { RuleTrigger } from "../../../contract/leads/ruleSentence.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { isTransient, toUnavailableError } from "../../../platform/database/connection/failures.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { insertRows } from "../../../platform/database/writing/insertRows.ts"
import { type NewEvent, recordEvents } from "../../../platform/events/recordEvents.ts"
import { logger } from "../../../platform/log/logger.ts"
import { type AddressedEmail, queueAccountEmails } from "../../accounts/mails/queueAccountEmail.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { currentWorkingDays } from "../../accounts/settings/workingDays.ts"
import { readTeam } from "../../accounts/team.ts"
import { User } from "../../accounts/users/user.model.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKey, LeadKind, LeadRow } from "../../leads/lead/leadKind.ts"
import { leadKinds } from "../../leads/leadKinds.ts"
import { LeadRule, LeadRuleCursor, LeadRuleRun } from "./leadRule.model.ts"
import { applyEffects, type RuleContext } from "./ruleEffects.ts"
import { cityFinder, ruleMatcher } from "./ruleFields.rules.ts"
import { type NamedRule, withSentences } from "./ruleNames.ts"

export interface TriggeredLead extends LeadKey {
  occasion: string
  /** In the order in which they run. They are read in the transaction that runs them. */
  rules: readonly NamedRule[]
  /** Called after the lead is locked, as it may have changed since it was found. */
  stillHolds?: (lead: LeadRow, rule: NamedRule) => boolean
}

const FAILURE_MAX = 500
const UNEXPECTED = "It failed unexpectedly: the server’s log says why."

export class RuleStopped extends Error {
  readonly at: string
  constructor(at: string, cause: unknown) {
    super("a rule has failed", { cause })
    this.at = at
  }
}

/** Read before the rules' transaction, which on SQLite holds the only connection. */
export const readRuleContext = async (): Promise<RuleContext> => {
  const [timeZone, workingDays, { sections }, { nameOfUser }] = await Promise.all([
    teamTimeZone(),
    currentWorkingDays(),
    publishedContent(),
    readTeam(),
  ])
  const cityOf = cityFinder(listedCities(sections))
  return { now: clock.wallTime(), timeZone, workingDays, sections, cityOf, nameOfUser, team: new Map() }
}

export const lockCursor = (transaction: Transaction, { isWaiting }: { isWaiting: boolean }) =>
  LeadRuleCursor.findByPk(1, { transaction, lock: true, ...(!isWaiting && { skipLocked: true }) })

const isOn = (triggers: readonly RuleTrigger[]) => ({ isOn: true, trigger: [...triggers] })

export const isAnyOn = async (triggers: readonly RuleTrigger[]) =>
  (await LeadRule.findOne({ attributes: ["id"], where: isOn(triggers) })) !== null

export const readActive = async (
  triggers: readonly RuleTrigger[],
  { nameOfUser }: RuleContext,
  transaction: Transaction,
) => withSentences(await LeadRule.findAll({ where: isOn(triggers), order: ["id"], transaction }), nameOfUser)

const runKey = (run: Pick<LeadRuleRun, "ruleId" | "leadType" | "leadId" | "occasion">) =>
  `${run.ruleId} ${run.leadType} ${run.leadId} ${run.occasion}`

const findRuns = async (occasions: readonly TriggeredLead[], transaction: Transaction) => {
  const where = { leadType: leadKinds.map(({ type }) => type), leadId: occasions.map(({ leadId }) => leadId) }
  return new Set((await LeadRuleRun.findAll({ where, transaction })).map(runKey))
}

/** Possible owners are locked, so that a user being deactivated gets no lead. */
const lockTeam = async (occasions: readonly TriggeredLead[], transaction: Transaction) => {
  const all = await User.findAll({ order: ["id"], transaction })
  const given = occasions.flatMap(({ rules }) => rules.flatMap(({ effects }) => effects.assignTo))
  const id = [...new Set(given)].map(idOf)
  const where = { id }
  const locked =
    id.length > 0 ? await User.findAll({ where, order: ["id"], transaction, lock: transaction.LOCK.SHARE }) : []
  return new Map([...all, ...locked].map((user) => [user.id, user]))
}

/** Locked in order of ids, as two processes could otherwise deadlock. */
const lockLeads = async (occasions: readonly TriggeredLead[], transaction: Transaction) => {
  const found = new Map<string, { kind: LeadKind; lead: Lead }>()
  for (const kind of leadKinds) {
    const id = occasions.filter(({ leadType }) => leadType === kind.type).map(({ leadId }) => leadId)
    if (id.length === 0) continue
    for (const lead of await kind.model.findAll({ where: { id }, order: ["id"], transaction, lock: true }))
      found.set(`${kind.type} ${lead.id}`, { kind, lead })
  }
  return found
}

interface Tally {
  runs: number
  /** Null after a success; undefined if the rule had no effect. */
  failure?: string | null
}

const storeTallies = async (
  rules: readonly NamedRule[],
  tallies: ReadonlyMap<number, Tally>,
  now: Date,
  transaction: Transaction,
) => {
  for (const [id, { runs, failure }] of tallies) {
    const lastGivenTo = rules.find((rule) => rule.id === id)?.lastGivenTo ?? null
    if (runs > 0) await LeadRule.increment({ runCount: runs }, { where: { id }, transaction, silent: true })
    await LeadRule.update(
      {
        lastGivenTo,
        ...(failure !== undefined && {
          lastFailure: failure?.slice(0, FAILURE_MAX) ?? null,
          lastFailureAt: failure === null ? null : now,
        }),
        ...(runs > 0 && { lastRunAt: now }),
      },
      { where: { id }, transaction, silent: true },
    )
  }
}

/**
 * Runs are recorded in the same transaction, so that a crash neither loses nor repeats effects. `skipped` lists runs
 * that failed unexpectedly before; they are recorded without effects.
 */
export const runRules = async (
  occasions: readonly TriggeredLead[],
  given: RuleContext,
  transaction: Transaction,
  skipped: ReadonlySet<string> = new Set(),
) => {
  const done = await findRuns(occasions, transaction)
  const world = { ...given, team: await lockTeam(occasions, transaction) }
  const leads = await lockLeads(occasions, transaction)
  const matchers = new Map<string, ReturnType<typeof ruleMatcher>>()
  const matches = (kind: LeadKind, rule: NamedRule, row: LeadRow) => {
    const key = `${kind.type} ${rule.id}`
    const matcher = matchers.get(key) ?? ruleMatcher(kind, rule, world.cityOf)
    matchers.set(key, matcher)
    return matcher(row)
  }
  const tallies = new Map<number, Tally>()
  const runs: CreationAttributes<LeadRuleRun>[] = []
  const events: NewEvent[] = []
  const mails: AddressedEmail[] = []
  for (const { leadType, leadId, occasion, rules, stillHolds } of occasions) {
    const found = leads.get(`${leadType} ${leadId}`)
    if (!found) continue
    const { kind, lead } = found
    for (const rule of rules) {
      const run = { ruleId: rule.id, leadType, leadId, occasion, ranAt: world.now }
      const row = lead.get()
      if (done.has(runKey(run)) || !matches(kind, rule, row) || stillHolds?.(row, rule) === false) continue
      runs.push(run)
      const at = runKey(run)
      const { events: recorded, failures } = skipped.has(at)
        ? { events: [], failures: [UNEXPECTED] }
        : await applyEffects({ kind, lead, rule, world, transaction, mails }).catch((error: unknown) => {
            // Not the rule's fault, so the transaction is retried.
            if (isTransient(error) || toUnavailableError(error)) throw error
            throw new RuleStopped(at, error)
          })
      events.push(...recorded)
      const tally: Tally = tallies.get(rule.id) ?? { runs: 0 }
      tallies.set(rule.id, {
        runs: tally.runs + (recorded.length > 0 ? 1 : 0),
        failure: failures.length > 0 ? failures.join(" ") : recorded.length > 0 ? null : tally.failure,
      })
    }
    if (lead.changed()) await lead.save({ transaction })
  }
  await queueAccountEmails(mails, transaction)
  await insertRows(LeadRuleRun, runs, transaction)
  await recordEvents(events, transaction)
  const rules = [...new Map(occasions.flatMap((one) => one.rules).map((rule) => [rule.id, rule])).values()]
  await storeTallies(rules, tallies, world.now, transaction)
}

/** One failing rule must not stop the others, so the work is repeated without it. */
export const withoutStopped = async <Result>(work: (skipped: ReadonlySet<string>) => Promise<Result>) => {
  const skipped = new Set<string>()
  for (;;) {
    try {
      return await work(skipped)
    } catch (error) {
      if (!(error instanceof RuleStopped) || skipped.has(error.at)) throw error
      logger.error({ err: error.cause, rule: error.at }, "a rule for leads failed and is passed over")
      skipped.add(error.at)
    }
  }
}
