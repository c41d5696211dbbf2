import type {
  LeadRuleEffectKind,
  LeadRuleFieldsQuery,
  LeadRuleInput,
  LeadRules_RuleFragment,
  LeadType,
} from "../../../graphql/generated.ts"
import type { Faults } from "../../../parts/forms/useForm.ts"

export type Rule = LeadRules_RuleFragment
export type RuleField = LeadRuleFieldsQuery["leadRuleFields"][number]

/** A part of a rule that is being written. Its key is its place on the screen, also while others come and go. */
interface Part {
  key: number
}

export interface ConditionDraft extends Part {
  field: string
  values: readonly string[]
}

export interface EffectDraft extends Part {
  kind: LeadRuleEffectKind
  userIds: readonly string[]
  days: string
  isWorkingDays: boolean
  template: string
  webhookId: string
}

/** When a rule looks at a lead, as the form offers it. */
export type Moment = "ARRIVED" | "OVERDUE" | "LONG_OVERDUE"

/** A rule as its form holds it. */
export interface RuleDraft {
  id?: string
  name: string
  isOn: boolean
  moment: Moment
  hours: string
  leadType: LeadType | ""
  conditions: readonly ConditionDraft[]
  effects: readonly EffectDraft[]
}

let lastKey = 0

export const newCondition = (field = ""): ConditionDraft => ({ key: ++lastKey, field, values: [] })

export const newEffect = (kind: LeadRuleEffectKind): EffectDraft => ({
  key: ++lastKey,
  kind,
  userIds: [],
  days: "1",
  isWorkingDays: true,
  template: "",
  webhookId: "",
})

const blank: RuleDraft = {
  name: "",
  isOn: true,
  moment: "ARRIVED",
  hours: "24",
  leadType: "",
  conditions: [],
  effects: [],
}

/** Rules to begin with, by their names in the address. */
export const presets = [
  { name: "turn", label: "Hand new leads out in turn", draft: { effects: [newEffect("ASSIGN")] } },
  {
    name: "owner",
    label: "Tell the owner when an answer is overdue",
    draft: { moment: "OVERDUE", effects: [newEffect("TELL_OWNER")] },
  },
  {
    name: "managers",
    label: "Tell managers after a day",
    draft: { moment: "LONG_OVERDUE", effects: [newEffect("TELL_MANAGERS")] },
  },
] as const satisfies readonly { name: string; label: string; draft: Partial<RuleDraft> }[]

/** A new rule, begun as a preset says. */
export const newRule = (preset: string | null): RuleDraft => ({
  ...blank,
  ...(presets.find(({ name }) => name === preset) ?? presets[0]).draft,
})

/** Stored conditions as a form begins with them. */
export const conditionDrafts = (conditions: readonly { field: string; values: readonly string[] }[]) =>
  conditions.map(({ field, values }): ConditionDraft => ({ ...newCondition(field), values }))

/** Conditions as they are stored. */
export const conditionsOf = (drafts: readonly ConditionDraft[]) =>
  drafts.map(({ field, values }) => ({ field, values: [...values] }))

/** A stored rule as its form begins. */
export const draftOf = ({ id, name, isOn, trigger, afterHours, leadType, conditions, effects }: Rule): RuleDraft => ({
  ...blank,
  id,
  name: name ?? "",
  isOn,
  moment: trigger === "OVERDUE" && afterHours > 0 ? "LONG_OVERDUE" : trigger,
  ...(afterHours > 0 && { hours: String(afterHours) }),
  leadType: leadType ?? "",
  conditions: conditionDrafts(conditions),
  effects: effects.map(({ kind, users, days, isWorkingDays, template, webhookId }) => ({
    ...newEffect(kind),
    userIds: users.map((user) => user.id),
    ...(days !== null && { days: String(days) }),
    isWorkingDays: isWorkingDays ?? false,
    template: template ?? "",
    webhookId: webhookId ?? "",
  })),
})

const effectInput = ({ kind, userIds, days, isWorkingDays, template, webhookId }: EffectDraft) => ({
  kind,
  ...((kind === "ASSIGN" || kind === "TELL_PEOPLE") && { userIds: [...userIds] }),
  ...(kind === "FOLLOW_UP" && { days: Number(days), isWorkingDays }),
  ...(kind === "SEND_TEMPLATE" && { template }),
  ...(kind === "TELL_WEBHOOK" && { webhookId }),
})

/** The rule as it is stored or tried. */
export const inputOf = ({ name, moment, hours, leadType, conditions, effects, ...rule }: RuleDraft): LeadRuleInput => ({
  ...rule,
  name: name.trim() || null,
  trigger: moment === "ARRIVED" ? moment : "OVERDUE",
  afterHours: moment === "LONG_OVERDUE" ? Number(hours) : 0,
  leadType: leadType || null,
  conditions: conditionsOf(conditions),
  effects: effects.map(effectInput),
})

const isWhole = (text: string, from: number, to: number) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= from && Number(text) <= to

const effectFault = ({ kind, userIds, days, template, webhookId }: EffectDraft) => {
  if ((kind === "ASSIGN" || kind === "TELL_PEOPLE") && userIds.length === 0) return "Choose at least one colleague."
  if (kind === "FOLLOW_UP" && !isWhole(days, 0, 365)) return "Give 0 to 365 days."
  if (kind === "SEND_TEMPLATE" && template === "") return "Choose a reply."
  if (kind === "TELL_WEBHOOK" && webhookId === "") return "Choose a webhook."
  return undefined
}

const conditionFault = ({ field, values }: ConditionDraft, fields: readonly RuleField[] | undefined) => {
  if (fields?.every(({ name }) => name !== field)) return "This kind of lead has no such field. Choose another."
  return values.length === 0 ? "Choose at least one value." : undefined
}

/** What is wrong with conditions without asking the server, by the key of each. */
export const conditionFaults = (conditions: readonly ConditionDraft[], fields?: readonly RuleField[]): Faults =>
  Object.fromEntries(
    conditions.flatMap((condition) => {
      const fault = conditionFault(condition, fields)
      return fault ? [[`condition${condition.key}`, fault]] : []
    }),
  )

/** What is wrong with a rule without asking the server, by the part that it is wrong with. */
export const faultsOf = ({ moment, hours, conditions, effects }: RuleDraft, fields?: readonly RuleField[]): Faults => ({
  ...(moment === "LONG_OVERDUE" && !isWhole(hours, 1, 720) && { afterHours: "Give 1 to 720 hours." }),
  ...conditionFaults(conditions, fields),
  ...Object.fromEntries(
    effects.flatMap((effect) => {
      const fault = effectFault(effect)
      return fault ? [[`effect${effect.key}`, fault]] : []
    }),
  ),
  ...(effects.length === 0 && { effects: "Say what it does." }),
})
