import { dateFormat } from "../../../components/records/dateFormat.ts"
import type { LeadImportDateOrder } from "../../../graphql/generated.ts"

// A calendar day has no time zone.
const formatDay = dateFormat({ dateStyle: "long", timeZone: "UTC" })

const orders: readonly { name: LeadImportDateOrder; label: string; places: readonly [number, number, number] }[] = [
  { name: "MONTH_FIRST", label: "Month first", places: [2, 0, 1] },
  { name: "DAY_FIRST", label: "Day first", places: [2, 1, 0] },
  { name: "YEAR_FIRST", label: "Year first", places: [0, 1, 2] },
]

export const dateReadings = (date: string) => {
  const numbers = date.match(/\d+/g)?.map(Number) ?? []
  return orders.flatMap(({ name, label, places }) => {
    const [year = 0, month = 0, day = 0] = places.map((place) => numbers[place])
    if (month < 1 || month > 12 || day < 1 || day > 31) return []
    const moment = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day))
    return { name, label, explanation: `${date} is ${formatDay(moment)}` }
  })
}
