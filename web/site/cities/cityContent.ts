import { estimateCampaign, readAssumptions } from "@farelight/api/contract/campaign/campaignEstimate.ts"
import { type City, citySlug } from "@farelight/api/contract/cities/city.ts"
import { findCity } from "@farelight/api/contract/cities/findCity.ts"
import type { Figure } from "@farelight/api/contract/content/figures/figure.ts"
import type { PageContent } from "@farelight/api/contract/content/registry.ts"
import { dollars, rangeInWords } from "@farelight/api/contract/leads/amounts.ts"
import {
  estimatePay,
  MAX_HOURS,
  type PayEstimate,
  payChoiceOf,
  presentRates,
} from "@farelight/api/contract/leads/driverPayEstimate.ts"
import { adFormats } from "@farelight/api/contract/site/adFormats.ts"
import { CITY_PARAMETER } from "@farelight/api/contract/site/sitePaths.ts"
import type { LocalMap } from "./LocalMap.tsx"
import { localMap } from "./localMap.ts"
import { nearCities } from "./nearCities.ts"

/** Estimates for the city. `search` is the query with which the estimator shows the same result. */
interface CityFacts {
  /** For the default hours a week, and also for the hours that earn the full range if those are more. */
  pay: { monthly: { hours: number; amount: string }[]; search: string; figures: Figure[] } | null
  campaign: { impressions: Figure; cost: string; search: string; figures: Figure[] } | null
  map: LocalMap | null
  near: ReturnType<typeof nearCities>
}

const WEEKS = 4

const payIn = (city: City, { global, page }: PageContent<"drivers">): CityFacts["pay"] => {
  const rates = { ...presentRates(page.rates, [city]), in_car_tablet: global.figures.driver_monthly_pay }
  const choice = payChoiceOf(new URLSearchParams({ [CITY_PARAMETER]: city.slug }), [city])
  const estimate = estimatePay(rates, choice)
  if (!estimate || choice.hours === null) return null
  const { format, fullHours, share } = estimate.rates
  // Hours above `countedHours` are not paid, so this gives the hours that earn the full range.
  const full = estimatePay(rates, { ...choice, hours: MAX_HOURS })
  const inWords = ({ countedHours, monthly }: PayEstimate) => ({
    hours: countedHours,
    amount: rangeInWords(monthly, dollars),
  })
  return {
    monthly: [estimate, ...(full && full.countedHours > choice.hours ? [full] : [])].map(inWords),
    search: new URLSearchParams({
      hours: String(choice.hours),
      format: choice.format,
      [CITY_PARAMETER]: city.slug,
    }).toString(),
    figures: [format, fullHours, share],
  }
}

const campaignIn = (name: string, { page }: PageContent<"formats">): CityFacts["campaign"] => {
  const assumptions = readAssumptions(page)
  const weekly = assumptions[adFormats.IN_CAR_TABLET]?.weekly
  if (!weekly) return null
  const wish = { weeks: WEEKS, formats: [adFormats.IN_CAR_TABLET], cities: [name] }
  const estimate = estimateCampaign({ ...wish, start: "impressions", amount: weekly * WEEKS }, assumptions)
  if (!estimate) return null
  const { in_car_tablet: impressions } = page.assumptions
  const { price, minimum } = page.specification.in_car_tablet
  return {
    impressions,
    cost: rangeInWords(estimate.budget, (amount) => dollars(Math.round(amount))),
    search: new URLSearchParams({
      amount: String(Math.round(estimate.budget.high)),
      weeks: String(WEEKS),
      formats: adFormats.IN_CAR_TABLET,
      cities: name,
    }).toString(),
    figures: [impressions, price, minimum],
  }
}

interface Pages {
  cities: PageContent<"cities">
  drivers: PageContent<"drivers">
  formats: PageContent<"formats">
}

const ridesIn = (city: City, { rides }: PageContent<"cities">["page"]) =>
  rides.items.filter(({ name }) => findCity([city], name))

const listedAs = ({ slug }: City, { list }: PageContent<"cities">["page"]) =>
  list.cities.filter((listed) => citySlug(listed) === slug)

const lineOf = (city: City, { cities: { page }, drivers }: Omit<Pages, "formats">) => {
  if (city.status === "OPEN") return { text: ridesIn(city, page)[0]?.text, pay: payIn(city, drivers), day: "" }
  const [listed] = listedAs(city, page)
  return { text: listed?.rule, pay: null, day: listed?.rule_as_of }
}

export type CitiesContent = PageContent<"cities"> & { lines: Record<string, ReturnType<typeof lineOf>> }

export const allCities = (pages: Omit<Pages, "formats">): CitiesContent => {
  const { page, cities, ...content } = pages.cities
  return {
    ...content,
    cities,
    page: { ...page, rides: { items: [] }, list: { ...page.list, cities: [] } },
    lines: Object.fromEntries(cities.map((city) => [city.slug, lineOf(city, pages)])),
  }
}

export type CityContent = PageContent<"cities"> & { facts: CityFacts }

/** A city that is not open has no cars, so its estimates of pay and of a campaign are null. */
export const cityContent = (city: City, { cities: content, drivers, formats }: Pages): CityContent => {
  const { page, cities } = content
  const isOpen = city.status === "OPEN"
  return {
    ...content,
    page: {
      ...page,
      list: { ...page.list, cities: listedAs(city, page) },
      rides: { items: ridesIn(city, page) },
    },
    facts: {
      pay: isOpen ? payIn(city, drivers) : null,
      campaign: isOpen ? campaignIn(city.name, formats) : null,
      map: localMap(city, cities),
      near: nearCities(city, cities),
    },
  }
}
