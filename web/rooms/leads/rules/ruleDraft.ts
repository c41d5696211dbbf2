import type { Faults } from "../../../components/forms/useForm.ts"
import type {
  LeadRuleFieldsQuery,
  LeadRuleInput,
  LeadRules_RuleFragment,
  LeadRuleTrigger,
  LeadType,
} from "../../../graphql/generated.ts"

export type Rule = LeadRules_RuleFragment
export type RuleField = LeadRuleFieldsQuery["leadRuleFields"][number]

/** `key` is React's key, which stays the same while the condition is edited. */
export interface ConditionDraft {
  key: number
  field: string
  values: readonly string[]
}

export interface RuleDraft {
  id?: string
  name: string
  isOn: boolean
  trigger: LeadRuleTrigger
  afterHours: string
  leadType: LeadType | ""
  conditions: readonly ConditionDraft[]
  assignTo: readonly string[]
  followUpDays: string
  isWorkingDays: boolean
  template: string
  tell: readonly string[]
}

export const newCondition = (field = ""): ConditionDraft => ({ key: Math.random(), field, values: [] })

export const newRule: RuleDraft = {
  name: "",
  isOn: true,
  trigger: "ARRIVED",
  afterHours: "0",
  leadType: "",
  conditions: [],
  assignTo: [],
  followUpDays: "",
  isWorkingDays: true,
  template: "",
  tell: [],
}

export const conditionDrafts = (conditions: readonly { field: string; values: readonly string[] }[]) =>
  conditions.map(({ field, values }): ConditionDraft => ({ ...newCondition(field), values }))

export const conditionsOf = (drafts: readonly ConditionDraft[]) =>
  drafts.map(({ field, values }) => ({ field, values: [...values] }))

export const draftOf = (rule: Rule): RuleDraft => {
  const { id, isOn, trigger, afterHours, assignTo, followUpDays, isWorkingDays, tell } = rule
  return {
    ...{ id, isOn, trigger, assignTo, tell },
    name: rule.name ?? "",
    afterHours: String(afterHours),
    leadType: rule.leadType ?? "",
    conditions: conditionDrafts(rule.conditions),
    followUpDays: followUpDays === null ? "" : String(followUpDays),
    isWorkingDays: followUpDays === null || isWorkingDays,
    template: rule.template ?? "",
  }
}

export const triggerOf = ({ trigger, afterHours }: RuleDraft) => ({ trigger, afterHours: Number(afterHours) })

export const effectsOf = ({ assignTo, followUpDays, isWorkingDays, template, tell }: RuleDraft) => ({
  assignTo: [...assignTo],
  followUpDays: followUpDays === "" ? null : Number(followUpDays),
  isWorkingDays,
  template: template || null,
  tell: [...tell],
})

export const ruleInput = (draft: RuleDraft): LeadRuleInput => ({
  ...(draft.id !== undefined && { id: draft.id }),
  name: draft.name.trim() || null,
  isOn: draft.isOn,
  ...triggerOf(draft),
  leadType: draft.leadType || null,
  conditions: conditionsOf(draft.conditions),
  ...effectsOf(draft),
})

const conditionFault = ({ field, values }: ConditionDraft, fields: readonly RuleField[] | undefined) => {
  if (fields?.every(({ name }) => name !== field)) return "This kind of lead has no such field. Choose another."
  return values.length === 0 ? "Choose at least one value." : undefined
}

export const conditionFaults = (conditions: readonly ConditionDraft[], fields?: readonly RuleField[]): Faults =>
  Object.fromEntries(
    conditions.flatMap((condition) => {
      const fault = conditionFault(condition, fields)
      return fault ? [[`condition${condition.key}`, fault]] : []
    }),
  )
