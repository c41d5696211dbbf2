import { ConflictError } from "@farelight/api/contract/api/errors.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { type RuleNames, ruleSentence } from "@farelight/api/contract/leads/ruleSentence.ts"
import { idOf } from "@farelight/api/platform/database/reading/rowId.ts"
import { RULES_MAX, ruleInput, workingDaysInput } from "@farelight/api/rooms/leads/rules/leadRule.rules.ts"
import { type AskedLeads, refuseConditions, ruleFieldsOf } from "@farelight/api/rooms/leads/rules/ruleFields.rules.ts"
import { existing } from "../data/lists.ts"
import { type LeadRuleRow, nextId, type Store } from "../data/store.ts"
import type { Resolvers } from "../generated.ts"
import { nameOf } from "../resolvers/leadEvents.ts"
import { kindOf, mockKinds } from "../resolvers/leads.ts"
import { colleagueOf, colleaguesOf } from "../resolvers/leadWork.ts"

/** A rule that was made now and has done nothing. */
export const newLeadRule = (row: Partial<LeadRuleRow> & { id: number }): LeadRuleRow => ({
  name: null,
  isOn: true,
  trigger: "ARRIVED",
  afterHours: 0,
  leadType: null,
  conditions: [],
  effects: { assignTo: [], followUpDays: null, isWorkingDays: false, template: null, tell: [] },
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
  return {
    noun: leadType ? (kinds[0]?.noun ?? "lead") : "lead",
    fields: ruleFieldsOf(kinds),
    nameOfUser: (id) => nameOf(store, idOf(id)),
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

/** Rules over the store. The mocked API runs none. */
export const ruleResolvers: Resolvers = {
  Query: {
    leadRules: (_parent, _args, { store }) => store.leadRules,
    leadRuleFields: (_parent, { leadType }, { store }) => fieldsOf(store, leadType),
    workingDays: (_parent, _args, { store }) => store.workingDays,
  },
  Mutation: {
    saveLeadRule: (_parent, { input }, { store }) => save(store, input),
    switchLeadRule: (_parent, { id, isOn }, { store }) =>
      Object.assign(existing(store.leadRules, id, "rule", id), { isOn }),
    deleteLeadRule: (_parent, { id }, { store }) => {
      const others = store.leadRules.filter((rule) => rule.id !== idOf(id))
      const isThere = others.length < store.leadRules.length
      store.leadRules = others
      return isThere
    },
    saveWorkingDays: (_parent, input, { store }) => {
      store.workingDays = parseInput(workingDaysInput, input).days
      return store.workingDays
    },
  },
  LeadRule: {
    sentence: (rule, _args, { store }) => ruleSentence(rule, namesOf(store, rule)).join(""),
    sentenceParts: (rule, _args, { store }) => ruleSentence(rule, namesOf(store, rule)),
    assignTo: ({ effects }) => effects.assignTo,
    followUpDays: ({ effects }) => effects.followUpDays,
    isWorkingDays: ({ effects }) => effects.isWorkingDays,
    template: ({ effects }) => effects.template,
    tell: ({ effects }) => effects.tell,
    madeBy: ({ madeById }, _args, { store }) => colleagueOf(store, madeById),
  },
}
