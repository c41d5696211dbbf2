import type { PageContent } from "../content/registry.ts"
import { type AdFormat, type FormatKey, formatKeys } from "../leads/adFormats.ts"
import type { AmountRange } from "../leads/amounts.ts"
import { planLimits } from "./campaignPlan.ts"
import { figureRange } from "./figureRange.ts"

export interface CampaignWish {
  start: "budget" | "impressions"
  /** Dollars or impressions, by `start`. */
  amount: number | null
  weeks: number | null
  formats: readonly AdFormat[]
  cities: readonly string[]
}

/** What one format costs and can show; null for a figure from which no number can be read. */
interface FormatAssumptions {
  cost: AmountRange
  minimum: number
  weekly: number
}

export type CampaignAssumptions = Partial<Record<AdFormat, FormatAssumptions>>

export interface FormatEstimate {
  format: AdFormat
  budget: AmountRange
  impressions: AmountRange
  /** The dollars that it takes at least, if its share is below them. */
  missedMinimum: number | null
  /** Whether the share is more than can be shown in these cities and weeks. */
  isBeyondCapacity: boolean
}

export interface CampaignEstimate {
  budget: AmountRange
  impressions: AmountRange
  formats: FormatEstimate[]
}

const IMPRESSIONS_MAX = 999_999_999

/** The figures on the page of formats as numbers. A format whose figures cannot be read is left out. */
export const readAssumptions = ({
  specification,
  assumptions,
}: Pick<PageContent<"formats">["page"], "specification" | "assumptions">): CampaignAssumptions => {
  const read: CampaignAssumptions = {}
  for (const key of Object.keys(formatKeys) as FormatKey[]) {
    const price = figureRange(specification[key].price.value)
    const minimum = figureRange(specification[key].minimum.value)
    const weekly = figureRange(assumptions[key].value)
    // A wrap is priced by the car.
    const perPrice = key === "car_wrapping" ? figureRange(assumptions.wrapped_car.value)?.low : 1_000
    if (!price || !minimum || !weekly || !perPrice) continue
    const cost = { low: (price.low / perPrice) * 1_000, high: (price.high / perPrice) * 1_000 }
    read[formatKeys[key]] = { cost, minimum: minimum.low, weekly: weekly.low }
  }
  return read
}

const sum = (ranges: readonly AmountRange[]): AmountRange => ({
  low: ranges.reduce((total, { low }) => total + low, 0),
  high: ranges.reduce((total, { high }) => total + high, 0),
})

const most = (start: CampaignWish["start"]) => (start === "budget" ? planLimits.budget : IMPRESSIONS_MAX)

/** What a campaign comes to; null while something of the wish is missing. The browser and the server work it out alike. */
export const estimateCampaign = (wish: CampaignWish, assumptions: CampaignAssumptions): CampaignEstimate | null => {
  const { start, amount, weeks, cities } = wish
  const formats = wish.formats.filter((format) => assumptions[format])
  if (!amount || amount > most(start) || !weeks || weeks > planLimits.weeks) return null
  if (formats.length === 0 || cities.length === 0) return null
  const share = amount / formats.length

  const estimates = formats.map((format): FormatEstimate => {
    const { cost, minimum, weekly } = assumptions[format] as FormatAssumptions
    const capacity = weekly * cities.length * weeks
    const dollarsFor = (impressions: number, costPerThousand: number) => (impressions * costPerThousand) / 1_000
    if (start === "impressions") {
      const shown = Math.min(share, capacity)
      const budget = { low: dollarsFor(shown, cost.low), high: dollarsFor(shown, cost.high) }
      return {
        format,
        impressions: { low: shown, high: shown },
        budget: { low: Math.max(budget.low, minimum), high: Math.max(budget.high, minimum) },
        missedMinimum: budget.high < minimum ? minimum : null,
        isBeyondCapacity: share > capacity,
      }
    }
    const bought = { low: (share / cost.high) * 1_000, high: (share / cost.low) * 1_000 }
    return {
      format,
      impressions: { low: Math.min(bought.low, capacity), high: Math.min(bought.high, capacity) },
      budget: { low: share, high: share },
      missedMinimum: share < minimum ? minimum : null,
      isBeyondCapacity: bought.low > capacity,
    }
  })
  return {
    budget: sum(estimates.map(({ budget }) => budget)),
    impressions: sum(estimates.map(({ impressions }) => impressions)),
    formats: estimates,
  }
}

/** A number to two leading digits, as an estimate knows no more. */
export const roughly = (value: number): number => {
  if (value < 100) return Math.round(value)
  const step = 10 ** (Math.floor(Math.log10(value)) - 1)
  return Math.round(value / step) * step
}
