import { type City, partsOf } from "../../../contract/cities/city.ts"
import { findCity } from "../../../contract/cities/findCity.ts"
import { leadStatuses } from "../../../contract/leads/leadStatus.ts"
import { CITY_FIELD, type RuleCondition } from "../../../contract/leads/ruleSentence.ts"
import { languages } from "../../../contract/site/locale.ts"
import { fold } from "../../../platform/search/searchText.ts"
import type { LeadDescription, LeadRow, RuleField } from "../lead/leadKind.ts"

/** What a condition can be about, as the dashboard shows it. */
export interface NamedField {
  name: string
  label: string
  choices: { value: string; label: string }[] | null
}

/** What rules can ask of any lead. */
const commonFields: Readonly<Record<string, RuleField>> = {
  source: { label: "source", columns: ["source"] },
  campaign: { label: "campaign", columns: ["campaign"] },
  locale: { label: "language", columns: ["locale"], choices: Object.keys(languages) },
  status: { label: "status", columns: ["status"], choices: Object.values(leadStatuses) },
}

const labels: Readonly<Record<string, string>> = languages

const ofKind = ({ ruleFields }: LeadDescription) => ({ ...ruleFields, ...commonFields })

const named = ([name, { label, choices }]: [string, RuleField]): NamedField => ({
  name,
  label,
  choices: choices?.map((value) => ({ value, label: labels[value] ?? value })) ?? null,
})

/** What conditions of a rule can be about that is for all of these kinds. */
export const ruleFieldsOf = (kinds: readonly LeadDescription[]): NamedField[] => {
  const [first, ...others] = kinds.map(ofKind)
  return Object.entries(first ?? {})
    .filter(([name]) => others.every((fields) => Object.hasOwn(fields, name)))
    .map(named)
}

/** Finds the cities that texts mean; each text is looked up once, as many leads are from few cities. */
export const cityFinder = (cities: readonly City[]) => {
  const known = new Map<string, City | undefined>()
  return (text: string) => {
    if (!known.has(text)) known.set(text, findCity(cities, text))
    return known.get(text)
  }
}

export type CityFinder = ReturnType<typeof cityFinder>

/** A text as conditions compare it. */
const plain = (value: unknown) => fold(String(value).trim())

const askedCities = (values: readonly string[], cityOf: CityFinder) => {
  const texts = new Set(values.map(plain))
  const cities = new Set(values.flatMap((value) => cityOf(value) ?? []))
  // Several cities may stand in one text: "Phoenix, AZ" and "Phoenix, Tempe" are both told by their parts.
  return (value: unknown) =>
    [String(value), ...partsOf(String(value))].some((text) => {
      const city = texts.has(plain(text)) || cities.size === 0 ? undefined : cityOf(text)
      return texts.has(plain(text)) || (city !== undefined && cities.has(city))
    })
}

/** Tells of each lead of a kind whether it is what a rule's conditions ask for: any value of each of them. */
export const ruleKeeper = (
  kind: LeadDescription,
  { leadType, conditions }: { leadType: string | null; conditions: readonly RuleCondition[] },
  cityOf: CityFinder,
): ((lead: LeadRow) => boolean) => {
  if (leadType !== null && leadType !== kind.type) return () => false
  const fields: Readonly<Record<string, RuleField>> = ofKind(kind)
  const asked = conditions.map(({ field, values }) => {
    const texts = new Set(values.map(plain))
    const isAsked = field === CITY_FIELD ? askedCities(values, cityOf) : (value: unknown) => texts.has(plain(value))
    // A field that this version does not know keeps nothing, so that a rule does less rather than more.
    return { columns: fields[field]?.columns ?? [], isAsked }
  })
  return (lead) => {
    const row = lead as Readonly<Record<string, unknown>>
    return asked.every(({ columns, isAsked }) => columns.flatMap((column) => row[column] ?? []).some(isAsked))
  }
}
