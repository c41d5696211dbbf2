import { addDays, localText, momentOf } from "@farelight/api/contract/text/zonedTime.ts"
import { timeZone } from "../../../../parts/records/dateFormat.ts"
import { localDay } from "../../../../parts/records/localDay.ts"

export const publishTimes = [
  { name: "now", label: "Publish now" },
  { name: "later", label: "Publish later" },
  { name: "draft", label: "Keep as draft" },
] as const

export type PublishTime = (typeof publishTimes)[number]["name"]

/** A moment as the field for a date and time has it, in the team's zone. */
export const toFieldTime = (moment: string | number) => localText(new Date(moment), timeZone()).slice(0, 16)

/** The moment that the field says, as the server takes it; null for none. */
export const fromFieldTime = (text: string) =>
  Number.isNaN(Date.parse(`${text}Z`)) ? null : momentOf(text, timeZone()).toISOString()

/** What is offered first: tomorrow at nine. */
export const tomorrowMorning = () => `${addDays(localDay(new Date()), 1)}T09:00`
