import { type LeadImportDateOrder, leadImportDateOrders } from "../../../../contract/leads/leadImports.ts"
import { MINUTE_MS } from "../../../../contract/text/durations.ts"
import { momentOf } from "../../../../contract/text/zonedTime.ts"

const { MONTH_FIRST, DAY_FIRST } = leadImportDateOrders

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,]+(\S.*))?$/
const NUMBERS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,]+(\S.*))?$/
const DAY_NAMED = /^(\d{1,2})[ -](?:de )?(\p{L}{3,})\.?,?[ -](?:de )?(\d{4}|\d{2})(?:[ ,]+(\d.*))?$/u
const MONTH_NAMED = /^(\p{L}{3,})\.? (\d{1,2}),? (\d{4})(?:[ ,]+(\d.*))?$/u
const TIME =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?\s*([ap])?\.?(?: ?m\.?)?\s*(Z|(?:UTC|GMT)?(?:[+-]\d{1,2}(?::?\d{2})?)?)$/i
const UNCLEAR_MAX = 3

/** Longer cells are prose, so they are not read as dates. */
const DATE_CELL_MAX = 1_000

const MONTHS: Readonly<Record<string, number>> = {
  ...{ jan: 1, feb: 2, mar: 3, apr: 4, may: 5, jun: 6, jul: 7, aug: 8, sep: 9, oct: 10, nov: 11, dec: 12 },
  ...{ ene: 1, abr: 4, ago: 8, dic: 12 },
}

export interface DateFacts {
  orders: LeadImportDateOrder[]
  /** Examples of dates that mean a different day in each order. */
  unclear: string[]
}

export const emptyDateFacts = (): DateFacts => ({ orders: [MONTH_FIRST, DAY_FIRST], unclear: [] })

const dayText = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year < 100 ? 2_000 + year : year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}

interface Read extends Record<LeadImportDateOrder, string | null> {
  time: string
}

const readBoth = (cell: string): Read | null => {
  if (cell.length > DATE_CELL_MAX) return null
  const text = cell.trim()
  const read = (year: string, month: number, day: string, time = "", isClear = true): Read | null => {
    const [monthFirst, dayFirst] = [
      dayText(Number(year), month, Number(day)),
      dayText(Number(year), Number(day), month),
    ]
    const both = { MONTH_FIRST: monthFirst, DAY_FIRST: isClear ? monthFirst : dayFirst, time }
    return both.MONTH_FIRST || both.DAY_FIRST ? both : null
  }
  const named = DAY_NAMED.exec(text) ?? MONTH_NAMED.exec(text)
  if (named) {
    const [, one = "", two = "", year = "", time] = named
    const [day, name] = /^\d/.test(one) ? [one, two] : [two, one]
    return read(year, MONTHS[name.slice(0, 3).toLowerCase()] ?? 0, day, time)
  }
  const [, year, yearMonth, yearDay = "", yearTime] = YEAR_FIRST.exec(text) ?? []
  if (year) return read(year, Number(yearMonth), yearDay, yearTime)
  const [, one = "", two = "", three = "", time] = NUMBERS.exec(text) ?? []
  return read(three, Number(one), two, time, false)
}

export const recordDate = (facts: DateFacts, text: string) => {
  const read = readBoth(text)
  if (!read) return
  facts.orders = facts.orders.filter((order) => read[order])
  const isUnclear = read.MONTH_FIRST && read.DAY_FIRST && read.MONTH_FIRST !== read.DAY_FIRST
  if (isUnclear && facts.unclear.length < UNCLEAR_MAX && !facts.unclear.includes(text)) facts.unclear.push(text)
}

/** `order` if the dates decide it, else `unclear` with examples; neither if no date is ambiguous. */
export const orderOfDates = (columns: readonly DateFacts[]) => {
  const unclear = [...new Set(columns.flatMap((facts) => facts.unclear))].slice(0, UNCLEAR_MAX)
  if (unclear.length === 0) return { order: null, unclear }
  const orders = Object.values(leadImportDateOrders).filter((order) =>
    columns.every((facts) => facts.orders.includes(order)),
  )
  const [order] = orders
  return orders.length === 1 && order ? { order, unclear: [] } : { order: null, unclear }
}

const readTime = (text: string): { time: string; offsetMs: number | null } | null => {
  if (text === "") return { time: "12:00", offsetMs: null }
  const [, hours = "", minutes = "", seconds = "00", parts = "0", half = "", zone = ""] = TIME.exec(text) ?? []
  const hour = (Number(hours) % (half ? 12 : 24)) + (half.toLowerCase() === "p" ? 12 : 0)
  if (hours === "" || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  const [, sign = "", zoneHours = "0", zoneMinutes = "0"] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === "-" ? -1 : 1)
  const time = `${String(hour).padStart(2, "0")}:${minutes}:${seconds}.${parts.padEnd(3, "0").slice(0, 3)}`
  return { time, offsetMs: zone === "" ? null : offset * MINUTE_MS }
}

/**
 * Null for an invalid date. Defaults to the team's time zone, and to noon, which stays on the day in most other zones.
 */
export const readDate = (
  text: string,
  order: LeadImportDateOrder | null,
  timeZone: string,
): { day: string; moment: Date } | null => {
  const read = readBoth(text)
  const [day, ...others] = new Set(order ? [read?.[order]] : [read?.MONTH_FIRST, read?.DAY_FIRST].filter(Boolean))
  const found = readTime(read?.time ?? "")
  if (!day || others.length > 0 || !found) return null
  const written = `${day}T${found.time}`
  const { offsetMs } = found
  return {
    day,
    moment: offsetMs === null ? momentOf(written, timeZone) : new Date(Date.parse(`${written}Z`) - offsetMs),
  }
}
