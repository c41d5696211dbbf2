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

export type TriggerChoice = LeadRuleTrigger | "LONG_OVERDUE"

export interface RuleDraft {
  id?: string
  name: string
  isOn: boolean
  moment: TriggerChoice
  hours: string
  leadType: LeadType | ""
  conditions: readonly ConditionDraft[]
  assignTo: readonly string[]
  followUpDays: string
  isWorkingDays: boolean
  template: string
  tell: readonly string[]
}

export const newCondition = (field = ""): ConditionDraft => ({ key: Math.random(), field, values: [] })

const blank: RuleDraft = {
  name: "",
  isOn: true,
  moment: "ARRIVED",
  hours: "24",
  leadType: "",
  conditions: [],
  assignTo: [],
  followUpDays: "",
  isWorkingDays: true,
  template: "",
  tell: [],
}

export const rulePresets = [
  { name: "turns", label: "Hand new leads out in turn", draft: {} },
  { name: "owner", label: "Tell the owner when an answer is overdue", draft: { moment: "OVERDUE", tell: ["owner"] } },
  { name: "managers", label: "Tell managers after a day", draft: { moment: "LONG_OVERDUE", tell: ["managers"] } },
] as const satisfies readonly { name: string; label: string; draft: Partial<RuleDraft> }[]

export const newRule = (preset: string | null): RuleDraft => ({
  ...blank,
  ...rulePresets.find(({ name }) => name === preset)?.draft,
})

export const conditionDrafts = (conditions: readonly { field: string; values: readonly string[] }[]) =>
  conditions.map(({ field, values }): ConditionDraft => ({ ...newCondition(field), values }))

export const conditionsOf = (drafts: readonly ConditionDraft[]) =>
  drafts.map(({ field, values }) => ({ field, values: [...values] }))

export const draftOf = (rule: Rule): RuleDraft => {
  const { id, isOn, trigger, afterHours, assignTo, followUpDays, isWorkingDays, tell } = rule
  return {
    ...{ id, isOn, assignTo, tell },
    name: rule.name ?? "",
    moment: afterHours > 0 ? "LONG_OVERDUE" : trigger,
    hours: afterHours > 0 ? String(afterHours) : blank.hours,
    leadType: rule.leadType ?? "",
    conditions: conditionDrafts(rule.conditions),
    followUpDays: followUpDays === null ? "" : String(followUpDays),
    isWorkingDays: followUpDays === null || isWorkingDays,
    template: rule.template ?? "",
  }
}

export const triggerOf = ({ moment, hours }: RuleDraft): { trigger: LeadRuleTrigger; afterHours: number } =>
  moment === "LONG_OVERDUE" ? { trigger: "OVERDUE", afterHours: Number(hours) } : { trigger: moment, afterHours: 0 }

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

export const ruleFaults = (draft: RuleDraft, fields?: readonly RuleField[]): Faults => {
  const { afterHours } = triggerOf(draft)
  const { assignTo, followUpDays, template, tell } = effectsOf(draft)
  const isIdle = assignTo.length === 0 && followUpDays === null && template === null && tell.length === 0
  return {
    ...(draft.moment === "LONG_OVERDUE" &&
      (afterHours < 1 || afterHours > 720) && { afterHours: "Give 1 to 720 hours." }),
    ...conditionFaults(draft.conditions, fields),
    ...(isIdle && { assignTo: "Say what it does: at least one of these." }),
    ...(followUpDays !== null && followUpDays > 365 && { followUpDays: "Give 0 to 365 days." }),
  }
}
