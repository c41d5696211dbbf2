import type { Figure } from "../content/figure.ts"
import { type FormatKey, formatKeys } from "./adFormats.ts"
import type { AmountRange } from "./amounts.ts"

export const payFormats = Object.keys(formatKeys) as readonly FormatKey[]

/** What a driver is paid by: ranges such as `$200–$300`, and shares of them such as `110%`. */
export interface PayRates extends Record<FormatKey, Figure> {
  /** The hours a week that earn the whole range. */
  full_hours: Figure
  /** The share of the range in cities that `cities` does not name. */
  other_cities: Figure
  cities: readonly { name: string; share: Figure }[]
}

export interface PayChoice {
  hours: number
  format: FormatKey
  /** One of the cities on offer; empty for another one. */
  city: string
}

/** The estimator's search parameters, by which it works without JavaScript. */
export const payParameters = ["hours", "format", "city"] as const

export const MAX_HOURS = 84

const DEFAULT_HOURS = 20

/** The choice that search parameters make; whatever they lack or garble has its default. */
export const payChoiceOf = (parameters: URLSearchParams, cities: readonly string[]): PayChoice => {
  const hours = hoursOf(parameters.get("hours") ?? "")
  const format = payFormats.find((known) => known === parameters.get("format"))
  const asked = parameters.get("city")
  const city = asked === "" ? "" : (cities.find((known) => known === asked) ?? cities[0] ?? "")
  return { hours: hours ?? DEFAULT_HOURS, format: format ?? "in_car_tablet", city }
}

/** The hours a week that somebody typed, at most as many as there are; null for what is not a number of hours. */
export const hoursOf = (typed: string): number | null =>
  /^\s*\d{1,4}\s*$/.test(typed) && Number(typed) > 0 ? Math.min(Number(typed), MAX_HOURS) : null

export interface PayEstimate {
  monthly: AmountRange
  weekly: AmountRange
  /** The hours that count: those beyond the full hours add nothing. */
  countedHours: number
  rates: { format: Figure; fullHours: Figure; share: Figure }
}

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((part) => Number(part.replaceAll(",", "")))

const roundedDown = (step: number, amount: number) => Math.floor(amount / step) * step

/**
 * What the rates come to: range × counted hours ÷ full hours × the city's share, rounded down so that it never
 * says more than the rates do. Null where a rate cannot be read as a number, since an operator writes them as texts.
 */
export const estimatePay = (rates: PayRates, { hours, format, city }: PayChoice): PayEstimate | null => {
  const [low, high = low] = numbersIn(rates[format].value)
  const [fullHours] = numbersIn(rates.full_hours.value)
  const share = rates.cities.find(({ name }) => name === city)?.share ?? rates.other_cities
  const [percent] = numbersIn(share.value)
  if (low === undefined || high === undefined || !fullHours || !percent || low > high) return null
  const countedHours = Math.min(hours, fullHours)
  // Divided last: with a factor such as 1.15, 200 would come to a little less than 230.
  const monthly = (amount: number) => (amount * countedHours * percent) / (fullHours * 100)
  const weekly = (amount: number) => (monthly(amount) * 12) / 52
  return {
    // Five dollars are as exact as such a range can be.
    monthly: { low: roundedDown(5, monthly(low)), high: roundedDown(5, monthly(high)) },
    weekly: { low: roundedDown(1, weekly(low)), high: roundedDown(1, weekly(high)) },
    countedHours,
    rates: { format: rates[format], fullHours: rates.full_hours, share },
  }
}
