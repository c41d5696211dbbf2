import type { Transaction } from "sequelize"
import { isMailWanted } from "../../../contract/accounts/mailChoices.ts"
import { type Permission, permits } from "../../../contract/accounts/roles.ts"
import type { StoredSection } from "../../../contract/content/pageContent.ts"
import { NOTIFY_MANAGERS, NOTIFY_OWNER, nameOfRule } from "../../../contract/leads/ruleSentence.ts"
import { accountEmailTypes } from "../../../contract/mail/emailLog.ts"
import { dayIn } from "../../../contract/text/zonedTime.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { type NewEvent, systemOrigin } from "../../../platform/events/recordEvents.ts"
import type { AddressedEmail } from "../../accounts/mails/queueAccountEmail.ts"
import { dayLater } from "../../accounts/settings/workingDays.ts"
import type { User } from "../../accounts/users/user.model.ts"
import { leadEvent } from "../../leads/history/leadEvents.ts"
import type { Lead } from "../../leads/lead/lead.model.ts"
import type { LeadKind } from "../../leads/lead/leadKind.ts"
import { namedLead } from "../../leads/mails/leadMail.ts"
import type { CityFinder } from "./ruleFields.rules.ts"
import type { NamedRule } from "./ruleNames.ts"
import { sendTemplate } from "./ruleTemplates.ts"

export interface RuleContext {
  now: Date
  timeZone: string
  workingDays: readonly number[]
  sections: readonly StoredSection[]
  cityOf: CityFinder
  /** All users by id; possible assignees are locked. */
  team: ReadonlyMap<number, User>
  nameOfUser: (id: number) => string
}

interface AtWork {
  kind: LeadKind
  lead: Lead
  rule: NamedRule
  world: RuleContext
  transaction: Transaction
  mails: AddressedEmail[]
}

/** A text is the reason of a failed effect; no events mean that nothing changed. */
type Outcome = NewEvent[] | string

const mayStill = (user: User | undefined, permission: Permission): user is User =>
  user?.state === "ACTIVE" && permits(user.role, permission)

const keyOf = ({ kind, lead }: AtWork) => ({ leadType: kind.type, leadId: lead.id })

const nextInTurn = ({ rule, world }: AtWork): number | null => {
  const ids = rule.effects.assignTo.map(idOf)
  const start = ids.indexOf(rule.lastGivenTo ?? 0) + 1
  return [...ids.slice(start), ...ids.slice(0, start)].find((id) => mayStill(world.team.get(id), "leads:write")) ?? null
}

const assign = (atWork: AtWork): Outcome => {
  const { lead, rule } = atWork
  if (rule.effects.assignTo.length === 0 || lead.ownerId !== null) return []
  const to = nextInTurn(atWork)
  if (to === null) return "Nobody was left to give the lead to: choose others who work on leads."
  lead.ownerId = to
  rule.lastGivenTo = to
  return [leadEvent("lead.assigned", keyOf(atWork), systemOrigin, { from: null, to, ruleId: rule.id })]
}

const setFollowUp = (atWork: AtWork): Outcome => {
  const { lead, rule, world } = atWork
  const { followUpDays, isWorkingDays } = rule.effects
  if (followUpDays === null || lead.followUpOn !== null) return []
  const on = dayLater(dayIn(world.now, world.timeZone), followUpDays, isWorkingDays ? world.workingDays : null)
  lead.followUpOn = on
  return [leadEvent("lead.follow_up_set", keyOf(atWork), systemOrigin, { on, ruleId: rule.id })]
}

const mailTemplate = ({ kind, lead, rule, world: { sections }, transaction }: AtWork) => {
  const { template } = rule.effects
  if (template === null) return []
  return sendTemplate({ kind, lead, template, rule, sections, origin: systemOrigin }, transaction)
}

const recipientsOf = (id: string, { lead, world: { team } }: AtWork): (User | undefined)[] => {
  if (id === NOTIFY_MANAGERS) return [...team.values()].filter(({ role }) => role === "OWNER" || role === "MANAGER")
  return [team.get(id === NOTIFY_OWNER ? (lead.ownerId ?? 0) : idOf(id))]
}

const notifyPeople = (atWork: AtWork): Outcome => {
  const { kind, lead, rule } = atWork
  const recipients = rule.effects.tell.filter((id) => id !== NOTIFY_OWNER || lead.ownerId !== null)
  if (recipients.length === 0) return []
  const reached = [...new Set(recipients.flatMap((id) => recipientsOf(id, atWork)))]
    .filter((user) => mayStill(user, "leads:read"))
    .filter(({ email }) => email)
  const notified = reached.filter(({ mailChoices }) => isMailWanted(accountEmailTypes.LEAD_RULE, mailChoices))
  if (reached.length === 0) return "Nobody could be told: none of them has an account in use with an address."
  if (notified.length === 0) return []
  const mail = {
    type: "LEAD_RULE" as const,
    rule: nameOfRule(rule.name, rule.sentence),
    trigger: rule.trigger,
    lead: namedLead(kind, lead.get()),
  }
  atWork.mails.push(...notified.map((user) => ({ ...mail, user })))
  const facts = { userIds: notified.map(({ id }) => id), ruleId: rule.id }
  return [leadEvent("lead.people_told", keyOf(atWork), systemOrigin, facts)]
}

export interface EffectResult {
  events: NewEvent[]
  failures: string[]
}

/** A failed effect does not stop the others. */
export const applyEffects = async (atWork: AtWork): Promise<EffectResult> => {
  const done: EffectResult = { events: [], failures: [] }
  for (const effect of [assign, setFollowUp, mailTemplate, notifyPeople]) {
    const outcome = await effect(atWork)
    if (typeof outcome === "string") done.failures.push(outcome)
    else done.events.push(...outcome)
  }
  return done
}
