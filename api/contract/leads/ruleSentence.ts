/** Recorded events fire these triggers. The other triggers fire as time passes. */
export const eventTriggers = ["ARRIVED", "STATUS_CHANGED", "ANSWER_RECEIVED", "FILE_RECEIVED"] as const
export const ruleTriggers = [...eventTriggers, "OVERDUE", "FOLLOW_UP_MISSED"] as const

export type EventTrigger = (typeof eventTriggers)[number]

export type RuleTrigger = (typeof ruleTriggers)[number]

export interface RuleCondition {
  field: string
  values: readonly string[]
}

/** Stored in place of an account id, so the rule follows changes of the team. */
export const NOTIFY_OWNER = "owner"
export const NOTIFY_MANAGERS = "managers"

export interface RuleEffects {
  /** Ids of the accounts that are assigned the leads in turn. */
  assignTo: readonly string[]
  followUpDays: number | null
  isWorkingDays: boolean
  template: string | null
  tell: readonly string[]
}

export interface WrittenRule {
  trigger: RuleTrigger
  afterHours: number
  conditions: readonly RuleCondition[]
  effects: RuleEffects
}

export interface RuleNames {
  noun: string
  fields: readonly { name: string; label: string; choices?: readonly { value: string; label: string }[] | null }[]
  nameOfUser(id: string): string
}

export const CITY_FIELD = "city"

export const STATUS_FIELD = "status"

export const OWNER_FIELD = "owner"
export const NOBODY = "nobody"

const ands = new Intl.ListFormat("en", { type: "conjunction" })
const ors = new Intl.ListFormat("en", { type: "disjunction" })

// Surrounds each value that the operator chose. It works as a mark because names never contain this character.
const MARK = "\u2060"

const marked = (texts: readonly string[]) => texts.map((text) => MARK + text + MARK)

const hours = (count: number) => (count === 1 ? "1 hour" : `${count} hours`)

const followUp = (days: number, isWorkingDays: boolean) => {
  const day = isWorkingDays ? "working day" : "day"
  if (days === 0) return `the same ${day}`
  return days === 1 ? `the next ${day}` : `${days} ${day}s later`
}

const recipients: Readonly<Record<string, string>> = { [NOTIFY_OWNER]: "its owner", [NOTIFY_MANAGERS]: "the managers" }

const effectsInWords = (effects: RuleEffects, names: RuleNames): string => {
  const { assignTo, followUpDays, isWorkingDays, template, tell } = effects
  const all = (texts: readonly string[]) => ands.format(marked(texts))
  const parts = [
    assignTo.length > 0 && `give it ${assignTo.length > 1 ? "in turn " : ""}to ${all(assignTo.map(names.nameOfUser))}`,
    followUpDays !== null && `set a follow-up for ${all([followUp(followUpDays, isWorkingDays)])}`,
    template !== null && `mail its sender ${all([`“${template}”`])}`,
    tell.length > 0 && `tell ${all(tell.map((id) => recipients[id] ?? names.nameOfUser(id)))}`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return "…"
  return `${parts.length === 2 ? parts.join(", and ") : ands.format(parts)}.`
}

const valuesInWords = ({ field: name, values }: RuleCondition, names: RuleNames) => {
  const field = names.fields.find((known) => known.name === name)
  const labelOf = (value: string) =>
    field?.choices?.find((choice) => choice.value === value)?.label ??
    (name === OWNER_FIELD ? names.nameOfUser(value) : value)
  return ors.format(marked(values.map(labelOf)))
}

const conditionInWords = (condition: RuleCondition, names: RuleNames) => {
  const { field: name } = condition
  const asked = valuesInWords(condition, names)
  const label = names.fields.find((known) => known.name === name)?.label ?? name
  return name === CITY_FIELD ? `from ${asked}` : `whose ${label} is ${asked}`
}

export const newStatusOf = <Condition extends RuleCondition>(trigger: string, conditions: readonly Condition[]) =>
  trigger === "STATUS_CHANGED" ? conditions.find(({ field }) => field === STATUS_FIELD) : undefined

// Returns a phrase such as "from Phoenix" apart from the clause, as it may follow the verb instead of the noun.
const conditionsInWords = (conditions: readonly RuleCondition[], names: RuleNames) => {
  const isFrom = ({ field }: RuleCondition) => field === CITY_FIELD
  const words = (given: readonly RuleCondition[]) => given.map((condition) => conditionInWords(condition, names))
  const where = words(conditions.filter(isFrom))
    .map((from) => ` ${from}`)
    .join("")
  const which = words(conditions.filter((condition) => !isFrom(condition)))
  return { where, clause: which.length > 0 ? ` ${which.join(" and ")}` : "" }
}

const occasions: Readonly<Record<Exclude<RuleTrigger, "ARRIVED">, readonly [string, string]>> = {
  STATUS_CHANGED: ["the status of", "changes"],
  ANSWER_RECEIVED: ["the sender of", "writes"],
  FILE_RECEIVED: ["a file for", "arrives"],
  OVERDUE: ["the answer to", "is overdue"],
  FOLLOW_UP_MISSED: ["the follow-up of", "is missed"],
}

const articleOf = (noun: string) => (/^[aeiou]/i.test(noun) ? "an" : "a")

export const leadsInWords = (conditions: readonly RuleCondition[], names: RuleNames): string => {
  const { where, clause } = conditionsInWords(conditions, names)
  return `each ${names.noun}${where}${clause}`.replaceAll(MARK, "")
}

/** Every second part is a value that the operator chose, so that it can be emphasized. */
export const ruleSentence = ({ trigger, afterHours, conditions, effects }: WrittenRule, names: RuleNames): string[] => {
  const lead = `${articleOf(names.noun)} ${marked([names.noun]).join()}`
  const status = newStatusOf(trigger, conditions)
  const others = conditions.filter((condition) => condition !== status)
  const { where, clause } = conditionsInWords(others, names)
  const done = effectsInWords(effects, names)
  if (trigger === "ARRIVED") return `When ${lead}${clause} arrives${where}, ${done}`.split(MARK)
  const [before, after] = occasions[trigger]
  const to = status ? ` to ${valuesInWords(status, names)}` : ""
  const late = afterHours > 0 ? `has been overdue for ${marked([hours(afterHours)]).join()}` : after + to
  return `When ${before} ${lead}${where}${clause} ${late}, ${done}`.split(MARK)
}

const SHOWN_MAX = 80

export const nameOfRule = (name: string | null, sentence: string) =>
  name || (sentence.length > SHOWN_MAX ? `${sentence.slice(0, SHOWN_MAX - 1).trimEnd()}…` : sentence.replace(/\.$/, ""))
