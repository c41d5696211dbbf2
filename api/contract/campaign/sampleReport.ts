import { openCities } from "../cities/city.ts"
import type { PageContent } from "../content/registry.ts"
import { type AdFormat, adFormats } from "../leads/adFormats.ts"
import { DAY_MS } from "../text/durations.ts"
import { type CampaignAssumptions, kindOf, readAssumptions } from "./campaignEstimate.ts"

/** A Monday. */
const FIRST_DAY = "2026-03-02"
const DAYS = 28

const FIRST_HOUR = 6

/** How busy days are from Monday on, and hours from the first one: with riders, and on the streets. */
const BUSY = {
  counted: {
    days: [86, 90, 94, 102, 122, 116, 90],
    hours: [22, 46, 74, 58, 36, 40, 62, 55, 38, 34, 44, 66, 84, 78, 64, 72, 92, 70],
  },
  modeled: {
    days: [100, 103, 104, 106, 112, 92, 78],
    hours: [38, 80, 92, 66, 52, 54, 64, 62, 58, 62, 76, 94, 96, 74, 56, 50, 46, 34],
  },
} as const

/** The parts of what the cities have to offer, in percent, that the made-up campaign bought. */
const BOUGHT = [72, 46]

const FORMATS = [adFormats.IN_CAR_TABLET, adFormats.ON_TOP_DYNAMIC_SCREEN]

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

export interface SampleRow {
  day: string
  /** From 0 to 23. */
  hour: number
  city: string
  format: AdFormat
  impressions: number
  /** Of counted impressions, those that played to the end; modeled ones have no end that anything records. */
  completed: number | null
  cents: number
}

/** From -1 to 1, the same for the same number. */
const wobble = (number: number) => Math.sin(number * 12.9898 + 4.1414)

/** A made-up campaign, hour by hour: a part of what the estimator assumes, at the middle of the price range. */
const rowsOf = (assumptions: CampaignAssumptions, cities: readonly string[]): SampleRow[] =>
  FORMATS.flatMap((format) => {
    const known = assumptions[format]
    if (!known) return []
    const dollarsEach = (known.price.low + known.price.high) / 2 / 1_000
    const kind = kindOf(format)
    const { days, hours } = BUSY[kind]
    let shown = 0
    return cities.flatMap((city, place) => {
      const weekly = (known.weekly * (BOUGHT[place] ?? 0)) / 100
      return Array.from({ length: DAYS }, (_, index) => index).flatMap((index) =>
        hours.map((busy, at): SampleRow => {
          const part = ((days[index % days.length] ?? 0) / total(days)) * (busy / total(hours))
          const day = (FORMATS.indexOf(format) * BOUGHT.length + place) * DAYS + index
          const chance = (1 + 0.09 * wobble(day)) * (1 + 0.12 * wobble(day * hours.length + at))
          const impressions = Math.round(weekly * part * chance)
          // Rounded on the running sum: so the rows come to the price of all of them.
          const before = Math.round(shown * dollarsEach * 100)
          shown += impressions
          return {
            day: new Date(Date.parse(FIRST_DAY) + index * DAY_MS).toISOString().slice(0, 10),
            hour: FIRST_HOUR + at,
            city,
            format,
            impressions,
            completed: kind === "counted" ? Math.round(impressions * (0.95 + 0.02 * wobble(at + 7))) : null,
            cents: Math.round(shown * dollarsEach * 100) - before,
          }
        }),
      )
    })
  })

export interface SampleTotals {
  counted: number
  completed: number
  modeled: number
  cents: number
}

const totalsOf = (rows: readonly SampleRow[]): SampleTotals => {
  const shown = (kind: ReturnType<typeof kindOf>) =>
    total(rows.filter(({ format }) => kindOf(format) === kind).map(({ impressions }) => impressions))
  return {
    counted: shown("counted"),
    completed: total(rows.map(({ completed }) => completed ?? 0)),
    modeled: shown("modeled"),
    cents: total(rows.map(({ cents }) => cents)),
  }
}

const totalsBy = <Key extends string | number>(rows: readonly SampleRow[], keyOf: (row: SampleRow) => Key) => {
  const groups = new Map<Key, SampleRow[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? []
    groups.set(keyOf(row), group)
    group.push(row)
  }
  return [...groups].map(([key, own]) => ({ key, ...totalsOf(own) }))
}

type SampleParts = Pick<PageContent<"formats">, "page" | "cities">

/** The rows of the sample report, in its first cities. */
export const sampleRows = ({ page, cities }: SampleParts): SampleRow[] => {
  const names = openCities(cities).map(({ name }) => name)
  return rowsOf(readAssumptions(page), names.slice(0, BOUGHT.length))
}

/** What the sample report says, all of it worked out of its rows. */
export const sampleReport = (parts: SampleParts) => {
  const rows = sampleRows(parts)
  return {
    total: totalsOf(rows),
    byDay: totalsBy(rows, ({ day }) => day),
    byHour: totalsBy(rows, ({ hour }) => hour),
    byCity: totalsBy(rows, ({ city }) => city),
    byFormat: totalsBy(rows, ({ format }) => format),
  }
}

export type SampleReport = ReturnType<typeof sampleReport>

/** The price of a thousand impressions in cents; nothing without any. */
export const cpmOf = (cents: number, impressions: number) => (impressions > 0 ? (cents * 1_000) / impressions : 0)
