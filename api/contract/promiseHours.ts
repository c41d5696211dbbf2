/** Within what time a sender is promised an answer: as pages and mails say it, and in hours for the clock. */
export interface ReplyPromise {
  text: string
  hours: number
}

const HOUR_MS = 60 * 60_000

const unitHours: Record<string, number> = { hour: 1, day: 24 }

/** Reads a promise such as `48 hours` or `2 days`; null for any other text. */
export const parseReplyPromise = (text: string): ReplyPromise | null => {
  const [, count, unit = ""] = /^\s*([1-9]\d{0,2})\s+(hour|day)s?\s*$/i.exec(text) ?? []
  return count ? { text: text.trim(), hours: Number(count) * (unitHours[unit.toLowerCase()] ?? 0) } : null
}

/** By when a sender is answered who sent something at this moment. */
export const dueAfter = (moment: Date, { hours }: Pick<ReplyPromise, "hours">) =>
  new Date(moment.getTime() + hours * HOUR_MS)

/** A moment in words in a time zone, which is named: "Wednesday, November 25, 3:00 PM PST". */
export const momentInWords = (moment: Date, timeZone?: string) =>
  new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  })
    .format(moment)
    // Engines disagree on the kind of space before AM and PM.
    .replace(/\s/g, " ")
