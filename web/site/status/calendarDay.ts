interface CalendarDay {
  /** A calendar replaces an earlier event with the same id. */
  id: string
  title: string
  link: string
  /** Converted to a day in the reader's time zone. */
  moment: Date
}

/** Escapes TEXT values (RFC 5545). */
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n")

const LINE_OCTETS = 75

/** Folds lines to at most 75 octets (RFC 5545). */
const folded = (line: string) => {
  const encoder = new TextEncoder()
  let lines = ""
  let octets = 0
  for (const letter of line) {
    const { length } = encoder.encode(letter)
    if (octets + length > LINE_OCTETS) {
      lines += "\r\n "
      octets = 1
    }
    lines += letter
    octets += length
  }
  return lines
}

const dayOf = (moment: Date, later = 0) => {
  const day = new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate() + later))
  return day.toISOString().slice(0, 10).replaceAll("-", "")
}

/** All-day iCalendar event (RFC 5545) with a link and no personal data. */
export const calendarDay = ({ id, title, link, moment }: CalendarDay, now = new Date()) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Farelight//Status//EN",
    "BEGIN:VEVENT",
    `UID:${id}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${dayOf(moment)}`,
    `DTEND;VALUE=DATE:${dayOf(moment, 1)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(link)}`,
    `URL:${link}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("")
