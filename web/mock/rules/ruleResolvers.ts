import { ConflictError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import {
  effectInWords,
  type RuleEffect,
  type RuleNames,
  ruleSentence,
} from "@farelight/api/contract/leads/ruleSentence.ts"
import { DAY_MS, HOUR_MS } from "@farelight/api/contract/text/durations.ts"
import { idOf } from "@farelight/api/platform/database/reading/rowId.ts"
import { RULES_MAX, type RuleDraft, ruleInput } from "@farelight/api/rooms/leads/rules/leadRule.rules.ts"
import {
  type AskedLeads,
  refuseConditions,
  ruleFieldsOf,
  ruleKeeper,
} from "@farelight/api/rooms/leads/rules/ruleFields.rules.ts"
import { hoursInput } from "@farelight/api/rooms/leads/rules/teamHours.rules.ts"
import { referenceTo } from "@farelight/api/rooms/leads/work/leadReference.ts"
import { existing } from "../data/lists.ts"
import { type LeadRuleRow, nextId, type Store } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"
import { nameOf } from "../resolvers/leadEvents.ts"
import { kindOf, mockKinds, promiseOf } from "../resolvers/leads.ts"
import { colleagueOf, colleaguesOf } from "../resolvers/leadWork.ts"

/** A rule that was made now and has done nothing. */
export const newLeadRule = (row: Partial<LeadRuleRow> & { id: number }): LeadRuleRow => ({
  name: null,
  isOn: true,
  trigger: "ARRIVED",
  afterHours: 0,
  leadType: null,
  conditions: [],
  effects: [],
  madeById: 1,
  runCount: 0,
  lastRunAt: null,
  lastFailure: null,
  lastFailureAt: null,
  ...row,
})

const kindsOf = (leadType: string | null | undefined) => (leadType ? [kindOf(leadType)] : mockKinds)

/** What the parts of a rule, or of a filter of a webhook, are called. */
export const namesOf = (store: Store, { leadType }: { leadType: string | null }): RuleNames => {
  const kinds = kindsOf(leadType)
  const hook = (id: string) => store.webhooks.find((row) => row.id === idOf(id))
  return {
    noun: leadType ? (kinds[0]?.noun ?? "lead") : "lead",
    fields: ruleFieldsOf(kinds),
    nameOfUser: (id) => nameOf(store, idOf(id)),
    nameOfWebhook: (id) => hook(id)?.description || (hook(id)?.url ?? "that is deleted"),
  }
}

const fieldsOf = (store: Store, leadType: string | null | undefined) =>
  ruleFieldsOf(kindsOf(leadType), colleaguesOf(store))

/** Refuses conditions about what there is not. */
export const checkConditions = (store: Store, asked: AskedLeads, at: string) =>
  refuseConditions(asked, { kinds: kindsOf(asked.leadType), people: colleaguesOf(store) }, at)

const read = (store: Store, input: unknown) => {
  const rule = parseInput(ruleInput, input)
  checkConditions(store, rule, "conditions")
  return rule
}

const save = (store: Store, input: unknown) => {
  const { id, ...values } = read(store, input)
  if (id) {
    const rule = existing(store.leadRules, id, "rule", id)
    return Object.assign(rule, values, { lastFailure: null, lastFailureAt: null })
  }
  if (store.leadRules.length >= RULES_MAX)
    throw new ConflictError(`There are ${RULES_MAX} rules already. Delete one first.`)
  const rule = newLeadRule({ ...values, id: nextId(store.leadRules), madeById: store.user.id })
  store.leadRules.push(rule)
  return rule
}

/** What a rule would have done with the leads of the last 30 days. */
const trialOf = (store: Store, rule: RuleDraft) => {
  const names = namesOf(store, rule)
  const since = Date.now() - 30 * DAY_MS
  const found = kindsOf(rule.leadType)
    .flatMap((kind) => {
      const keeps = ruleKeeper(kind, rule, () => undefined)
      const waits = rule.trigger === "OVERDUE" ? promiseOf(kind, store).hours + rule.afterHours : 0
      return kind.rowsOf(store).flatMap((lead) => {
        const at = new Date(lead.createdAt.getTime() + waits * HOUR_MS)
        const isLate = waits === 0 || (lead.status === "pending" && at.getTime() < Date.now())
        return keeps(lead) && isLate && at.getTime() >= since ? [{ lead: referenceTo(kind, lead), at }] : []
      })
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  const inTurn = (effect: RuleEffect, place: number) =>
    effect.kind === "ASSIGN" && effect.userIds
      ? { ...effect, userIds: [effect.userIds[place % effect.userIds.length] ?? ""] }
      : effect
  const leads = found.map((one, place) => ({
    ...one,
    effects: rule.effects.map((effect) => effectInWords(inTurn(effect, place), names)),
  }))
  return { sentence: ruleSentence(rule, names), leadCount: leads.length, leads: leads.slice(-100).reverse() }
}

/** Rules over the store. The mocked API runs none. */
export const ruleResolvers: Resolvers = {
  Query: {
    leadRules: (_parent, _args, { store }) => store.leadRules,
    leadRuleFields: (_parent, { leadType }, { store }) => fieldsOf(store, leadType),
    tryLeadRule: (_parent, { input }, { store }) => trialOf(store, read(store, input)),
    teamHours: (_parent, _args, { store }) => store.teamHours,
  },
  Mutation: {
    saveLeadRule: (_parent, { input }, { store }) => ({ leadRule: save(store, input) }),
    switchLeadRule: (_parent, { id, isOn }, { store }) => ({
      leadRule: Object.assign(existing(store.leadRules, id, "rule", id), { isOn }),
    }),
    orderLeadRules: (_parent, { ids }, { store }) => {
      const rules = ids.flatMap((id) => store.leadRules.find((rule) => rule.id === idOf(id)) ?? [])
      if (new Set(rules).size !== store.leadRules.length || ids.length !== rules.length)
        throw new ConflictError("The rules have changed meanwhile. Look at them again, and name each once.")
      store.leadRules = rules
      return rules
    },
    deleteLeadRule: (_parent, { id }, { store }) => {
      const others = store.leadRules.filter((rule) => rule.id !== idOf(id))
      const isThere = others.length < store.leadRules.length
      store.leadRules = others
      return isThere
    },
    saveTeamHours: (_parent, { input }, { store }) => Object.assign(store.teamHours, parseInput(hoursInput, input)),
  },
  LeadRule: {
    sentence: (rule, _args, { store }) => ruleSentence(rule, namesOf(store, rule)),
    madeBy: ({ madeById }, _args, { store }) => colleagueOf(store, madeById),
  },
  LeadRuleEffect: {
    users: ({ userIds }, _args, { store }) => (userIds ?? []).flatMap((id) => colleagueOf(store, idOf(id)) ?? []),
  },
}
