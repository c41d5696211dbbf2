import type { City } from "../cities/city.ts"
import { findCity } from "../cities/findCity.ts"
import { type AdFormat, adFormats } from "../site/adFormats.ts"
import { numberUpTo, parseAmount, parseWholeNumber } from "../text/typedNumbers.ts"
import type { CampaignWish } from "./campaignEstimate.ts"
import { isCityName, planLimits } from "./campaignPlan.ts"

export const campaignParameters = ["start", "amount", "budget", "weeks", "formats", "cities"] as const

export interface LinkedPlan {
  /** The part of the entered amount for bookable formats; null if no single amount gives the same estimate. */
  entered: Pick<CampaignWish, "start" | "amount"> | null
  budget: number | null
  weeks: number | null
  formats: AdFormat[]
  cities: string[]
}

interface Fields {
  get(name: string): unknown
  getAll(name: string): unknown[]
}

const textIn = (fields: Fields, name: string) => String(fields.get(name) ?? "")

const formatsIn = (fields: Fields) => {
  const named = fields.getAll("formats")
  return Object.values(adFormats).filter((format) => named.includes(format))
}

const textsIn = (fields: Fields, name: string) => [
  ...new Set(fields.getAll(name).filter((text): text is string => typeof text === "string")),
]

const startIn = (fields: Fields): CampaignWish["start"] =>
  fields.get("start") === "impressions" ? "impressions" : "budget"

const amountOf = (fields: Fields, start: CampaignWish["start"]) =>
  numberUpTo(planLimits[start], parseAmount(textIn(fields, "amount")))

export const readWish = (fields: Fields, cities: readonly City[]): CampaignWish => {
  const start = startIn(fields)
  const named = textsIn(fields, "cities").map((text) => findCity(cities, text))
  return {
    start,
    amount: amountOf(fields, start),
    weeks: numberUpTo(planLimits.weeks, parseWholeNumber(textIn(fields, "weeks"))),
    formats: formatsIn(fields),
    cities: cities.filter((city) => named.includes(city)).map(({ name }) => name),
  }
}

const enteredIn = (fields: Fields) => {
  const start = startIn(fields)
  const amount = amountOf(fields, start)
  return amount === null ? null : { start, amount }
}

export const readPlan = (fields: Fields): LinkedPlan => ({
  entered: enteredIn(fields),
  budget: numberUpTo(planLimits.budget, parseAmount(textIn(fields, "budget"))),
  weeks: numberUpTo(planLimits.weeks, parseWholeNumber(textIn(fields, "weeks"))),
  formats: formatsIn(fields),
  cities: textsIn(fields, "cities").filter(isCityName).slice(0, planLimits.cities),
})

export const hasPlan = ({ budget, weeks, cities }: LinkedPlan) => budget !== null || weeks !== null || cities.length > 0

const parametersOf = (
  parts: Record<string, string | number | null | undefined>,
  { formats, cities }: Pick<CampaignWish, "formats" | "cities">,
) =>
  new URLSearchParams([
    ...Object.entries(parts).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
    ...formats.map((format) => ["formats", format]),
    ...cities.map((city) => ["cities", city]),
  ]).toString()

export const planSearch = (plan: LinkedPlan): string =>
  parametersOf({ budget: plan.budget, weeks: plan.weeks, ...plan.entered }, plan)

export const planQuery = (plan: LinkedPlan): string =>
  parametersOf({ weeks: plan.weeks, ...(plan.entered ?? { amount: plan.budget }) }, plan)

export const campaignQuery = (wish: CampaignWish): string =>
  parametersOf({ start: wish.start, amount: wish.amount, weeks: wish.weeks }, wish)
