import { addDays, localText, momentOf } from "@farelight/api/contract/text/zonedTime.ts"
import { timeZone } from "../../../../components/records/dateFormat.ts"
import { localDay } from "../../../../components/records/localDay.ts"

export const publishTimes = [
  { name: "now", label: "Publish now" },
  { name: "later", label: "Publish later" },
  { name: "draft", label: "Keep as draft" },
] as const

export type PublishTime = (typeof publishTimes)[number]["name"]

/** The value of a `datetime-local` input, in the team's time zone. */
export const toFieldTime = (moment: string | number) => localText(new Date(moment), timeZone()).slice(0, 16)

/** ISO time for the server; null for an empty field. */
export const fromFieldTime = (text: string) =>
  Number.isNaN(Date.parse(`${text}Z`)) ? null : momentOf(text, timeZone()).toISOString()

export const tomorrowMorning = () => `${addDays(localDay(new Date()), 1)}T09:00`
