import { type AdFormat, adFormats } from "../leads/adFormats.ts"
import type { CampaignWish } from "./campaignEstimate.ts"
import { isCityName, planLimits, wholeNumber } from "./campaignPlan.ts"

/** The search parameters that say what an estimate or a plan is of; the pages that read them check every value. */
export const campaignParameters = ["start", "amount", "budget", "weeks", "formats", "cities"] as const

export interface LinkedPlan {
  budget: number | null
  weeks: number | null
  formats: AdFormat[]
  cities: string[]
}

/** As much of URLSearchParams and FormData as is read. */
interface Fields {
  get(name: string): unknown
  getAll(name: string): unknown[]
}

const countIn = (fields: Fields, name: string, max: number) => {
  const number = wholeNumber(String(fields.get(name) ?? ""))
  return number !== null && number > 0 && number <= max ? number : null
}

const formatsIn = (fields: Fields) => {
  const named = fields.getAll("formats")
  return Object.values(adFormats).filter((format) => named.includes(format))
}

const textsIn = (fields: Fields, name: string) => [
  ...new Set(fields.getAll(name).filter((text): text is string => typeof text === "string")),
]

/** What the estimator's form, or the address that it makes, asks for. Only the given cities count. */
export const readWish = (fields: Fields, cities: readonly string[]): CampaignWish => {
  const start = fields.get("start") === "impressions" ? "impressions" : "budget"
  const named = textsIn(fields, "cities")
  return {
    start,
    amount: countIn(fields, "amount", 999_999_999),
    weeks: countIn(fields, "weeks", planLimits.weeks),
    formats: formatsIn(fields),
    cities: cities.filter((city) => named.includes(city)),
  }
}

/** The plan that an address takes along: numbers, formats and names of cities, and nothing else. */
export const readPlan = (fields: Fields): LinkedPlan => ({
  budget: countIn(fields, "budget", planLimits.budget),
  weeks: countIn(fields, "weeks", planLimits.weeks),
  formats: formatsIn(fields),
  cities: textsIn(fields, "cities").filter(isCityName).slice(0, planLimits.cities),
})

/** Whether an address takes a plan along. */
export const hasPlan = ({ budget, weeks, cities }: LinkedPlan) => budget !== null || weeks !== null || cities.length > 0

/** The search of an address that takes a plan along. */
export const planSearch = ({ budget, weeks, formats, cities }: LinkedPlan): string =>
  new URLSearchParams([
    ...(budget === null ? [] : [["budget", String(budget)]]),
    ...(weeks === null ? [] : [["weeks", String(weeks)]]),
    ...formats.map((format) => ["formats", format]),
    ...cities.map((city) => ["cities", city]),
  ]).toString()

/** The search that opens the estimator with a plan. */
export const wishSearch = ({ budget, weeks, formats, cities }: LinkedPlan): string => {
  const search = new URLSearchParams(planSearch({ budget: null, weeks, formats, cities }))
  if (budget !== null) search.set("amount", String(budget))
  return search.toString()
}
