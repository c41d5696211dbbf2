import type { Transaction } from "sequelize"
import { type Permission, permits } from "../../../contract/accounts/roles.ts"
import type { StoredSection } from "../../../contract/content/pageContent.ts"
import { nameOfRule, type RuleEffect, type RuleEffectKind } from "../../../contract/leads/ruleSentence.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import type { NewEvent, Origin } from "../../../platform/events/recordEvents.ts"
import { queueAccountEmail } from "../../accounts/mails/queueAccountEmail.ts"
import type { User } from "../../accounts/users/user.model.ts"
import { leadEvent } from "../history/leadEvents.ts"
import type { Lead } from "../lead/lead.model.ts"
import type { LeadKind, LeadRow } from "../lead/leadKind.ts"
import { namedLead } from "../mails/leadMail.ts"
import { roomsAbove } from "./roomsAbove.ts"
import type { namesFor, ToldRule } from "./ruleNames.ts"
import { dayIn, type TeamHours } from "./teamHours.service.ts"

/** What rules do is nobody's who works here: its events name the rule. */
const bySystem: Origin = { actorType: "system", actorId: null, requestId: null }

/** What rules look at besides, read before the transaction in which they run. */
export interface RuleWorld {
  now: Date
  hours: TeamHours
  sections: readonly StoredSection[]
  /** All who work here, by id: those who are given leads are locked. */
  team: ReadonlyMap<number, User>
  webhooks: ReadonlyMap<string, string>
  /** What the parts of a rule are called. */
  namesOf: ReturnType<typeof namesFor>
}

/** A rule at work on a lead that the transaction has locked. */
interface AtWork {
  kind: LeadKind
  lead: Lead
  rule: ToldRule
  world: RuleWorld
  transaction: Transaction
  /** Whom the rule has told of the lead already. */
  told: Set<number>
}

/** The events of what was done; none where there was nothing to do. Or why it could not be done. */
type Outcome = NewEvent[] | string

const mayStill = (user: User | undefined, permission: Permission): user is User =>
  user?.state === "ACTIVE" && permits(user.role, permission)

const keyOf = ({ kind, lead }: AtWork) => ({ leadType: kind.type, leadId: lead.id })

/** Who is next: the first behind whoever was given a lead last that may still work on leads. */
export const nextInTurn = (
  { userIds }: RuleEffect,
  lastGivenTo: number | null | undefined,
  team: RuleWorld["team"],
): number | null => {
  const ids = (userIds ?? []).map(idOf)
  const start = ids.indexOf(lastGivenTo ?? 0) + 1
  return [...ids.slice(start), ...ids.slice(0, start)].find((id) => mayStill(team.get(id), "leads:write")) ?? null
}

const tell = async (atWork: AtWork, users: readonly User[]): Promise<Outcome> => {
  const { kind, lead, rule, transaction, told } = atWork
  const reachable = users.filter((user) => mayStill(user, "leads:read") && user.email)
  if (reachable.length === 0) return "Nobody could be told: none of them has an account in use with an address."
  const reached = reachable.filter(({ id }) => !told.has(id))
  if (reached.length === 0) return []
  const mail = {
    type: "LEAD_RULE" as const,
    rule: nameOfRule(rule.name, rule.sentence),
    isOverdue: rule.trigger === "OVERDUE",
    lead: namedLead(kind, lead.get() as LeadRow),
  }
  for (const user of reached) {
    told.add(user.id)
    await queueAccountEmail({ ...mail, user }, transaction)
  }
  const facts = { userIds: reached.map(({ id }) => id), ruleId: rule.id }
  return [leadEvent("lead.people_told", keyOf(atWork), bySystem, facts)]
}

const effects: Record<RuleEffectKind, (atWork: AtWork, effect: RuleEffect) => Outcome | Promise<Outcome>> = {
  ASSIGN: (atWork, effect) => {
    const { lead, rule, world } = atWork
    if (lead.ownerId !== null) return []
    const to = nextInTurn(effect, rule.lastGivenTo, world.team)
    if (to === null) return "Nobody was left to give the lead to: choose others who work on leads."
    lead.ownerId = to
    rule.lastGivenTo = to
    return [leadEvent("lead.assigned", keyOf(atWork), bySystem, { from: null, to, ruleId: rule.id })]
  },
  FOLLOW_UP: (atWork, { days, isWorkingDays }) => {
    const { lead, rule, world } = atWork
    if (lead.followUpOn !== null) return []
    const on = dayIn(world.now, days ?? 0, isWorkingDays === true, world.hours)
    lead.followUpOn = on
    return [leadEvent("lead.follow_up_set", keyOf(atWork), bySystem, { on, ruleId: rule.id })]
  },
  SEND_TEMPLATE: ({ kind, lead, rule, world, transaction }, { template }) => {
    const order = { kind, lead, template: template ?? "", rule, sections: world.sections, origin: bySystem }
    return roomsAbove().sendTemplate(order, transaction)
  },
  TELL_WEBHOOK: (atWork, { webhookId }) => {
    if (!atWork.world.webhooks.has(webhookId ?? "")) return "The webhook is deleted."
    const facts = { webhookId: idOf(webhookId ?? ""), ruleId: atWork.rule.id }
    return [leadEvent("lead.webhook_told", keyOf(atWork), bySystem, facts)]
  },
  TELL_PEOPLE: (atWork, { userIds }) =>
    tell(
      atWork,
      (userIds ?? []).flatMap((id) => atWork.world.team.get(idOf(id)) ?? []),
    ),
  TELL_OWNER: (atWork) => {
    const { ownerId } = atWork.lead
    if (ownerId === null) return []
    return tell(
      atWork,
      [ownerId].flatMap((id) => atWork.world.team.get(id) ?? []),
    )
  },
  TELL_MANAGERS: (atWork) =>
    tell(
      atWork,
      [...atWork.world.team.values()].filter(({ role }) => role === "OWNER" || role === "MANAGER"),
    ),
}

/** What a rule has done with a lead. */
export interface Done {
  events: NewEvent[]
  /** What it could not do, in words. */
  failures: string[]
}

/** Has a rule do what it does, in its order; what cannot be done stops nothing else. */
export const doEffects = async (given: Omit<AtWork, "told">): Promise<Done> => {
  const atWork = { ...given, told: new Set<number>() }
  const done: Done = { events: [], failures: [] }
  for (const effect of atWork.rule.effects) {
    const outcome = await effects[effect.kind](atWork, effect)
    if (typeof outcome === "string") done.failures.push(outcome)
    else done.events.push(...outcome)
  }
  return done
}
