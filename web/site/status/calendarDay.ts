interface CalendarDay {
  /** Under which the calendar keeps it: the same one again takes its place. */
  id: string
  title: string
  link: string
  /** A moment of the day, which is that of the reader's time zone. */
  moment: Date
}

/** What a calendar's texts must not have as they are. */
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n")

const LINE_OCTETS = 75

/** A line as calendars take it: of at most 75 octets, and what is longer goes on behind a space. */
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

/** A whole day as an iCalendar file (RFC 5545), with a link and nothing about anybody. */
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
