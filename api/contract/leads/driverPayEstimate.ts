import type { City } from "../cities/city.ts"
import { cityAt, findCity } from "../cities/findCity.ts"
import type { Figure } from "../content/figures/figure.ts"
import { type FormatKey, formatNames } from "../site/adFormats.ts"
import { CITY_PARAMETER } from "../site/sitePaths.ts"
import { numberUpTo, parseWholeNumber } from "../text/typedNumbers.ts"
import type { AmountRange } from "./amounts.ts"

export const payFormats: readonly FormatKey[] = formatNames

export interface PayRates extends Record<FormatKey, Figure> {
  /** In hours a week; more hours do not add to the pay. */
  full_hours: Figure
  other_cities: Figure
  cities: readonly { name: string; share: Figure }[]
}

export interface PayChoice {
  hours: number | null
  format: FormatKey
  city: string
}

/** Excludes `CITY_PARAMETER`, which the application form uses too. */
export const payParameters = ["hours", "format"] as const

export const MAX_HOURS = 84

const DEFAULT_HOURS = 20

/** Defaults never assume the best-paid city, or the page would promise too much. */
export const payChoiceOf = (parameters: { get(name: string): unknown }, cities: readonly City[]): PayChoice => {
  const hours = parameters.get("hours")
  const format = payFormats.find((known) => known === parameters.get("format"))
  const city = cityAt(cities, String(parameters.get(CITY_PARAMETER) ?? ""))
  return {
    hours: hours == null ? DEFAULT_HOURS : hoursOf(String(hours)),
    format: format ?? "in_car_tablet",
    city: city?.name ?? "",
  }
}

export const presentRates = <Rates extends Pick<PayRates, "cities">>(rates: Rates, cities: readonly City[]) => ({
  ...rates,
  cities: rates.cities.map((rate) => ({ ...rate, name: findCity(cities, rate.name)?.name ?? rate.name })),
})

export const hoursOf = (typed: string): number | null => numberUpTo(MAX_HOURS, parseWholeNumber(typed))

export interface PayEstimate {
  monthly: AmountRange
  weekly: AmountRange
  /** Hours beyond the full hours add nothing. */
  countedHours: number
  rates: { format: Figure; fullHours: Figure; share: Figure }
}

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((part) => Number(part.replaceAll(",", "")))

const roundedDown = (step: number, amount: number) => Math.floor(amount / step) * step

/** The pay is the range times `factor / by`: a fraction, so that rounding comes last. */
const payOf = (rates: PayRates, { hours, format, city }: PayChoice) => {
  const [low, high = low] = numbersIn(rates[format].value)
  const [fullHours] = numbersIn(rates.full_hours.value)
  const share = rates.cities.find(({ name }) => name === city)?.share ?? rates.other_cities
  const [percent] = numbersIn(share.value)
  if (hours === null || low === undefined || high === undefined || !fullHours || !percent || low > high) return null
  const countedHours = Math.min(hours, fullHours)
  return { low, high, share, countedHours, factor: countedHours * percent, by: fullHours * 100 }
}

/** Range × counted hours ÷ full hours × city percentage, rounded down. Null if a rate is not a number. */
export const estimatePay = (rates: PayRates, choice: PayChoice): PayEstimate | null => {
  const pay = payOf(rates, choice)
  if (!pay) return null
  // Divide last: 200 × 1.15 is slightly below 230 in floating point.
  const monthly = (amount: number) => (amount * pay.factor) / pay.by
  const weekly = (amount: number) => (monthly(amount) * 12) / 52
  return {
    // Rounded down to five dollars, because the range is no more precise.
    monthly: { low: roundedDown(5, monthly(pay.low)), high: roundedDown(5, monthly(pay.high)) },
    weekly: { low: roundedDown(1, weekly(pay.low)), high: roundedDown(1, weekly(pay.high)) },
    countedHours: pay.countedHours,
    rates: { format: rates[choice.format], fullHours: rates.full_hours, share: pay.share },
  }
}

/** Whole weeks to earn an amount such as `$500`: `low` at the highest rate, `high` at the lowest. */
export const weeksToEarn = (amount: string, rates: PayRates, choice: PayChoice): AmountRange | null => {
  const pay = payOf(rates, choice)
  const [wanted] = numbersIn(amount)
  if (!pay?.low || !wanted) return null
  const weeks = (range: number) => Math.ceil((wanted * pay.by * 52) / (range * pay.factor * 12))
  return { low: weeks(pay.high), high: weeks(pay.low) }
}
