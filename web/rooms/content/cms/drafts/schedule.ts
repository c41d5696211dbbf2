export const publishTimes = [
  { name: "now", label: "Publish now" },
  { name: "later", label: "Publish later" },
  { name: "draft", label: "Keep as draft" },
] as const

export type PublishTime = (typeof publishTimes)[number]["name"]

const twoDigits = (number: number) => String(number).padStart(2, "0")

/** A moment as the field for a date and time has it, in the operator's own time. */
export const toFieldTime = (moment: string | number) => {
  const date = new Date(moment)
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join("-")
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** The moment that the field says, as the server takes it; null for none. */
export const fromFieldTime = (text: string) => {
  const date = new Date(text)
  return text === "" || Number.isNaN(date.getTime()) ? null : date.toISOString()
}

/** What is offered first: tomorrow at nine. */
export const tomorrowMorning = () => {
  const date = new Date()
  date.setDate(date.getDate() + 1)
  date.setHours(9, 0, 0, 0)
  return toFieldTime(date.getTime())
}

export const timeZoneName = () =>
  new Intl.DateTimeFormat(undefined, { timeZoneName: "short" })
    .formatToParts(new Date())
    .find(({ type }) => type === "timeZoneName")?.value ?? ""
