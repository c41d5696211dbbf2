import { type City, openCities } from "../cities/city.ts"
import { findCity } from "../cities/findCity.ts"
import { isDay } from "../content/figure.ts"
import type { PageContent } from "../content/registry.ts"
import { type AdFormat, type FormatKey, formatKeys } from "../leads/adFormats.ts"
import type { AmountRange } from "../leads/amounts.ts"
import { DAY_MS } from "../text/durations.ts"
import { wholeIn } from "../text/typedNumbers.ts"
import {
  type CampaignAssumptions,
  estimateCampaign,
  type FormatAssumptions,
  kindOf,
  offeredIn,
  readAssumptions,
  WRAP_WEEKS,
} from "./campaignEstimate.ts"

/** What an operator has sold: texts, as they were typed. */
type ListedBooking = PageContent<"inventory">["page"]["bookings"]["items"][number]

/** How many weeks ahead the inventory shows. */
const WEEKS_AHEAD = 12

/** The weeks that a plan from a week on runs: wraps are not sold for less. */
export const PLAN_WEEKS = WRAP_WEEKS

const WEEK_MS = 7 * DAY_MS

/** 1970 began on a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS

const momentOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The Mondays after a day, as ISO days. */
const mondaysAfter = (day: string, count: number): string[] => {
  const begun = Math.floor((momentOf(day) - FIRST_MONDAY_MS) / WEEK_MS)
  return Array.from({ length: count }, (_, index) => dayOf((begun + 1 + index) * WEEK_MS + FIRST_MONDAY_MS))
}

const SATURDAY = 6

/** The day that comes some working days after another; without a number of them, that day. */
const workingDaysAfter = (day: string, leadTime: string) => {
  let left = Number.parseInt(leadTime, 10) || 0
  let moment = momentOf(day)
  while (left > 0) {
    moment += DAY_MS
    if (new Date(moment).getUTCDay() % SATURDAY !== 0) left -= 1
  }
  return dayOf(moment)
}

/**
 * The share in percent of a week that bookings take. One without a share takes all, and one without a length a week. One
 * without a day takes every week, so that nothing is offered that may be sold.
 */
const bookedPercent = (bookings: readonly ListedBooking[], week: string) => {
  const from = momentOf(week)
  const taken = bookings.map(({ first_week, week_count, share_percent }) => {
    const begins = momentOf(first_week)
    const ends = begins + (wholeIn(week_count) ?? 1) * WEEK_MS
    const isTaken = !isDay(first_week) || (begins < from + WEEK_MS && ends > from)
    return isTaken ? (wholeIn(share_percent) ?? 100) : 0
  })
  return Math.min(
    100,
    taken.reduce((total, share) => total + share, 0),
  )
}

export interface FreeWeek {
  /** Impressions of that week, or cars. */
  free: number
  bookedPercent: number
  /** The impressions of a plan for all that is free from this week on; null if that is less than can be booked. */
  planned: number | null
}

export interface FormatInventory {
  key: FormatKey
  format: AdFormat
  /** What one city has to offer a week: impressions, or cars. */
  offered: number
  isCars: boolean
  kind: ReturnType<typeof kindOf>
  price: AmountRange
  /** The first week, by its Monday, that a file of today can run in, by the lead time; further ahead than the table, that after it. */
  soonest: string
  cities: { name: string; state: string; weeks: FreeWeek[] }[]
}

export interface Inventory {
  /** The Mondays that weeks begin on. */
  weeks: string[]
  formats: FormatInventory[]
}

/** The impressions of all that is free in some weeks; null if the estimator would plan with more, or with nothing. */
const plannedFor = (
  format: AdFormat,
  assumptions: CampaignAssumptions,
  { perCar }: FormatAssumptions,
  city: City,
  free: readonly number[],
) => {
  // A car is wrapped for all of the weeks.
  const amount = perCar === null ? free.reduce((total, week) => total + week, 0) : Math.min(...free) * perCar
  const wish = { start: "impressions", amount, weeks: free.length, formats: [format], cities: [city.name] } as const
  const booked = estimateCampaign(wish, assumptions)?.formats[0]?.booked
  return booked && booked.impressions.high <= amount ? amount : null
}

interface Sold {
  formats: Pick<PageContent<"formats">["page"], "specification" | "assumptions">
  bookings: readonly ListedBooking[]
  cities: readonly City[]
}

/** What is free in the open cities, from the first Monday after a day on: what the estimator assumes, less what is booked. */
export const inventoryFrom = (today: string, { formats, bookings, cities }: Sold): Inventory => {
  const assumptions = readAssumptions(formats)
  // A plan that begins in the last week runs on.
  const weeks = mondaysAfter(today, WEEKS_AHEAD + PLAN_WEEKS - 1)
  const shown = weeks.slice(0, WEEKS_AHEAD)
  const keys = Object.keys(formatKeys) as FormatKey[]
  return {
    weeks: shown,
    formats: keys.flatMap((key) => {
      const format = formatKeys[key]
      const known = assumptions[format]
      if (!known) return []
      const offered = offeredIn(known)
      const ready = workingDaysAfter(today, formats.specification[key].lead_time)
      const soonest = weeks.find((week) => week >= ready) ?? weeks[WEEKS_AHEAD] ?? ready
      // A city that nobody knows may be any: so that nothing is offered that may be sold.
      const isIn = (booked: string, { slug }: City) =>
        booked.trim() !== "" && (findCity(cities, booked)?.slug ?? slug) === slug
      const rows = openCities(cities).map((city) => {
        const own = bookings.filter((booking) => booking.ad_format === format && isIn(booking.city, city))
        const booked = weeks.map((week) => bookedPercent(own, week))
        const free = booked.map((percent) => Math.floor((offered * (100 - percent)) / 100))
        return {
          name: city.name,
          state: city.state,
          weeks: free.slice(0, WEEKS_AHEAD).map((units, index) => ({
            free: units,
            bookedPercent: booked[index] ?? 0,
            planned:
              (weeks[index] ?? "") < soonest
                ? null
                : plannedFor(format, assumptions, known, city, free.slice(index, index + PLAN_WEEKS)),
          })),
        }
      })
      const { price, perCar } = known
      return [{ key, format, offered, isCars: perCar !== null, kind: kindOf(format), price, soonest, cities: rows }]
    }),
  }
}

/** What some impressions of a week come to in whole dollars, at the prices for a thousand. */
export const weekPrice = (impressions: number, { low, high }: AmountRange): AmountRange => ({
  low: Math.round((impressions * low) / 1_000),
  high: Math.round((impressions * high) / 1_000),
})
