import { dayFormat } from "../../../components/records/dateFormat.ts"
import type { LeadFiguresQuery } from "../../../graphql/generated.ts"

type Day = LeadFiguresQuery["leadFigures"]["days"][number]

export interface ChartRow {
  label: string
  title: string
  from: string
  to: string
  kinds: Day["kinds"]
}

const WEEK = 7

export const WEEKLY_FROM_DAYS = 90

const shortly = dayFormat({ month: "short", day: "numeric" })
const formatLong = dayFormat({ weekday: "short", month: "short", day: "numeric" })

const rowOf = (days: readonly Day[]): ChartRow => {
  const [first, last] = [days[0], days.at(-1)] as [Day, Day]
  const title = first === last ? formatLong(first.date) : `${shortly(first.date)} – ${shortly(last.date)}`
  const kinds = first.kinds.map(({ leadType }, index) => ({
    leadType,
    count: days.reduce((sum, { kinds }) => sum + (kinds[index]?.count ?? 0), 0),
  }))
  return { label: shortly(first.date), title, from: first.date, to: last.date, kinds }
}

/** One row for each day, or in longer periods for each week. The last week ends today. */
export const chartRows = (days: readonly Day[]): ChartRow[] => {
  if (days.length < WEEKLY_FROM_DAYS) return days.map((day) => rowOf([day]))
  const rows: ChartRow[] = []
  for (let end = days.length; end > 0; end -= WEEK) rows.unshift(rowOf(days.slice(Math.max(0, end - WEEK), end)))
  return rows
}
