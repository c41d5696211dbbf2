// A rule for leads in one sentence. The dashboard writes it while somebody makes the rule, and the server says the same.

export const ruleTriggers = ["ARRIVED", "OVERDUE"] as const

export type RuleTrigger = (typeof ruleTriggers)[number]

export const ruleEffectKinds = [
  "ASSIGN",
  "FOLLOW_UP",
  "SEND_TEMPLATE",
  "TELL_WEBHOOK",
  "TELL_PEOPLE",
  "TELL_OWNER",
  "TELL_MANAGERS",
] as const

export type RuleEffectKind = (typeof ruleEffectKinds)[number]

export interface RuleCondition {
  field: string
  values: readonly string[]
}

export interface RuleEffect {
  kind: RuleEffectKind
  userIds?: readonly string[] | null | undefined
  days?: number | null | undefined
  isWorkingDays?: boolean | null | undefined
  template?: string | null | undefined
  webhookId?: string | null | undefined
}

/** What of a rule its sentence says. */
export interface WrittenRule {
  trigger: RuleTrigger
  afterHours: number
  conditions: readonly RuleCondition[]
  effects: readonly RuleEffect[]
}

/** What the parts of a rule are called. */
export interface RuleNames {
  /** A lead of the rule's kind, such as "driver application", or just "lead". */
  noun: string
  fields: readonly { name: string; label: string; choices?: readonly { value: string; label: string }[] | null }[]
  nameOfUser(id: string): string
  nameOfWebhook(id: string): string
  /** Marks what somebody has chosen, where the sentence shows it. */
  mark?: (value: string) => string
}

/** The field of the city, which the sentence says in words of its own. */
export const CITY_FIELD = "city"

/** The field of who works on a lead: ids of accounts, or nobody. */
export const OWNER_FIELD = "owner"
export const NOBODY = "nobody"

const ands = new Intl.ListFormat("en", { type: "conjunction" })
const ors = new Intl.ListFormat("en", { type: "disjunction" })

const marked = (texts: readonly string[], { mark = (text) => text }: RuleNames) => texts.map(mark)

const hours = (count: number) => (count === 1 ? "1 hour" : `${count} hours`)

const followUp = ({ days, isWorkingDays }: RuleEffect) => {
  const day = isWorkingDays ? "working day" : "day"
  if (!days) return `the same ${day}`
  return days === 1 ? `the next ${day}` : `${days} ${day}s later`
}

/** What one effect of a rule does, such as "give it in turn to Dana and Lee". */
export const effectInWords = (effect: RuleEffect, names: RuleNames): string => {
  const { kind, userIds, template, webhookId } = effect
  const people = marked((userIds ?? []).map(names.nameOfUser), names)
  const one = (text: string) => marked([text], names).join()
  switch (kind) {
    case "ASSIGN":
      return `give it ${people.length > 1 ? "in turn " : ""}to ${ands.format(people)}`
    case "FOLLOW_UP":
      return `set a follow-up for ${one(followUp(effect))}`
    case "SEND_TEMPLATE":
      return `mail its sender ${one(`“${template ?? ""}”`)}`
    case "TELL_WEBHOOK":
      return `tell the webhook ${one(names.nameOfWebhook(webhookId ?? ""))}`
    case "TELL_PEOPLE":
      return `tell ${ands.format(people)}`
    case "TELL_OWNER":
      return `tell ${one("its owner")}`
    case "TELL_MANAGERS":
      return `tell ${one("the managers")}`
  }
}

const conditionInWords = ({ field: name, values }: RuleCondition, names: RuleNames) => {
  const field = names.fields.find((known) => known.name === name)
  const labelOf = (value: string) =>
    field?.choices?.find((choice) => choice.value === value)?.label ??
    (name === OWNER_FIELD ? names.nameOfUser(value) : value)
  const labels = values.map(labelOf)
  const asked = ors.format(marked(labels, names))
  return name === CITY_FIELD ? `from ${asked}` : `whose ${field?.label ?? name} is ${asked}`
}

// "from Phoenix" may stand apart from the clause about the lead.
const conditionsInWords = (conditions: readonly RuleCondition[], names: RuleNames) => {
  const isFrom = ({ field }: RuleCondition) => field === CITY_FIELD
  const words = (given: readonly RuleCondition[]) => given.map((condition) => conditionInWords(condition, names))
  const where = words(conditions.filter(isFrom))
    .map((from) => ` ${from}`)
    .join("")
  const which = words(conditions.filter((condition) => !isFrom(condition)))
  return { where, clause: which.length > 0 ? ` ${which.join(" and ")}` : "" }
}

const articleOf = (noun: string) => (/^[aeiou]/i.test(noun) ? "an" : "a")

/** Which leads conditions keep: "each driver application from Phoenix whose status is pending or contacted". */
export const leadsInWords = (conditions: readonly RuleCondition[], names: RuleNames): string => {
  const { where, clause } = conditionsInWords(conditions, names)
  return `each ${names.noun}${where}${clause}`
}

const joined = (effects: readonly string[]) => (effects.length === 2 ? effects.join(", and ") : ands.format(effects))

/** A rule in one sentence: "When a driver application arrives from Phoenix or Tempe, give it in turn to Dana and Lee." */
export const ruleSentence = ({ trigger, afterHours, conditions, effects }: WrittenRule, names: RuleNames): string => {
  const lead = `${articleOf(names.noun)} ${marked([names.noun], names).join()}`
  // "from Phoenix" stands behind the verb of an arrival.
  const { where, clause } = conditionsInWords(conditions, names)
  const done = joined(effects.map((effect) => effectInWords(effect, names)))
  const late = afterHours > 0 ? `has been overdue for ${marked([hours(afterHours)], names).join()}` : "is overdue"
  const when =
    trigger === "ARRIVED"
      ? `When ${lead}${clause} arrives${where}`
      : `When the answer to ${lead}${where}${clause} ${late}`
  return `${when}, ${done}.`
}

const SHOWN_MAX = 80

/** What a rule is called: by its own name, or else by its sentence. */
export const nameOfRule = (name: string | null, sentence: string) =>
  name || (sentence.length > SHOWN_MAX ? `${sentence.slice(0, SHOWN_MAX - 1).trimEnd()}…` : sentence.replace(/\.$/, ""))
