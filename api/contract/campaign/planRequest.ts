import type { FieldError } from "../api/errors.ts"
import type { PageContent } from "../content/registry.ts"
import { adFormats } from "../leads/adFormats.ts"
import type { Words } from "../words/en.ts"
import { amountHelp, fillWords } from "../words/fillWords.ts"
import type { CampaignAssumptions, CampaignWish } from "./campaignEstimate.ts"
import { planLimits } from "./campaignPlan.ts"
import { readWish } from "./campaignSearch.ts"

interface Known {
  cities: readonly string[]
  assumptions: CampaignAssumptions
  words: Words
  labels: PageContent<"formats">["page"]["estimator"]
}

type Parameter = "start" | "amount" | "weeks" | "formats" | "cities"

const starts = ["budget", "impressions"]

/**
 * A wish that is to be put on paper. The estimator passes over what it cannot read, as somebody is still typing; here each
 * such parameter is a fault, with its name.
 */
export const readPlanRequest = (
  search: URLSearchParams,
  { cities, assumptions, words, labels }: Known,
): { wish: CampaignWish; faults: FieldError[] } => {
  const wish = readWish(search, cities)
  const { rules, entries } = words
  const faults = new Map<string, string>()
  const refuse = (field: Parameter, rule: string, facts: Record<string, string> = {}) => {
    if (!faults.has(field))
      faults.set(field, `${field}: ${fillWords(rule, { label: labels[`${field}_label`], ...facts })}`)
  }
  const among = (field: Parameter, known: readonly string[]) => {
    const named = search.getAll(field)
    if (!named.every((name) => known.includes(name))) refuse(field, rules.notOneOf, { values: known.join(", ") })
    return named
  }
  for (const field of ["start", "amount", "weeks"] as const)
    if (search.getAll(field).length > 1) refuse(field, rules.notText)
  among("start", starts)
  if (wish.amount === null) refuse("amount", amountHelp(entries[wish.start], planLimits[wish.start]))
  if (wish.weeks === null) refuse("weeks", amountHelp(entries.weeks, planLimits.weeks))
  const formats = Object.values(adFormats).filter((format) => assumptions[format])
  if (among("formats", formats).length === 0) refuse("formats", rules.noFormat)
  if (among("cities", cities).length === 0) refuse("cities", rules.required)
  return { wish, faults: [...faults].map(([field, message]) => ({ field, message })) }
}
