import type { LeadImportDateOrder } from "../../../graphql/generated.ts"
import { dateFormat } from "../../../parts/records/dateFormat.ts"

// The numbers of a date are no moment, whatever the reader's time zone.
const formatDay = dateFormat({ dateStyle: "long", timeZone: "UTC" })

const places = {
  MONTH_FIRST: { label: "Month first", year: 2, month: 0, day: 1 },
  DAY_FIRST: { label: "Day first", year: 2, month: 1, day: 0 },
  YEAR_FIRST: { label: "Year first", year: 0, month: 1, day: 2 },
} as const

const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

/** The orders in which a date can be read, each with the day that it then is. */
export const readings = (date: string) => {
  const numbers = date.match(/\d+/g)?.map(Number) ?? []
  return (Object.keys(places) as LeadImportDateOrder[]).flatMap((name) => {
    const { label, ...at } = places[name]
    const [year = 0, month = 0, day = 0] = [numbers[at.year], numbers[at.month], numbers[at.day]]
    if (month < 1 || month > 12 || day < 1 || day > 31) return []
    return { name, label, explanation: `${date} is ${formatDay(new Date(Date.UTC(fullYear(year), month - 1, day)))}` }
  })
}
