import { InvalidInputError } from "../../../contract/api/errors.ts"
import { type City, partsOf } from "../../../contract/cities/city.ts"
import { findCity } from "../../../contract/cities/findCity.ts"
import { pluralOf } from "../../../contract/leads/leadFacts.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { CITY_FIELD, NOBODY, OWNER_FIELD, type RuleCondition } from "../../../contract/leads/ruleSentence.ts"
import { languages } from "../../../contract/text/locale.ts"
import { fold } from "../../../platform/text/searchText.ts"
import type { LeadDescription, LeadRow, RuleField } from "../../leads/lead/leadKind.ts"

export interface NamedField {
  name: string
  label: string
  choices: Choice[] | null
}

interface Choice {
  value: string
  label: string
}

interface Person {
  id: string
  name: string
}

const commonFields: Readonly<Record<string, RuleField>> = {
  source: { label: "source", columns: ["source"] },
  campaign: { label: "campaign", columns: ["campaign"] },
  locale: { label: "language", columns: ["locale"], choices: Object.keys(languages) },
  status: { label: "status", columns: ["status"], choices: Object.values(leadStatuses) },
  [OWNER_FIELD]: { label: "owner", columns: ["ownerId"], choices: [NOBODY], nothing: NOBODY },
}

const labels: Readonly<Record<string, string>> = languages

const ofKind = ({ ruleFields }: LeadDescription) => ({ ...ruleFields, ...commonFields })

const choicesOf = (values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: labels[value] ?? value }))

/** Returns only fields that all these kinds have, as a rule without a kind applies to all of them. */
export const ruleFieldsOf = (kinds: readonly LeadDescription[], people: readonly Person[] = []): NamedField[] => {
  const [first, ...others] = kinds.map(ofKind)
  const owners = people.map(({ id, name }) => ({ value: id, label: name }))
  return Object.entries<RuleField>(first ?? {})
    .filter(([name]) => others.every((fields) => Object.hasOwn(fields, name)))
    .map(([name, { label, choices }]) => ({
      name,
      label,
      choices: choices ? [...choicesOf(choices), ...(name === OWNER_FIELD ? owners : [])] : null,
    }))
}

/** Throws for conditions that the kinds do not share; errors name the field `at`. */
export const refuseConditions = (
  { leadType, conditions }: LeadConditions,
  { kinds, people }: { kinds: readonly LeadDescription[]; people: readonly Person[] },
  at: string,
) => {
  const refuse = (message: string): never => {
    throw new InvalidInputError([{ field: at, message }])
  }
  const fields = ruleFieldsOf(kinds, people)
  for (const { field: name, values } of conditions) {
    const field = fields.find((known) => known.name === name)
    const having = !field && leadType === null && kinds.find((kind) => Object.hasOwn(ofKind(kind), name))
    if (having) refuse(`Only leads of one kind have the field ${name}: ask for the ${pluralOf(having.noun)} alone.`)
    if (!field) return refuse(`Use one of ${fields.map((known) => known.name).join(", ")} as a field.`)
    const { choices } = field
    if (choices && !values.every((value) => choices.some((choice) => choice.value === value)))
      refuse(`The ${field.label} can be ${choices.map(({ value }) => value).join(", ")}.`)
  }
}

/** Each text is looked up once, as many leads come from few cities. */
export const cityFinder = (cities: readonly City[]) => {
  const known = new Map<string, City | undefined>()
  return (text: string) => {
    if (!known.has(text)) known.set(text, findCity(cities, text))
    return known.get(text)
  }
}

export type CityFinder = ReturnType<typeof cityFinder>

const plain = (value: unknown) => fold(String(value).trim())

export const columnValue = (lead: LeadRow, column: string): unknown =>
  (lead as Readonly<Record<string, unknown>>)[column]

const citySlugsOf = (values: readonly string[], cityOf: CityFinder) => {
  const texts = new Set(values.map(plain))
  const cities = new Set(values.flatMap((value) => cityOf(value) ?? []))
  // A text may list several cities ("Phoenix, Tempe") or be one ("Phoenix, AZ"), so the whole and its parts are tried.
  return (value: unknown) =>
    [String(value), ...partsOf(String(value))].some((text) => {
      const city = texts.has(plain(text)) || cities.size === 0 ? undefined : cityOf(text)
      return texts.has(plain(text)) || (city !== undefined && cities.has(city))
    })
}

/** `leadType` is null for all kinds. All conditions must match. */
export interface LeadConditions {
  leadType: string | null
  conditions: readonly RuleCondition[]
}

/** `valuesOf` may add a column's earlier values; if it returns null, the column matches any condition. */
export const ruleMatcher = (
  kind: LeadDescription,
  { leadType, conditions }: LeadConditions,
  cityOf: CityFinder,
  valuesOf: (lead: LeadRow, column: string) => readonly unknown[] | null = (lead, column) => [
    columnValue(lead, column),
  ],
): ((lead: LeadRow) => boolean) => {
  if (leadType !== null && leadType !== kind.type) return () => false
  const fields: Readonly<Record<string, RuleField>> = ofKind(kind)
  const checks = conditions.map(({ field, values }) => {
    const texts = new Set(values.map(plain))
    const isAsked = field === CITY_FIELD ? citySlugsOf(values, cityOf) : (value: unknown) => texts.has(plain(value))
    // Unknown fields match nothing, so that a rule does less rather than more.
    return { columns: fields[field]?.columns ?? [], nothing: fields[field]?.nothing ?? [], isAsked }
  })
  return (lead) =>
    checks.every(({ columns, nothing, isAsked }) =>
      columns.some((column) => {
        const values = valuesOf(lead, column)
        return values === null || values.flatMap((value) => value ?? nothing).some(isAsked)
      }),
    )
}
