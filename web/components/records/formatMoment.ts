const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" })

/** A moment in the reader's own language and time zone. */
export const formatMoment = (moment: string) => format.format(new Date(moment))
