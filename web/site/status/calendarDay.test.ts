import { expect, test } from "@jest/globals"
import { calendarDay } from "./calendarDay.ts"

const link = `https://www.example.com/es/status/d1042-${"x".repeat(43)}`

const fileOf = (change: Partial<Parameters<typeof calendarDay>[0]> = {}) =>
  calendarDay(
    {
      id: "D-1042@www.example.com",
      title: "Farelight: respuesta",
      link,
      moment: new Date(2026, 11, 31, 23, 30),
      ...change,
    },
    new Date("2026-12-29T08:00:00.123Z"),
  )

/** Unfolded lines, as calendars read them. */
const linesOf = (file: string) => file.replaceAll("\r\n ", "").trimEnd().split("\r\n")

test("a calendar file has the reader's day, its title and its link, and nothing else", () => {
  expect(linesOf(fileOf())).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Farelight//Status//EN",
    "BEGIN:VEVENT",
    "UID:D-1042@www.example.com",
    "DTSTAMP:20261229T080000Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Farelight: respuesta",
    `DESCRIPTION:${link}`,
    `URL:${link}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ])
})

test("the day in a calendar file is in the reader's time zone", () => {
  const moment = new Date("2026-12-31T02:00:00Z")
  moment.getDate = () => 30
  expect(linesOf(fileOf({ moment }))).toEqual(
    expect.arrayContaining(["DTSTART;VALUE=DATE:20261230", "DTEND;VALUE=DATE:20261231"]),
  )
})

test("lines of a calendar file are folded at 75 octets between letters, and a title cannot end its field", () => {
  const title = "ñ€😀".repeat(40)
  const lines = fileOf({ title }).split("\r\n")
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(linesOf(fileOf({ title }))).toContain(`SUMMARY:${title}`)
  const hostile = linesOf(fileOf({ title: "A, B; C\\D\nURL:https://evil.io" }))
  expect(hostile).toContain("SUMMARY:A\\, B\\; C\\\\D\\nURL:https://evil.io")
})
