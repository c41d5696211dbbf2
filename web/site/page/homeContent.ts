import { readAssumptions } from "@farelight/api/contract/campaign/campaignEstimate.ts"
import { sampleDays } from "@farelight/api/contract/campaign/sampleReport.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { dollars } from "@farelight/api/contract/leads/amounts.ts"
import type { PayRates } from "@farelight/api/contract/leads/driverPayEstimate.ts"

/** Facts from other pages' content: driver pay and ad prices. */
interface HomeFacts {
  pay: { rates: PayRates; period: string; caution: string }
  /** Lowest minimum price of a campaign in any ad format; null if no format's price can be parsed. */
  campaignFrom: string | null
  /** Heights of the sample report's days, in percent of the highest. */
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
  const minimums = Object.values(readAssumptions(formats.page)).map(({ minimum }) => minimum)
  const days = sampleDays(sample.page)
  return {
    ...home,
    facts: {
      pay: {
        // The home page has no choice of city.
        rates: { ...rates, cities: [], in_car_tablet: drivers.global.figures.driver_monthly_pay },
        period: estimator.period,
        caution: estimator.caution,
      },
      campaignFrom: minimums.length > 0 ? dollars(Math.min(...minimums)) : null,
      report: {
        counted: heightsOf(days.map(({ counted }) => counted)),
        modeled: heightsOf(days.map(({ modeled }) => modeled)),
      },
    },
  }
}
