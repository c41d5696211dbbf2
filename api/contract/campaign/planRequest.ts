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
  texts: PageContent<"formats">["page"]["plan"]
}

const starts = ["budget", "impressions"]

/**
 * A wish that is to be put on paper. The estimator passes over what it cannot read, as somebody is still typing; here each
 * such parameter is a fault, with its name.
 */
export const readPlanRequest = (
  search: URLSearchParams,
  { cities, assumptions, words, texts }: Known,
): { wish: CampaignWish; faults: FieldError[] } => {
  const wish = readWish(search, cities)
  const faults = new Map<string, string>()
  const refuse = (field: string, message: string) => {
    if (!faults.has(field)) faults.set(field, `${field}: ${message}`)
  }
  const among = (field: string, known: readonly string[]) => {
    const named = search.getAll(field)
    const unknown = named.find((name) => !known.includes(name))
    if (unknown !== undefined)
      refuse(
        field,
        fillWords(texts.unknown_text, { value: JSON.stringify(unknown.slice(0, 40)), known: known.join(", ") }),
      )
    return named
  }
  for (const field of ["start", "amount", "weeks"]) if (search.getAll(field).length > 1) refuse(field, texts.once_text)
  among("start", starts)
  if (wish.amount === null) refuse("amount", amountHelp(words.entries[wish.start], planLimits[wish.start]))
  if (wish.weeks === null) refuse("weeks", amountHelp(words.entries.weeks, planLimits.weeks))
  const formats = Object.values(adFormats).filter((format) => assumptions[format])
  if (among("formats", formats).length === 0) refuse("formats", texts.choose_text)
  if (among("cities", cities).length === 0) refuse("cities", texts.choose_text)
  return { wish, faults: [...faults].map(([field, message]) => ({ field, message })) }
}
