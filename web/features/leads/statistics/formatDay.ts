const format = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", timeZone: "UTC" })

/** A day that the server counts in UTC, such as `2026-11-21`, as `Nov 21`. */
export const formatDay = (date: string) => format.format(new Date(`${date}T00:00:00Z`))
