import { toCsv } from "../api/csv.ts"
import { localizedContent } from "../content/localizedContent.ts"
import { pageContent, type StoredSection } from "../content/pageContent.ts"
import type { Locale } from "../site/locale.ts"
import { kindOf } from "./campaignEstimate.ts"
import { type Inventory, inventoryFrom, weekPrice } from "./inventory.ts"
import { sampleRows } from "./sampleReport.ts"

// Apart from what they show: these read the whole content, which no page may bring to a browser.

/** A row of the inventory as a file, column by column. */
const rowsOf = ({ weeks, formats }: Inventory) =>
  formats.flatMap(({ format, offered, isCars, kind, price, soonest, cities }) =>
    cities.flatMap(({ name, state, weeks: free }) =>
      free.map((week, index) => {
        const range = isCars ? null : weekPrice(week.free, price)
        return {
          format,
          city: name,
          state,
          week: weeks[index],
          unit: isCars ? "cars" : `${kind} impressions`,
          offered,
          booked_percent: week.bookedPercent,
          free: week.free,
          price_per: isCars ? "car and started four weeks" : "thousand impressions",
          price_low_usd: price.low,
          price_high_usd: price.high,
          week_low_usd: range?.low,
          week_high_usd: range?.high,
          is_too_soon: (weeks[index] ?? "") < soonest,
        }
      }),
    ),
  )

const INVENTORY_COLUMNS: readonly (keyof ReturnType<typeof rowsOf>[number])[] = [
  "format",
  "city",
  "state",
  "week",
  "unit",
  "offered",
  "booked_percent",
  "free",
  "price_per",
  "price_low_usd",
  "price_high_usd",
  "week_low_usd",
  "week_high_usd",
  "is_too_soon",
]

/** The inventory as a file, from the content as stored. */
export const inventoryCsv = (stored: readonly StoredSection[], today: string) => {
  const { page, cities } = pageContent("inventory", stored)
  const { page: formats } = pageContent("formats", stored)
  return toCsv(
    INVENTORY_COLUMNS,
    rowsOf(inventoryFrom(today, { formats, bookings: page.bookings.items, cities })),
    (row) => row,
  )
}

const REPORT_COLUMNS = [
  "sample",
  "day",
  "hour",
  "city",
  "format",
  "kind",
  "impressions",
  "played_to_end",
  "cost_usd",
] as const

/** The sample report's rows as a file, from the content as stored. Each row says that it is a sample. */
export const sampleCsv = (stored: readonly StoredSection[], locale: Locale) => {
  const { sample_label: sample } = localizedContent("sample_report", stored, [], locale).page.campaign
  return toCsv(REPORT_COLUMNS, sampleRows(pageContent("formats", stored)), (row) => ({
    ...row,
    sample,
    kind: kindOf(row.format),
    played_to_end: row.completed,
    cost_usd: (row.cents / 100).toFixed(2),
  }))
}
