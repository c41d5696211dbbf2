import { readAssumptions } from "@farelight/api/contract/campaign/campaignEstimate.ts"
import { sampleDays } from "@farelight/api/contract/campaign/sampleReport.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { dollars, rangeInWords } from "@farelight/api/contract/leads/amounts.ts"
import { type PayRates, payChoiceOf, weeksToEarn } from "@farelight/api/contract/leads/driverPayEstimate.ts"
import { fillWords } from "@farelight/api/contract/text/fillWords.ts"

/** Driver pay and ad prices, from the content of other pages. */
interface HomeFacts {
  pay: { rates: PayRates; period: string; caution: string }
  /** The time in which the rates give the average earnings, in words; empty without a rate. */
  earned: string
  /** The lowest of the formats' minimum prices; null if none of them can be parsed. */
  campaignFrom: string | null
  /** Values for the days of the sample report, in percent of the highest day. */
  report: Record<"counted" | "modeled", number[]>
}

export type HomeContent = PageContent<"home"> & { facts: HomeFacts }

const heightsOf = (days: readonly number[]) => {
  const highest = Math.max(1, ...days)
  return days.map((day) => Math.round((day / highest) * 100))
}

interface Pages {
  home: PageContent<"home">
  drivers: PageContent<"drivers">
  formats: PageContent<"formats">
  sample: PageContent<"sample_report">
}

export const homeContent = ({ home, drivers, formats, sample }: Pages): HomeContent => {
  const { rates, estimator } = drivers.page
  const { figures, figure_notes: words } = drivers.global
  // Without cities, as the home page has no choice of a city.
  const pay = { ...rates, cities: [], in_car_tablet: figures.driver_monthly_pay }
  const choice = payChoiceOf(new URLSearchParams(), [])
  const weeks = weeksToEarn(figures.driver_earnings.value, pay, choice)
  const minimums = Object.values(readAssumptions(formats.page)).map(({ minimum }) => minimum)
  const days = sampleDays(sample.page)
  return {
    ...home,
    facts: {
      pay: { rates: pay, period: estimator.period, caution: estimator.caution },
      earned: weeks
        ? fillWords(words.earnings_label, { weeks: rangeInWords(weeks, String), hours: choice.hours ?? 0 })
        : "",
      campaignFrom: minimums.length > 0 ? dollars(Math.min(...minimums)) : null,
      report: {
        counted: heightsOf(days.map(({ counted }) => counted)),
        modeled: heightsOf(days.map(({ modeled }) => modeled)),
      },
    },
  }
}
