import { Op } from "sequelize"
import { listedCities } from "../../../contract/content/pageContent.ts"
import { dueAfter } from "../../../contract/leads/promiseHours.ts"
import { effectInWords, type RuleEffect, ruleSentence } from "../../../contract/leads/ruleSentence.ts"
import { DAY_MS, HOUR_MS } from "../../../contract/text/durations.ts"
import { clock } from "../../../platform/database/locks/clock.ts"
import { findRows } from "../../../platform/database/reading/plainRows.ts"
import { requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { readTeam } from "../../accounts/team/team.ts"
import { User } from "../../accounts/users/user.model.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { readReplyPromise } from "../lead/lead.service.ts"
import type { LeadKind, LeadRow } from "../lead/leadKind.ts"
import { type LeadReference, referenceTo } from "../work/leadReference.ts"
import type { RuleInput } from "./leadRule.rules.ts"
import { readRuleInput } from "./leadRules.service.ts"
import { roomsAbove } from "./roomsAbove.ts"
import { nextInTurn } from "./ruleEffects.ts"
import { ruleKeeper } from "./ruleFields.rules.ts"
import { kindsOf, namesFor } from "./ruleNames.ts"

const DAYS = 30
const SHOWN_MAX = 100
const PAGE = 1_000

/** What a rule would have done. */
export interface RuleTrial {
  sentence: string
  leadCount: number
  leads: { lead: LeadReference; at: Date; effects: string[] }[]
}

/** The leads of a kind that were received since some moment, in chunks, oldest first. */
const receivedSince = async function* (kind: LeadKind, since: Date) {
  let after = 0
  for (;;) {
    const where = { createdAt: { [Op.gte]: since }, id: { [Op.gt]: after } }
    const rows = await findRows(kind.model, { where, order: [["id", "ASC"]], limit: PAGE })
    yield rows as LeadRow[]
    if (rows.length < PAGE) return
    after = rows.at(-1)?.id ?? 0
  }
}

/** When a rule would have looked at a lead; null where it would not. What a sender wrote later is no more known than now. */
const lookedAt = ({ trigger, afterHours }: RuleInput, lead: LeadRow, hours: number, now: Date) => {
  if (trigger === "ARRIVED") return lead.createdAt
  if (lead.isPromised === false) return null
  const at = dueAfter(lead.createdAt, { hours: hours + afterHours })
  const answeredAt = lead.answeredAfter == null ? null : new Date(lead.createdAt.getTime() + lead.answeredAfter * 1_000)
  return at > now || (answeredAt && answeredAt < at) ? null : at
}

/** What a rule would have done in the last 30 days, newest first. Nothing is done. */
export const tryLeadRule = async (viewer: Viewer, input: unknown): Promise<RuleTrial> => {
  requirePerson(viewer, "leads:write")
  const rule = await readRuleInput(viewer, input)
  const now = clock.wallTime()
  const from = new Date(now.getTime() - DAYS * DAY_MS)
  const [{ sections }, { nameOfUser }, webhooks, users] = await Promise.all([
    publishedContent(),
    readTeam(),
    roomsAbove().readWebhooks(),
    User.findAll(),
  ])
  const names = namesFor(nameOfUser, webhooks)(rule)
  const team = new Map(users.map((user) => [user.id, user]))
  const kept: { kind: LeadKind; lead: LeadRow; at: Date }[] = []
  for (const kind of kindsOf(rule)) {
    const { hours } = await readReplyPromise(kind.promiseField)
    const keeps = ruleKeeper(kind, rule, listedCities(sections))
    const waited = rule.trigger === "OVERDUE" ? (hours + rule.afterHours) * HOUR_MS : 0
    for await (const leads of receivedSince(kind, new Date(from.getTime() - waited)))
      for (const lead of leads) {
        const at = keeps(lead) ? lookedAt(rule, lead, hours, now) : null
        if (at) kept.push({ kind, lead, at })
      }
  }
  kept.sort((one, other) => one.at.getTime() - other.at.getTime())
  let last: number | null = null
  const done = (lead: LeadRow, effect: RuleEffect): string[] => {
    if (effect.kind === "TELL_OWNER" && lead.ownerId === null) return []
    if (effect.kind !== "ASSIGN") return [effectInWords(effect, names)]
    if (rule.trigger === "OVERDUE" && lead.ownerId !== null) return []
    last = nextInTurn(effect, last, team)
    return last === null ? [] : [effectInWords({ ...effect, userIds: [String(last)] }, names)]
  }
  const tried = kept
    .map(({ kind, lead, at }) => ({ kind, lead, at, effects: rule.effects.flatMap((effect) => done(lead, effect)) }))
    .filter(({ effects }) => effects.length > 0)
  const shown = tried.slice(-SHOWN_MAX).reverse()
  return {
    sentence: ruleSentence(rule, names),
    leadCount: tried.length,
    leads: shown.map(({ kind, lead, at, effects }) => ({ lead: referenceTo(kind, lead), at, effects })),
  }
}
