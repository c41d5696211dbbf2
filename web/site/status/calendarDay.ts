interface CalendarDay {
  /** An event replaces an earlier one with the same id. */
  id: string
  title: string
  link: string
  /** The calendar's day is the day of this moment in the reader's time zone. */
  moment: Date
}

/** Escapes the characters that RFC 5545 requires to be escaped in TEXT values. */
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n")

const LINE_OCTETS = 75

/** RFC 5545 permits lines of up to 75 octets. */
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
