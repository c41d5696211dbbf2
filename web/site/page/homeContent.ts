import { sampleDays } from "@farelight/api/contract/campaign/sampleReport.ts"
import type { Figure } from "@farelight/api/contract/content/figures/figure.ts"
import { figureRange } from "@farelight/api/contract/content/figures/figureRange.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { dollars } from "@farelight/api/contract/leads/amounts.ts"
import type { PayRates } from "@farelight/api/contract/leads/driverPayEstimate.ts"

/** Facts from other pages' content: driver pay and ad prices. */
interface HomeFacts {
  pay: { rates: PayRates; period: string; caution: string }
  /** Lowest price per thousand tablet impressions; null if it cannot be parsed. */
  priceFrom: Figure | null
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
  const { price } = formats.page.specification.in_car_tablet
  const range = figureRange(price.value)
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
      priceFrom: range && { ...price, value: dollars(range.low) },
      report: {
        counted: heightsOf(days.map(({ counted }) => counted)),
        modeled: heightsOf(days.map(({ modeled }) => modeled)),
      },
    },
  }
}
