import { addDays } from "@farelight/api/contract/text/zonedTime.ts"
import { formatDay, localDay } from "../../../components/records/localDay.ts"

const MONDAY = 1

/** From 1 to 7; on a Monday, the result is 7, for the Monday a week later. */
const daysToMonday = (day: string) => ((MONDAY + 7 - new Date(day).getUTCDay() + 6) % 7) + 1

export const followUpDays = (today = localDay(new Date())) =>
  [
    { label: "Tomorrow", days: 1 },
    { label: "In 3 days", days: 3 },
    { label: "Monday", days: daysToMonday(today) },
    { label: "Next week", days: 7 },
  ].map(({ label, days }) => ({ label, value: addDays(today, days), hint: formatDay(addDays(today, days)) }))

export const describeFollowUp = (day: string, today = localDay(new Date())) => {
  if (day === today) return "Today"
  if (day === addDays(today, 1)) return "Tomorrow"
  return day < today ? `Since ${formatDay(day)}` : formatDay(day)
}
