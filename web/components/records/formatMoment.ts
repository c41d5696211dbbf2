const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" })
const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: "short" })

/** A moment in the reader's own language and time zone. */
export const formatMoment = (moment: string | number) => format.format(new Date(moment))

/** The same without its date when it was today. */
export const formatRecentMoment = (moment: number) => {
  const isToday = new Date(moment).toDateString() === new Date().toDateString()
  return isToday ? timeFormat.format(moment) : formatMoment(moment)
}
