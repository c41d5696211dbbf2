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

const isMeant = (asked: string, value: string, cities: readonly City[]) => {
  const city = findCity(cities, asked)
  // Several cities may stand in one text: "Phoenix, AZ" and "Phoenix, Tempe" are both told by their parts.
  return [value, ...partsOf(value)].some(
    (text) => fold(text) === fold(asked) || (city && findCity(cities, text) === city),
  )
}

/** Tells of each lead of a kind whether it is what a rule's conditions ask for: any value of each of them. */
export const ruleKeeper = (
  kind: LeadDescription,
  { leadType, conditions }: { leadType: string | null; conditions: readonly RuleCondition[] },
  cities: readonly City[],
) => {
  const fields: Readonly<Record<string, RuleField>> = ofKind(kind)
  return (lead: LeadRow) => {
    if (leadType !== null && leadType !== kind.type) return false
    const columns = lead as Readonly<Record<string, unknown>>
    return conditions.every(({ field, values }) => {
      // A field that this version does not know keeps nothing, so that a rule does less rather than more.
      const held = (fields[field]?.columns ?? [])
        .flatMap((column) => columns[column] ?? [])
        .map((value) => String(value).trim())
      const same = (asked: string) => (value: string) =>
        field === CITY_FIELD ? isMeant(asked, value, cities) : fold(value) === fold(asked)
      return values.some((asked) => held.some(same(asked.trim())))
    })
  }
}
